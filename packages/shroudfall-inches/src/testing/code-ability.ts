import { type Ability, defineAbility, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { windows } from '../timing/windows.js';
import type { WindowId } from '../vocabulary/ability.js';
import type { Moment, Sfi } from '../vocabulary/index.js';

/** An ability of a test that is no plain compulsory passive of its player. */
export interface CodeAbility {
  /** By default `passives`: in an attack these have a step of their own, after the reactions. */
  readonly kind?: NonNullable<Moment['kinds']>;
  /** The player may decline. */
  readonly optional?: true;
}

/** An ability of a player in code that does something in a window, as often as `when` says. */
export const codeAbility = (
  id: string,
  by: PlayerId,
  window: WindowId,
  use: (turn: Turn<Sfi>, moment: Moment) => Rule | void,
  when: (turn: Turn<Sfi>, moment: Moment) => boolean = () => true,
  { kind = 'passives', optional }: CodeAbility = {},
): Ability<Sfi> =>
  defineAbility<Sfi, Moment>({
    id,
    rule: 'SFI-PRIORITY-011',
    window: windows[window],
    compulsory: !optional,
    offers(turn, moment) {
      const { only, from, kinds } = moment;
      const isOpen = (only ?? by) === by && (kinds ?? kind) === kind && from !== 'scenarios';
      return isOpen && when(turn, moment) ? [{ by, source: id }] : [];
    },
    use,
  });

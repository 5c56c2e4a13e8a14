import { type Ability, defineAbility, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { type RoundWindowId, windows } from '../timing/windows.js';
import type { Moment, Sfi } from '../vocabulary/index.js';

/** A compulsory ability of a player in code that does something in a window, as often as `when` says. */
export const doing = (
  id: string,
  by: PlayerId,
  window: RoundWindowId,
  use: (turn: Turn<Sfi>, moment: Moment) => Rule | void,
  when: (turn: Turn<Sfi>, moment: Moment) => boolean = () => true,
): Ability<Sfi> =>
  defineAbility<Sfi, Moment>({
    id,
    rule: 'SFI-PRIORITY-011',
    window: windows[window],
    compulsory: true,
    offers: (turn, moment) =>
      (moment.only === undefined || moment.only === by) && moment.from !== 'scenarios' && when(turn, moment)
        ? [{ by, source: id }]
        : [],
    use,
  });

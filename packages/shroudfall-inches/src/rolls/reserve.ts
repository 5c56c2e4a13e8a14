import type { PlayerId, Turn } from '@rulewright/core';
import { armyOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { EssenceReason } from '../vocabulary/events.js';
import type { Sfi, SfiState } from '../vocabulary/index.js';
import type { Colour } from '../vocabulary/words.js';
import { coloursIn } from './dice.js';

/** The colours of which a player has at least some tokens, weakest first (SFI-ESSENCE-016). */
export const affordable = (state: SfiState, player: PlayerId, price: number): readonly Colour[] => {
  const { reserve } = armyOf(state, player);
  return coloursIn(reserve).filter(colour => (reserve[colour] ?? 0) >= price);
};

/** A payment of tokens of one colour. */
interface Payment {
  readonly player: PlayerId;
  readonly colour: Colour;
  readonly price: number;
  readonly why: EssenceReason;
  readonly rule: RuleId;
}

/** Takes tokens of one colour out of a reserve (SFI-ESSENCE-011). */
export const payTokens = (turn: Turn<Sfi>, { player, colour, price, why, rule }: Payment): void => {
  turn.emit({ type: 'EssencePaid', player, essence: { [colour]: price }, why }, [rule, 'SFI-ESSENCE-011']);
};

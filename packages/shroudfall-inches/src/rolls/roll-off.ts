import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import type { Sfi } from '../vocabulary/index.js';
import type { ByColour } from '../vocabulary/words.js';
import { listOf, throwDice } from './dice.js';

/** The result of a roll-off. */
export interface RollOff {
  readonly winner: PlayerId;
  readonly totals: Readonly<Record<PlayerId, number>>;
}

const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

/** Both players roll the same dice until their totals differ; the higher total wins. */
export function* rollOff(turn: Turn<Sfi>, dice: ByColour, purpose: string): Rule<RollOff> {
  const [one, other] = turn.state.players;
  for (;;) {
    const first = sum(yield* throwDice(turn, { dice: listOf(dice), purpose, by: one }));
    const second = sum(yield* throwDice(turn, { dice: listOf(dice), purpose, by: other }));
    if (first !== second) {
      return { winner: first > second ? one : other, totals: { [one]: first, [other]: second } };
    }
  }
}

/** The roll-off that settles a situation which cannot be decided precisely. No rule of the engine calls it (SFI-DICE-013). */
export const disputeRollOff = (turn: Turn<Sfi>): Rule<RollOff> =>
  rollOff(turn, { yellow: tableOf(turn).numbers.rolls.disputeDice.value }, 'dispute');

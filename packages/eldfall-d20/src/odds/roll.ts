import { bestExpectation, enumerate } from '@rulewright/core/enumerate';
import { add, type Fraction, fraction } from '@rulewright/core/odds';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { RollFacts } from '../vocabulary/index.js';
import { declineAll } from './policy.js';
import { matchOf, type Position } from './position.js';

/** A roll of one model against an attribute. */
export type Rolling = Pick<RollFacts, 'model' | 'attribute' | 'purpose'> & Partial<RollFacts>;

const MARK = 'odds:success';

const rolling = (position: Position, facts: Rolling) =>
  matchOf(position, function* (turn) {
    const { success } = yield* rollAttribute(turn, rollFacts(facts));
    turn.emit({ type: 'QuestMarked', mark: MARK, value: success ? 1 : 0 }, 'ELD-ROLL-002');
  });

/** The exact chances of a roll by the rules of play: both without optional re-rolls, and with the best use of them. */
export const rollOdds = (position: Position, facts: Rolling): { readonly plain: Fraction; readonly best: Fraction } => {
  const match = rolling(position, facts);
  const plain = enumerate(match, declineAll, ({ state }) => state.quest.marks[MARK] ?? 0)
    .filter(({ value }) => value === 1)
    .reduce((sum, { probability }) => add(sum, probability), fraction(0n, 1n));
  return { plain, best: bestExpectation(match, ({ state }) => fraction(BigInt(state.quest.marks[MARK] ?? 0), 1n)) };
};

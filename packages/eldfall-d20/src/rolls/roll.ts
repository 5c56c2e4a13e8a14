import type { Rule, Turn } from '@rulewright/core';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, EldTally, Rolled, RollFacts } from '../vocabulary/index.js';
import { pickAttribute, rollTally } from './attribute.js';
import { dieOf, shown, type Thrown, throwDice } from './dice.js';
import { offerRerolls } from './re-rolls.js';

/** The rule of a roll by its purpose. */
const ruleOf = ({ purpose }: RollFacts): RuleId =>
  purpose === 'attack'
    ? 'ELD-ROLL-003'
    : purpose === 'dodge'
      ? 'ELD-ACTION-011'
      : purpose === 'cast'
        ? 'ELD-ACTION-010'
        : 'ELD-ROLL-002';

/**
 * Throws dice against an attribute whose modifiers were collected before (ELD-MOD-002). An attribute of 0 fails without a roll, so no die
 * is thrown.
 */
export function* throwAgainst(turn: Turn<Eld>, facts: RollFacts, attribute: EldTally, count: number): Rule<Thrown> {
  const rule = ruleOf(facts);
  const by = modelOf(turn.state, facts.model).player;
  const thrown = attribute.total > 0 ? count : 0;
  const faces = yield* throwDice(turn, { count: thrown, purpose: facts.purpose, rule, by });
  const dice = faces.map(face => dieOf(tableOf(turn), facts, attribute.total, face));
  turn.emit({ type: 'RollMade', roll: shown(facts), attribute, dice }, thrown > 0 ? rule : 'ELD-MOD-007');
  return { facts, attribute, dice };
}

/** The result of one die that was thrown. */
export const rolledBy = ({ facts, attribute, dice }: Thrown): Rolled => {
  const die = dice[0] ?? null;
  return { facts, attribute, die, success: die?.success === true };
};

/**
 * Rolls one die against an attribute of a model: with the attribute that its player picks if a rule allows several, all
 * modifiers, and re-rolls (ELD-ROLL-002, ELD-ROLL-009).
 */
export function* rollAttribute(turn: Turn<Eld>, facts: RollFacts): Rule<Rolled> {
  const picked = yield* pickAttribute(turn, facts);
  const thrown = yield* throwAgainst(turn, picked, rollTally(tableOf(turn), picked), 1);
  yield* offerRerolls(turn, [thrown]);
  return rolledBy(thrown);
}

/** The facts of a plain roll of a model; all other fields are empty. */
export const rollFacts = (
  facts: Pick<RollFacts, 'model' | 'attribute' | 'purpose'> & Partial<RollFacts>,
): RollFacts => ({
  attack: null,
  aim: null,
  weapon: null,
  about: null,
  unseen: false,
  ...facts,
});

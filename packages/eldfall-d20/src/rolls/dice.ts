import { type PlayerId, type Rule, roll, type Turn } from '@rulewright/core';
import { sided } from '@rulewright/core/dice';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { AttackFacts, Eld, EldDie, EldTally, RollFacts, RollShown, Table } from '../vocabulary/index.js';

/** Dice to throw. */
export interface Throwing {
  readonly count: number;
  readonly purpose: string;
  readonly rule: RuleId;
  /** The player who rolls; null for Hostiles. */
  readonly by: PlayerId | null;
}

/** Dice that were thrown against an attribute; re-rolls change them. */
export interface Thrown {
  readonly facts: RollFacts;
  readonly attribute: EldTally;
  dice: readonly EldDie[];
}

/** Throws twenty-sided dice: every face comes from the source of the match (ELD-ROLL-001, ELD-ROLL-015). */
export function* throwDice(turn: Turn<Eld>, { count, purpose, rule, by }: Throwing): Rule<readonly number[]> {
  if (count === 0) return [];
  const die = sided(tableOf(turn).numbers.rolls.faces.value);
  return yield* roll(turn, { die, count, purpose, rule, ...(by === null ? {} : { by }) });
}

/**
 * True for a Critical Hit: a success of an Attack with a 1 (ELD-CRIT-001), in a wider range (ELD-CRIT-008), or with a
 * 20 where the attribute is above 20 (ELD-MOD-009). Only Attacks can be critical (ELD-CRIT-010).
 */
const isCritical = (table: Table, attack: AttackFacts, face: number, attribute: number): boolean => {
  const { strikes, modifiers, rolls } = table.numbers;
  const ranges = table.sources.criticals.flatMap(source => source(table, attack)).map(({ to }) => to);
  if (face <= Math.max(strikes.critical.value, ...ranges)) return true;
  return attribute > modifiers.highCritical.value && face === rolls.faces.value;
};

/**
 * A face as a die on the table: a success is within the modified attribute (ELD-ROLL-002, ELD-ROLL-003); modifiers
 * change the attribute and never the die (ELD-MOD-001, ELD-ROLL-004).
 */
export const dieOf = (
  table: Table,
  { purpose, attack }: RollFacts,
  attribute: number,
  face: number,
  rerolled: readonly string[] = [],
): EldDie => {
  const success = face <= attribute;
  const critical = success && purpose === 'attack' && attack !== null && isCritical(table, attack, face, attribute);
  return { face, success, critical, negated: false, stray: null, rerolled };
};

/** The facts of a roll as the log keeps them. */
export const shown = ({ model, attribute, purpose, about, aim }: RollFacts): RollShown => ({
  model,
  attribute,
  purpose,
  about,
  against: aim && 'model' in aim ? aim.model : null,
});

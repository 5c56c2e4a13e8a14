import type { Rule, Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import { rollTally } from '../rolls/attribute.js';
import type { Thrown } from '../rolls/dice.js';
import { throwAgainst } from '../rolls/roll.js';
import type { Attack, Eld, Pool, RollFacts, Table } from '../vocabulary/index.js';
import { attackRoll } from './attribute.js';
import { isSeen } from './requirements.js';

/** The dice of one pool as they lie on the table; re-rolls change them until they stand. */
export interface ThrownPool {
  readonly pool: Pool;
  readonly thrown: Thrown;
}

/** The facts of the roll of one pool. */
export const rollOf = (table: Table, attack: Attack, { aim }: Pool): RollFacts =>
  attackRoll(table, attack, aim, !isSeen(table, attack, aim));

const canRoll = ({ failed }: Attack, pool: Pool): boolean => failed === null && pool.failed === null;

/** Collects the modifiers of an attack, after everything is declared and before any die (ELD-MOD-002). */
export const collectModifiers = (table: Table, attack: Attack): void => {
  for (const pool of attack.pools) {
    if (canRoll(attack, pool)) pool.attribute = rollTally(table, rollOf(table, attack, pool));
  }
};

/** Throws the dice of an attack: for every strike one (ELD-ROLL-003, ELD-STRIKE-001). */
export function* throwPools(turn: Turn<Eld>, attack: Attack): Rule<readonly ThrownPool[]> {
  const all: ThrownPool[] = [];
  for (const pool of attack.pools) {
    if (!canRoll(attack, pool) || !pool.attribute || pool.strikes === 0) continue;
    const thrown = yield* throwAgainst(turn, rollOf(tableOf(turn), attack, pool), pool.attribute, pool.strikes);
    all.push({ pool, thrown });
  }
  return all;
}

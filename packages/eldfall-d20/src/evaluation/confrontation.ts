import { comparedDice } from '../attacks/confrontation.js';
import { newAttack } from '../attacks/facts.js';
import { poolsOf } from '../attacks/split.js';
import type { AttackFacts, EldDie, Table } from '../vocabulary/index.js';
import { resultsOf } from './force.js';

/** The dice of an Attack in a Confrontation: their number, and every result of one of them. */
interface Side {
  readonly strikes: number;
  readonly results: readonly EldDie[];
}

const sideOf = (table: Table, facts: AttackFacts): Side => {
  const [pool] = poolsOf(table, facts);
  return { strikes: pool?.strikes ?? 0, results: pool ? resultsOf(table, newAttack(facts, [pool]), pool) : [] };
};

/** The part of the Hits of a side that the dice of the other side do not beat (ELD-CONFRONT-004, ELD-CONFRONT-005). */
const partLeft = (own: Side, other: Side): number => {
  const hits = own.results.filter(({ success }) => success);
  const left = hits.map(die => {
    const beating = other.results.filter(enemy => comparedDice([die], [enemy])[0]?.negated).length;
    let chance = 1;
    for (let strike = 0; strike < other.strikes; strike++) chance *= 1 - beating / other.results.length;
    return chance;
  });
  return hits.length === 0 ? 0 : left.reduce((sum, one) => sum + one, 0) / hits.length;
};

/** The parts of the Hits of two Attacks on each other that are left after their Confrontation. */
export const leftOf = (
  table: Table,
  attack: AttackFacts,
  enemy: AttackFacts,
): readonly [own: number, enemy: number] => {
  const [own, other] = [sideOf(table, attack), sideOf(table, enemy)];
  return [partLeft(own, other), partLeft(other, own)];
};

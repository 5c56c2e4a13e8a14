import { dieOf } from '../rolls/dice.js';
import { rollFacts } from '../rolls/roll.js';
import type { Attack, EldDie, Pool, Table } from '../vocabulary/index.js';

/** Dice as they may lie, with the number of ways in which they come up. */
export interface Lying {
  readonly dice: readonly EldDie[];
  readonly ways: bigint;
}

/** The results of one die against an attribute, by the rules of play; failures are one result, since no rule compares them. */
const resultsOf = (table: Table, attack: Attack, attribute: number): readonly Lying[] => {
  const faces = Array.from({ length: table.numbers.rolls.faces.value }, (_, i) => i + 1);
  const facts = rollFacts({ model: attack.attacker, attribute: 'OFF', purpose: 'attack', attack });
  const dice = faces.map(face => dieOf(table, facts, attribute, face));
  const missed = dice.filter(({ success }) => !success);
  const [miss] = missed;
  return [
    ...dice.filter(({ success }) => success).map(die => ({ dice: [die], ways: 1n })),
    ...(miss ? [{ dice: [miss], ways: BigInt(missed.length) }] : []),
  ];
};

/** All sets of so many dice; the order of dice means nothing. */
const together = (one: readonly Lying[], count: number, from = 0): readonly Lying[] => {
  if (count === 0) return [{ dice: [], ways: 1n }];
  return one.slice(from).flatMap((first, at) => {
    const found: Lying[] = [];
    // `same` dice show the first result, all others a later one.
    for (let same = 1, ways = first.ways; same <= count; same++, ways *= first.ways) {
      const places = choose(count, same);
      const rest = same === count ? [{ dice: [], ways: 1n }] : together(one, count - same, from + at + 1);
      for (const other of rest) {
        found.push({
          dice: [...Array.from({ length: same }, () => first.dice).flat(), ...other.dice],
          ways: places * ways * other.ways,
        });
      }
    }
    return found;
  });
};

const choose = (n: number, k: number): bigint => {
  let found = 1n;
  for (let i = 0; i < k; i++) found = (found * BigInt(n - i)) / BigInt(i + 1);
  return found;
};

/** The dice of a pool as they may lie, and the number of all ways. An attribute of 0 fails without a die (ELD-MOD-007). */
export const diceOf = (table: Table, attack: Attack, { attribute, strikes, failed }: Pool): readonly Lying[] => {
  const total = attribute?.total ?? 0;
  if (failed !== null || total <= 0 || strikes === 0) return [{ dice: [], ways: 1n }];
  return together(resultsOf(table, attack, total), strikes);
};

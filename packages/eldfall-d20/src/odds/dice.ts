import { dieOf } from '../rolls/dice.js';
import { rollFacts } from '../rolls/roll.js';
import type { Attack, EldDie, ModelId, Pool, RerollSource, Table } from '../vocabulary/index.js';

/** A result of dice, with the number of cases that give it. */
export interface Lying {
  readonly dice: readonly EldDie[];
  readonly ways: bigint;
}

/** The modifiers of the dice of an attack, besides the attribute. */
export interface Throwing {
  /** The re-rolls of the model that rolls, in their order. */
  readonly rerolls: readonly Pick<RerollSource, 'source' | 'dice'>[];
  /** The ally that a stray shot strikes; null where none touches the target (ELD-RANGED-011). */
  readonly stray: ModelId | null;
}

/** Equivalent results of one die as one: all failures are equivalent, except one that goes astray. */
const grouped = (dice: readonly EldDie[]): readonly Lying[] => {
  const [first] = dice;
  return first ? [{ dice: [first], ways: BigInt(dice.length) }] : [];
};

/** The results of one die against an attribute, by the rules of play; failures are alike, since no rule compares them. */
const resultsOf = (table: Table, attack: Attack, attribute: number, { stray }: Throwing): readonly Lying[] => {
  const faces = Array.from({ length: table.numbers.rolls.faces.value }, (_, i) => i + 1);
  const facts = rollFacts({ model: attack.attacker, attribute: 'OFF', purpose: 'attack', attack });
  const dice = faces.map(face => dieOf(table, facts, attribute, face));
  const missed = dice.filter(({ success }) => !success);
  return [
    ...dice.filter(({ success }) => success).map(die => ({ dice: [die], ways: 1n })),
    ...grouped(missed.filter(die => !goesAstray(table, die, stray))),
    ...grouped(missed.filter(die => goesAstray(table, die, stray))),
  ];
};

/** High dice of a risky shot strike an ally, also where they would have succeeded (ELD-RANGED-011). */
const goesAstray = ({ numbers }: Table, { face }: EldDie, stray: ModelId | null): boolean =>
  stray !== null && face >= numbers.ranged.strayFrom.value;

const withStrays = (table: Table, all: readonly Lying[], stray: ModelId | null): readonly Lying[] =>
  stray === null
    ? all
    : all.map(({ dice, ways }) => ({
        dice: dice.map(die => (goesAstray(table, die, stray) ? { ...die, stray } : die)),
        ways,
      }));

/** The positions of the dice that a source rolls again: failures, as many as it allows, first those that would be stray shots. */
const failuresOf = (
  { options }: Table,
  { dice }: Lying,
  { dice: most }: Throwing['rerolls'][number],
): readonly number[] => {
  const isOnce = options.rerollStacking === 'oncePerDie';
  const failed = dice
    .flatMap((die, place) => (die.success || (isOnce && die.rerolled.length > 0) ? [] : [{ die, place }]))
    .toSorted((a, b) => b.die.face - a.die.face)
    .map(({ place }) => place);
  return most === 'all' ? failed : failed.slice(0, most);
};

/** Sets of equal dice added up. */
const merged = (all: readonly Lying[]): readonly Lying[] => {
  const found = new Map<string, Lying>();
  for (const one of all) {
    const dice = one.dice.toSorted((a, b) => a.face - b.face || a.rerolled.length - b.rerolled.length);
    const key = dice.map(({ face, rerolled }) => `${face}/${rerolled.length}`).join();
    const same = found.get(key);
    found.set(key, { dice, ways: one.ways + (same?.ways ?? 0n) });
  }
  return [...found.values()];
};

/** The dice after one source has rolled failures again (ELD-ROLL-009). */
const rolledAgain = (
  table: Table,
  all: readonly Lying[],
  fresh: readonly Lying[],
  reroll: Throwing['rerolls'][number],
): readonly Lying[] => {
  const most = Math.max(...all.map(one => failuresOf(table, one, reroll).length));
  const faces = BigInt(table.numbers.rolls.faces.value);
  return merged(
    all.flatMap(one => {
      const again = failuresOf(table, one, reroll);
      const kept = one.dice.filter((_, place) => !again.includes(place));
      const others = Array.from({ length: most - again.length }, () => faces).reduce(
        (all, more) => all * more,
        one.ways,
      );
      return together(fresh, again.length).map(({ dice, ways }) => ({
        dice: [...kept, ...dice.map(die => ({ ...die, rerolled: [reroll.source] }))],
        ways: others * ways,
      }));
    }),
  );
};

/** All sets of `count` dice; the order of dice does not matter. */
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

/** The possible results of a pool, and the number of all cases. An attribute of 0 fails without a die (ELD-MOD-007). */
export const diceOf = (
  table: Table,
  attack: Attack,
  { attribute, strikes, failed }: Pool,
  throwing: Throwing,
): readonly Lying[] => {
  const total = attribute?.total ?? 0;
  if (failed !== null || total <= 0 || strikes === 0) return [{ dice: [], ways: 1n }];
  const one = resultsOf(table, attack, total, throwing);
  const dice = throwing.rerolls.reduce((all, reroll) => rolledAgain(table, all, one, reroll), together(one, strikes));
  return withStrays(table, dice, throwing.stray);
};

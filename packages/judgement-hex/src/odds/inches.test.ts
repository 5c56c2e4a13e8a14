import { toText } from '@rulewright/core/odds';
import { describe, expect, test } from 'vitest';
import { createGame } from '../game.js';
import { card, packWith } from '../testing/index.js';
import { v11Edition } from '../v11/edition.js';
import { attackOdds, type Duel, duel } from './index.js';

const pack = packWith({ heroes: { strong: card({ MEL: 8, RNG: 8, MAG: 8 }) } });
const sheet = createGame({ pack, maps: [], edition: v11Edition });
const hexes = createGame({ pack, maps: [] });

const oddsIn = (game: typeof sheet, more: Partial<Duel>) => {
  const { table, order, refusal } = duel(game, { attacker: 'strong', target: 'fighter', ...more });
  return { refusal: refusal?.code, ...attackOdds(table, order) };
};
const odds = (more: Partial<Duel> = {}) => oddsIn(sheet, more);
const chances = ({ blows }: ReturnType<typeof odds>): string[] =>
  [blows.none, blows.glancing, blows.solid, blows.critical].map(toText);
/** The total of a pool, and the rules of its lines after those of the attributes. */
const dice = (more: Partial<Duel>): readonly [number, ...string[]] => {
  const { total, lines } = odds(more).pool;
  return [
    total,
    ...lines.slice(2).flatMap(({ rule, amount }) => (typeof amount === 'number' && amount < 0 ? [rule] : [])),
  ];
};

/** Half the faces hit, so each of the 2^n ways of n dice to hit or not is as likely. */
describe('on a table in inches', () => {
  test('a melee attack has 2 dice, in contact and within reach', () => {
    expect(chances(odds({ attacker: 'fighter' }))).toEqual(['1/4', '1/2', '1/4', '0']);
    expect(chances(odds({ attacker: 'fighter', distance: 0 }))).toEqual(['1/4', '1/2', '1/4', '0']);
  });

  test('a Charge has 2 dice more [JV11-MEL-001]', () => {
    const charge = odds({ attacker: 'fighter', charge: true });
    expect([charge.pool.total, chances(charge)]).toEqual([4, ['1/16', '1/4', '3/8', '5/16']]);
  });

  test('the odds are those on hexes where the numbers are equal', () => {
    for (const same of [{}, { charge: true }, { weapon: 'bow', distance: 4, cover: true }, { wounds: 9 }]) {
      const [here, there] = [odds(same), oddsIn(hexes, same)];
      expect([here.pool.total, here.outcomes, here.refusal]).toEqual([there.pool.total, there.outcomes, there.refusal]);
    }
  });

  test('the distance is from base edge to base edge, exact to 1/100 mm [JV11-BASE-005, JV11-BASE-006]', () => {
    const refusals = (weapon: string, reach: number, target = 'fighter') =>
      [0, 2, 3].map(more => odds({ weapon, target, distance: reach + more / 2540 }).refusal);
    expect(refusals('bow', 6)).toEqual([undefined, undefined, 'out-of-reach']);
    expect(refusals('blade', 1)).toEqual([undefined, undefined, 'out-of-reach']);
    // The base of the colossus is twice as wide.
    expect(refusals('bow', 6, 'pit-colossus')).toEqual([undefined, undefined, 'out-of-reach']);
    expect(odds({ weapon: 'bow', distance: 40 }).pool.total).toBe(5);
  });
});

describe('cover on the table', () => {
  const everywhere = (weapon: string, cover: true | 'soft', reach: number) =>
    ['fighter', 'rat'].flatMap(target => [0, 0.5, reach].map(distance => dice({ weapon, cover, distance, target })));
  const always = <T>(one: T): readonly T[] => Array.from({ length: 6 }, () => one);

  test('hard cover takes 2 dice from a ranged attack, soft cover 1 [JV11-RNG-006, JV11-RNG-007]', () => {
    expect(everywhere('bow', true, 6)).toEqual(always([3, 'JV11-RNG-007']));
    expect(everywhere('bow', 'soft', 6)).toEqual(always([4, 'JV11-RNG-006']));
    expect(chances(odds({ weapon: 'bow', distance: 6, cover: true }))).toEqual(['1/8', '3/8', '3/8', '1/8']);
    expect(chances(odds({ weapon: 'bow', distance: 6, cover: 'soft' }))).toEqual(['1/16', '1/4', '3/8', '5/16']);
  });

  test('hard cover takes 1 die from a magic attack, soft cover none [JV11-MAG-002, JV11-MAG-003]', () => {
    expect(everywhere('staff', true, 4)).toEqual(always([4, 'JV11-MAG-002']));
    expect(everywhere('staff', 'soft', 4)).toEqual(always([5]));
  });

  test('hard cover takes 1 die from a melee attack, soft cover none [JV11-MEL-005, JV11-MEL-008]', () => {
    expect(everywhere('blade', true, 1)).toEqual(always([4, 'JV11-MEL-005']));
    expect(everywhere('blade', 'soft', 1)).toEqual(always([5]));
  });

  test('cover counts between bases of every size, and hides nobody [JV11-COV-001, JV11-COV-003]', () => {
    for (const attacker of ['mire-crab', 'gruk', 'pit-colossus']) {
      for (const target of ['mire-crab', 'gruk', 'pit-colossus']) {
        for (const cover of [true, 'soft'] as const) {
          const { table, order, refusal } = duel(sheet, { attacker, target, cover, distance: 0 });
          const given = attackOdds(table, order).pool.lines.some(({ rule }) => rule === 'JV11-MEL-005');
          expect([attacker, target, given]).toEqual([attacker, target, cover === true]);
          expect(refusal?.code).not.toBe('not-in-sight');
        }
      }
    }
  });

  test('there is no soft cover on hexes', () => {
    expect(() => oddsIn(hexes, { cover: 'soft' })).toThrow('no-soft-cover at cover');
  });
});

test('an impossible distance is refused', () => {
  for (const distance of [-1, 48.1, Number.NaN]) expect(() => odds({ distance })).toThrow('too-far at distance');
});

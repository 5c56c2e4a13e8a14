import type { Play } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { controllersOf, shrinesOf } from '../../key-models/shrines/control.js';
import { cited } from '../../round/actions/scenario-words.js';
import { generateFate } from '../../round/fate/income.js';
import { woundable, woundForFate, woundOf } from '../../round/fate/wound.js';
import { doing, type LaidOut, plainHero, suffering, withTemporaryHealth } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { laidOut, scenario } from '../scenario-words.js';

const plain = 'A     b\n   C';
const gaining = (drawing: string, lay: LaidOut = {}) => {
  const laid = laidOut(drawing, { state: { round: 3 }, ...lay });
  return { ...laid, game: doing(laid, generateFate) };
};
const pools = ({ state }: Play<Jhx>): readonly number[] => state.warbands.map(({ fate }) => fate);

scenario('each player gains 1 Fate in the first two rounds, and not in the third', 'JV11-COMM-010', play => {
  const free = (round: number): readonly number[] => {
    const { game, setup } = gaining(plain, { state: { round } });
    const p = play(game, setup);
    expect(
      cited(p, 'FateChanged')
        .flat()
        .every(rule => rule === 'JV11-COMM-010'),
    ).toBe(true);
    return pools(p);
  };
  expect([free(1), free(2), free(3)]).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
});

const rich = { models: { A: { souls: 2 }, C: { souls: 1 } }, warbands: { p1: { banked: 1 }, p2: { banked: 2 } } };

scenario('each Soul, bound or banked, gives 1 Fate', 'JV11-COMM-011', play => {
  const { game, setup } = gaining(plain, rich);
  const p = play(game, setup);
  expect([pools(p), cited(p, 'FateChanged')]).toEqual([
    [4, 2],
    [['JV11-COMM-011'], ['JV11-COMM-011']],
  ]);
});

scenario('Souls bound to a cursed Hero give none', 'JV11-COMM-009', play => {
  const of = (...effects: NonNullable<LaidOut['effects']>): readonly number[] => {
    const { game, setup } = gaining(plain, { ...rich, effects });
    return pools(play(game, setup));
  };
  expect([of(suffering('A', 'curse')), of(suffering('C', 'curse')), of(suffering('A', 'poison'))]).toEqual([
    [2, 2],
    [3, 2],
    [4, 2],
  ]);
});

test('a cursed Hero neither controls nor contests a Shrine, nor is it sacrificed [JV11-COMM-009, JV11-COND-004]', () => {
  const control = (effects: LaidOut['effects']): readonly (readonly string[])[] => {
    const { table } = laidOut('A     b\n   $', { effects: effects ?? [] });
    const [shrine] = shrinesOf(table);
    return table.state.players.map(player => (shrine ? controllersOf(table, shrine, player).map(({ id }) => id) : []));
  };
  expect([control([]), control([suffering('b', 'curse')]), control([suffering('A', 'curse')])]).toEqual([
    [[], []],
    [['A'], []],
    [[], ['b']],
  ]);
  expect(woundable(laidOut(plain, { effects: [suffering('A', 'curse')] }).table, 'p1')).toEqual(['C']);
});

scenario('a Shrine gives its controller what the map says', 'JV11-COMM-012', play => {
  const gains = (fate: number): readonly number[] => {
    const { game, setup } = gaining('A     .     b\n   $     .', {
      map: { shrines: [{ at: [2, 1], fate }], deployment: { lower: [[1, 1]], upper: [[3, 1]] } },
      warbands: { p1: { side: 'lower' }, p2: { side: 'upper' } },
    });
    return pools(play(game, setup));
  };
  expect([gains(1), gains(4)]).toEqual([
    [1, 0],
    [4, 0],
  ]);
});

test('a sacrifice is a third of the maximum, rounded up, and at least 5 [JV11-COMM-013, JV11-COMM-014]', () => {
  const wound = (health: number, effects: LaidOut['effects'] = []): number => {
    const sized = { ...plainHero, health: [health, health, health] } as const;
    const { table, model } = laidOut(plain, {
      cards: { heroes: { sized } },
      models: { A: { card: 'sized' } },
      effects,
    });
    return woundOf(table, model('A'));
  };
  expect([12, 15, 16, 18, 19].map(health => wound(health))).toEqual([5, 5, 6, 6, 7]);
  expect(wound(16, [withTemporaryHealth('A', 3)])).toBe(7);
});

scenario(
  'a player without Fate may sacrifice health of one living Hero, RES or not, once in a phase',
  ['JV11-COMM-013', 'JV11-COMM-014'],
  play => {
    const laid = laidOut(plain, {
      cards: { heroes: { fighter: { ...plainHero, attributes: { ...plainHero.attributes, RES: 2 } } } },
      models: { A: { damage: 7 }, C: { damage: 6 } },
    });
    const game = doing(laid, function* (turn) {
      yield* woundForFate(turn, 'p1');
      yield* woundForFate(turn, 'p1');
    });
    // A would be reduced to 0.
    const p = play(game, laid.setup).options('p1', ['C', 'pass']).choose('p1', 'C');
    expect(p.state.models.find(({ id }) => id === 'C')?.damage).toBe(11);
    expect(pools(p)).toEqual([1, 0]);
    expect(cited(p, 'FateChanged')).toEqual([['JV11-COMM-013']]);
    p.waitsFor();
    expect(woundable(laidOut(plain, { warbands: { p1: { fate: 1 } } }).table, 'p1')).toEqual([]);
  },
);

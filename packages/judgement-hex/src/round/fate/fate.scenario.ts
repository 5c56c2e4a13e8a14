import { type Play, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { canPay, changeFate, payFate } from '../../beside-table/fate/pool.js';
import type { RuleId } from '../../rulebook/index.js';
import { doing, type LaidOut, laidOut, plainHero, suffering, withTemporaryHealth } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { generateFate } from './income.js';
import { woundable, woundForFate, woundOf } from './wound.js';

const scenario = scenarios<RuleId>(test);

const cards = {
  heroes: {
    ghoul: { ...plainHero, common: [{ id: 'soulless' }] },
    frail: { ...plainHero, health: [5, 6, 7] },
    giant: { ...plainHero, health: [16, 21, 24] },
  },
} as const satisfies LaidOut['cards'];
const zones = { deployment: { lower: [[1, 1]], upper: [[7, 1]] } } as const;
const sides = { p1: { side: 'lower' }, p2: { side: 'upper' } } as const;

const gaining = (drawing: string, lay: LaidOut = {}) => {
  const laid = laidOut(drawing, { cards, state: { round: 3 }, ...lay });
  return { ...laid, game: doing(laid, generateFate) };
};
const pools = ({ state }: Play<Jhx>): readonly number[] => state.warbands.map(({ fate }) => fate);
const plain = 'A     b\n   .';

scenario('1 Fate is free in rounds 1 and 2, not after', 'JHX-FATE-002', play => {
  const free = (round: number) => {
    const { game, setup } = gaining(plain, { state: { round } });
    return pools(play(game, setup));
  };
  expect([free(1), free(2), free(3)]).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
});

scenario(
  'each Soul gives 1 Fate, Bound or Banked, also that of a cursed Hero',
  ['JHX-FATE-003', 'JHX-SOUL-036'],
  play => {
    const { game, setup } = gaining('A     b\n   C', {
      models: { A: { souls: 2 }, C: { souls: 1 } },
      warbands: { p1: { banked: 1 }, p2: { banked: 2, fate: 5 } },
      effects: [suffering('A', 'curse')],
    });
    expect(pools(play(game, setup))).toEqual([4, 7]);
  },
);

scenario('a pool keeps what it has and has no end', 'JHX-FATE-001', play => {
  const { game, setup } = gaining(plain, { warbands: { p1: { fate: 99, banked: 3 } } });
  expect(pools(play(game, setup))).toEqual([102, 0]);
});

/** A Shrine in the middle of a corridor of seven hexes, or one next to it. */
const shrineAt = (drawing: string, lay: LaidOut = {}) =>
  gaining(drawing, {
    map: zones,
    ...lay,
    warbands: { p1: { ...sides.p1, ...lay.warbands?.p1 }, p2: { ...sides.p2, ...lay.warbands?.p2 } },
  });
const middle = `
.     A     .     .
   .     $     b
`;
const mine = `
.     $     .     .
   A     .     b
`;

scenario('a Shrine in the middle gives its controller D3', ['JHX-FATE-004', 'JHX-FATE-005', 'JHX-GEN-009'], play => {
  const { game, setup } = shrineAt(middle);
  const fate = [1, 2, 3, 4, 5, 6].map(die => {
    // Without Fate nobody is asked for Try Again.
    return pools(play(game, { ...setup, dice: [die] }))[0];
  });
  expect(fate).toEqual([1, 1, 2, 2, 3, 3]);
});

scenario(
  'Try Again rolls the die of a Shrine again, also with Fate gained in the step',
  ['JHX-FATE-005', 'JHX-REROLL-012'],
  play => {
    const { game, setup } = shrineAt(middle, { state: { round: 2 } });
    const p = play(game, { ...setup, dice: [1, 6] })
      .waitsFor({ by: 'p1', kind: 'confirm' })
      .choose('p1', true);
    expect(pools(p)).toEqual([3, 1]);
  },
);

scenario('a Shrine on the own side gives 1 Fate, one on the enemy side 2', ['JHX-FATE-006', 'JHX-FATE-007'], play => {
  const own = shrineAt(mine);
  expect(pools(play(own.game, own.setup))).toEqual([1, 0]);
  const theirs = shrineAt(mine, { warbands: { p1: { side: 'upper' }, p2: { side: 'lower' } } });
  expect(pools(play(theirs.game, theirs.setup))).toEqual([2, 0]);
});

scenario('the control of a Shrine is judged when it gives Fate', ['JHX-SHRINE-007', 'JHX-FATE-004'], play => {
  const laid = laidOut(mine, { map: zones, warbands: sides, state: { round: 3 } });
  const game = doing(laid, function* (turn) {
    turn.emit(
      { type: 'ModelMoved', model: 'A', from: laid.cell('A'), to: laid.cell('A') - 1, how: 'place' },
      'JHX-MOVE-012',
    );
    yield* generateFate(turn);
  });
  expect(pools(play(game, laid.setup))).toEqual([0, 0]);
});

scenario(
  'Soulless Heroes alone bring nothing but take 1 from the opponent, after all gains and never below 0',
  ['JHX-ABILITY-076', 'JHX-FATE-015'],
  play => {
    const drained = (fate: number, banked: number) => {
      const { game, setup } = shrineAt(mine, {
        models: { A: { card: 'ghoul' } },
        warbands: { p2: { fate, banked } },
      });
      return pools(play(game, setup));
    };
    expect([drained(3, 0), drained(0, 0), drained(0, 1)]).toEqual([
      [0, 2],
      [0, 0],
      [0, 0],
    ]);
  },
);

scenario(
  'Fate is generated in the order of the step: free, by Souls, by Shrines, less the drain of Soulless Heroes',
  ['JHX-COMMUNION-006'],
  play => {
    const { game, setup } = shrineAt(
      `
.     $     $     .
   A     .     b
`,
      {
        state: { round: 2 },
        models: { b: { card: 'ghoul' } },
        warbands: { p1: { banked: 1 } },
      },
    );
    play(game, setup).events(
      { type: 'FateChanged', player: 'p1', by: 1, why: 'free' },
      { type: 'FateChanged', player: 'p2', by: 1, why: 'free' },
      { type: 'FateChanged', player: 'p1', by: 1, why: 'souls' },
      { type: 'FateChanged', player: 'p1', by: 1, why: 'shrine' },
      { type: 'FateChanged', player: 'p1', by: -1, why: 'soulless-shrine' },
    );
  },
);

test('a wound is 5, or a third of the maximum rounded up [JHX-FATE-009]', () => {
  const wound = (card: string, level: 1 | 2 = 1) => {
    const { table, model } = laidOut(plain, { cards, models: { A: { card, level } } });
    return woundOf(table, model('A'));
  };
  // 12, 5, 16 and 21 health.
  expect([wound('fighter'), wound('frail'), wound('giant'), wound('giant', 2)]).toEqual([5, 5, 6, 7]);
});

test('temporary health counts towards the maximum [JHX-FATE-010]', () => {
  const { table, model } = laidOut(plain, {
    cards,
    models: { A: { card: 'giant' } },
    effects: [withTemporaryHealth('A', 3)],
  });
  expect(woundOf(table, model('A'))).toBe(7);
});

test('only a living Hero that is not cursed and stays above 0 is wounded [JHX-FATE-008, JHX-FATE-011]', () => {
  const victims = (lay: LaidOut) => woundable(laidOut(plain, { cards, ...lay }).table, 'p1');
  expect(victims({ models: { A: { damage: 6 } } })).toEqual(['A']);
  expect(victims({ models: { A: { damage: 7 } } })).toEqual([]);
  expect(victims({ models: { A: { damage: 7 } }, effects: [withTemporaryHealth('A', 1)] })).toEqual(['A']);
  expect(victims({ effects: [suffering('A', 'curse')] })).toEqual([]);
  expect(victims({ models: { A: { at: null, diedIn: 1 } } })).toEqual([]);
  expect(victims({ models: { A: { kind: 'summoned' } } })).toEqual([]);
});

scenario(
  'an empty pool may be filled by wounding a Hero, RES or not, once',
  ['JHX-FATE-008', 'JHX-FATE-009', 'JHX-FATE-012'],
  play => {
    const laid = laidOut('A     b\n   C', {
      cards: { heroes: { fighter: { ...plainHero, attributes: { ...plainHero.attributes, RES: 2 } } } },
    });
    const game = doing(laid, function* (turn) {
      yield* woundForFate(turn, 'p1');
      yield* woundForFate(turn, 'p1');
    });
    const p = play(game, laid.setup).options('p1', ['A', 'C', 'pass']).choose('p1', 'C');
    expect(p.state.models.find(({ id }) => id === 'C')?.damage).toBe(5);
    expect(pools(p)).toEqual([1, 0]);
    p.waitsFor();
    const kept = play(
      doing(laid, turn => woundForFate(turn, 'p1')),
      laid.setup,
    ).choose('p1', 'pass');
    expect(pools(kept)).toEqual([0, 0]);
  },
);

test('a player with Fate wounds nobody for it [JHX-FATE-008]', () => {
  expect(woundable(laidOut(plain, { warbands: { p1: { fate: 1 } } }).table, 'p1')).toEqual([]);
});

scenario('a price in Fate is paid at once and in full', ['JHX-FATE-013', 'JHX-FATE-014'], play => {
  const laid = laidOut(plain, { warbands: { p1: { fate: 2 } } });
  const game = doing(laid, turn => {
    expect([canPay(turn, 'p1', 2), canPay(turn, 'p1', 3), canPay(turn, 'p2', 1)]).toEqual([true, false, false]);
    expect(() => payFate(turn, 'p1', 3, 'JHX-ACTION-016')).toThrow('cannot-pay');
    payFate(turn, 'p1', 2, 'JHX-ACTION-016');
    changeFate(turn, 'p1', 3, 'bounty', 'JHX-FATE-014');
    expect(canPay(turn, 'p1', 3)).toBe(true);
    changeFate(turn, 'p1', -9, 'soulless-shrine', 'JHX-FATE-015');
  });
  const p = play(game, laid.setup);
  expect(pools(p)).toEqual([0, 0]);
});

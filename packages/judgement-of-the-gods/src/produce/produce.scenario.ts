import { history } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/index.js';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { changed, eventsOf, village } from '../testing/village.js';
import { production } from './production.js';

const scenario = scenarios<RuleId>(test);

const roles = ['chieftain', 'farmer', 'miner', 'woodsman', 'gatherer', 'shaman'] as const;
type Role = (typeof roles)[number];

/** One character on one tile, about to produce. */
const at = (role: Role, tile: string, more: Readonly<Record<string, string>> = {}) =>
  village({ roles, turn: role, at: { [role]: '1,0' }, tiles: { '1,0': tile, ...more } });
const player = (role: Role): string => `p${roles.indexOf(role) + 1}`;
const produce = { do: 'produce' } as const;

scenario('without a building there is nothing to produce', 'JOG-PROD-001', play => {
  for (const tile of ['plains', 'magical-plains', 'marsh', 'magical-marsh']) {
    play(game, at('farmer', tile)).refuses('p2', produce, { code: 'no-building', rule: 'JOG-PROD-001' });
  }
  play(game, { ...at('farmer', 'hill farm'), dice: [1] }).choose('p2', produce);
});

scenario(
  'a building yields its own resource, by the stat of the character that works there',
  ['JOG-PROD-002', 'JOG-PROD-003', 'JOG-PROD-005'],
  play => {
    for (const [building, resource] of [
      ['farm', 'food'],
      ['lumberMill', 'wood'],
      ['mine', 'stone'],
      ['temple', 'magic'],
    ] as const) {
      for (const role of roles) {
        const terrain = building === 'farm' ? 'hill' : 'plains';
        const p = play(game, { ...at(role, `${terrain} ${building}`), dice: [2] }).choose(player(role), produce);
        const stat = defaultContent.roles[role]?.stats[resource] ?? Number.NaN;
        expect(eventsOf(p)[0]).toEqual(changed('produce', { [resource]: stat + 2 }));
      }
    }
  },
);

test('the stats of the roles [JOG-PROD-003, JOG-COMP-004]', () => {
  const stats = Object.values(defaultContent.roles).map(({ stats: { food, wood, stone, magic } }) => [
    food,
    wood,
    stone,
    magic,
  ]);
  expect(stats).toEqual([
    [4, 4, 4, 6],
    [10, 4, 3, 2],
    [4, 3, 10, 2],
    [3, 10, 4, 2],
    [8, 5, 5, 2],
    [4, 3, 3, 8],
  ]);
});

scenario('appropriate terrain is worth half as much again', ['JOG-PROD-004', 'JOG-PROD-006', 'JOG-PROD-009'], play => {
  for (const [role, tile, resource, amount] of [
    ['farmer', 'plains farm', 'food', 15],
    ['woodsman', 'forest lumberMill', 'wood', 15],
    ['miner', 'mountain mine', 'stone', 15],
    ['shaman', 'hill temple', 'magic', 12],
  ] as const) {
    const p = play(game, { ...at(role, tile), dice: [1] }).choose(player(role), produce);
    expect(eventsOf(p)[0]).toEqual(changed('produce', { [resource]: amount + 1 }));
  }
});

scenario('every other terrain is not appropriate', ['JOG-PROD-004', 'JOG-PROD-005'], play => {
  const buildings = ['farm', 'lumberMill', 'mine', 'temple'] as const;
  const own = { farm: 'plains', lumberMill: 'forest', mine: 'mountain', temple: 'hill' } as const;
  for (const building of buildings) {
    for (const terrain of ['plains', 'forest', 'mountain', 'hill']) {
      const { state } = play(game, at('gatherer', `${terrain} ${building}`));
      const [sum] = production({ pack: defaultContent, state }, 'gatherer');
      expect(sum?.lines[1]?.rule).toBe(terrain === own[building] ? 'JOG-PROD-006' : 'JOG-PROD-005');
    }
  }
});

scenario(
  'the book’s examples: a Farmer at a farm on forest, a Shaman at a temple on a hill',
  ['JOG-PROD-005', 'JOG-PROD-006', 'JOG-PROD-009'],
  play => {
    const farmer = play(game, { ...at('farmer', 'forest farm'), dice: [4] }).choose('p2', produce);
    expect(eventsOf(farmer)[0]).toEqual(changed('produce', { food: 14 }));
    const shaman = play(game, { ...at('shaman', 'hill temple'), dice: [1] }).choose('p6', produce);
    expect(eventsOf(shaman)[0]).toEqual(changed('produce', { magic: 13 }));
  },
);

scenario(
  'magical terrain doubles where it is appropriate, else it is worth half as much again',
  ['JOG-PROD-007', 'JOG-PROD-008'],
  play => {
    for (const [tile, amount] of [
      ['magical-plains farm', 20],
      ['magical-hill farm', 15],
      ['magical-forest farm', 15],
    ] as const) {
      const p = play(game, { ...at('farmer', tile), dice: [6] }).choose('p2', produce);
      expect(eventsOf(p)[0]).toEqual(changed('produce', { food: amount + 6 }));
    }
  },
);

scenario(
  'the Town Hall yields half of all four stats, without a die',
  ['JOG-PROD-010', 'JOG-PROD-001', 'JOG-PROD-011'],
  play => {
    const p = play(game, village({ roles, turn: 'gatherer' })).choose('p5', produce);
    expect(eventsOf(p)[0]).toEqual(changed('produce', { food: 4, wood: 2, stone: 2, magic: 1 }));
    const q = play(game, village({ roles, turn: 'woodsman' })).choose('p4', produce);
    expect(eventsOf(q)[0]).toEqual(changed('produce', { food: 1, wood: 5, stone: 2, magic: 1 }));
  },
);

scenario('a factor is rounded down before the die is added', ['JOG-PROD-011', 'JOG-PROD-009'], play => {
  // The factor gives 1.5 × 5 = 7.5, which is rounded down before the die is added.
  const p = play(game, { ...at('gatherer', 'forest lumberMill'), dice: [5] }).choose('p5', produce);
  expect(eventsOf(p)[0]).toEqual(changed('produce', { wood: 7 + 5 }));
});

scenario(
  'several characters produce at one building in a round, each with its own stat and die',
  'JOG-PROD-012',
  play => {
    const layout = village({ roles, at: { chieftain: '1,0', farmer: '1,0' }, tiles: { '1,0': 'plains farm' } });
    const p = play(game, { ...layout, dice: [2, 3] })
      .choose('p1', produce)
      .choose('p2', produce);
    expect(eventsOf(p).filter(event => event.type === 'PoolChanged')).toEqual([
      changed('produce', { food: 6 + 2 }),
      changed('produce', { food: 15 + 3 }),
    ]);
  },
);

scenario('the event explains 13 magic line by line', ['JOG-PROD-003', 'JOG-PROD-006', 'JOG-PROD-009'], play => {
  const p = play(game, { ...at('shaman', 'hill temple'), dice: [1] }).choose('p6', produce);
  const [record] = history(p.match)
    .flatMap(moment => moment.records)
    .filter(one => one.kind === 'event');
  expect(record?.event).toMatchObject({
    tallies: [
      {
        name: 'magic',
        total: 13,
        lines: [
          { op: 'base', amount: 8, rule: 'JOG-PROD-003', source: 'shaman', after: 8 },
          { op: 'times', amount: [3, 2], rule: 'JOG-PROD-006', source: 'hill', after: 12 },
          { op: 'add', amount: 1, rule: 'JOG-PROD-009', after: 13 },
        ],
      },
    ],
  });
  // On a cursed magical tile the tally also has a line for the magic that does not count.
  const { state } = play(game, at('shaman', 'magical-hill temple', { '2,0': 'magical-marsh' }));
  expect(production({ pack: defaultContent, state }, 'shaman')).toMatchObject([
    { total: 12, lines: [{}, { rule: 'JOG-PROD-006' }, { rule: 'JOG-TERR-005', rejected: 'cursed', after: 12 }] },
  ]);
});

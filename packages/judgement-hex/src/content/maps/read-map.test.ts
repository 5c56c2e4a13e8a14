import { copyJson, type Refusal, sameJson } from '@rulewright/core';
import { contentConformance, refusalOf as refused } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { readMap, skirmishMaps } from './index.js';

const [base] = skirmishMaps;
if (!base) throw new Error('no map');

/**
 * The reason why a value is refused; undefined if it is taken, and then unchanged but for a grid that it did not have.
 */
const refusalOf = (value: unknown, monsters?: readonly string[]): Refusal | undefined =>
  refused(() => {
    const { grid, ...map } = readMap(value, monsters);
    const { grid: given, ...rest } = value as typeof map & { readonly grid?: unknown };
    expect(sameJson(map, rest) && (given === undefined || sameJson(grid, given))).toBe(true);
  });

const { grid: _, ...bare } = base;

describe('a map of one’s own', () => {
  test('needs no grid: it has the board of its mode', () => {
    expect(readMap(copyJson(bare))).toEqual(base);
  });

  test('may have every field of a map', () => {
    const own = {
      id: 'ours',
      name: 'Ours',
      mode: '3v3',
      terrain: [
        {
          kind: 'rough',
          hexes: [
            [7, 6],
            [7, 7],
          ],
        },
        { kind: 'smoke', hexes: [[7, 6]] },
        { kind: 'wall', hexes: [[2, 6]], height: 2, cover: false },
      ],
      gates: [
        { impassable: [3, 4], porting: [3, 5] },
        { impassable: [11, 4], porting: [11, 5] },
      ],
      shrines: [
        { at: [9, 6], fate: 'D3', character: 'wellin' },
        { at: [5, 6], fate: 2 },
      ],
      soulPits: [
        [7, 6],
        [6, 6],
        [8, 6],
      ],
      monsterPits: [{ at: [7, 7], tiers: [4] }],
      effigies: {
        lower: {
          centre: [7, 2],
          hexes: [
            [7, 1],
            [7, 2],
            [8, 2],
          ],
        },
        upper: { centre: [7, 10] },
      },
      deployment: {
        lower: [
          [7, 1],
          [7, 2],
          [7, 3],
          [8, 2],
          [8, 3],
          [6, 2],
        ],
        upper: [
          [7, 10],
          [6, 9],
          [7, 9],
          [8, 9],
        ],
      },
    };
    expect(refusalOf(own)).toBeUndefined();
    expect(Object.isFrozen(readMap(own).terrain)).toBe(true);
    expect(Object.isFrozen(own.terrain)).toBe(false);
  });

  test('may have a board of its own', () => {
    const columns = base.grid.columns.map(({ rows, base: from }) => ({ rows: rows + 1, base: from - 2 }));
    expect(refusalOf({ ...copyJson(base), grid: { columns } })).toBeUndefined();
  });

  test('names Monsters that are known', () => {
    expect(refusalOf(copyJson(base), ['gloom'])).toBeUndefined();
    expect(refusalOf(copyJson(base), ['canuckmera'])).toEqual({
      code: 'unknown-monster',
      path: 'monsterPits[0].monster',
    });
  });
});

const changed = (changes: object): unknown => ({ ...copyJson(base), ...changes });
const terrain = (...more: object[]): unknown => changed({ terrain: [...base.terrain, ...more] });
const lower = (place: object): unknown => changed({ effigies: { ...base.effigies, lower: place } });

test.each<[what: string, map: unknown, code: string, path: string, rule?: string]>([
  ['nothing', undefined, 'not-json', ''],
  ['null', null, 'not-an-object', ''],
  ['a list', [], 'not-an-object', ''],
  ['an empty object', {}, 'missing-field', 'id'],
  ['a mode that is none', changed({ mode: '4v4' }), 'unknown-mode', 'mode'],
  ['an id with spaces', changed({ id: 'my map' }), 'bad-id', 'id'],
  ['an id that plain objects have', changed({ id: 'constructor' }), 'bad-id', 'id'],
  ['no name', changed({ name: '' }), 'empty', 'name'],
  ['a field that there is not', changed({ weather: 'rain' }), 'unknown-field', 'weather'],
  ['terrain that is none', terrain({ kind: 'lava', hexes: [[7, 8]] }), 'unknown-terrain', 'terrain[6].kind'],
  ['terrain that is nowhere', terrain({ kind: 'wall', hexes: [] }), 'too-few', 'terrain[6].hexes'],
  ['terrain without height', terrain({ kind: 'wall', hexes: [[7, 8]], height: 0 }), 'too-small', 'terrain[6].height'],
  [
    'cover that is no answer',
    terrain({ kind: 'wall', hexes: [[7, 8]], cover: 1 }),
    'not-true-or-false',
    'terrain[6].cover',
  ],
  ['a column 0', terrain({ kind: 'wall', hexes: [[0, 8]] }), 'too-small', 'terrain[6].hexes[0][0]'],
  ['a fraction of a row', terrain({ kind: 'wall', hexes: [[7, 8.5]] }), 'not-a-whole-number', 'terrain[6].hexes[0][1]'],
  ['a hex of three numbers', terrain({ kind: 'wall', hexes: [[7, 8, 9]] }), 'too-long', 'terrain[6].hexes[0][2]'],
  ['a hex by name', terrain({ kind: 'wall', hexes: ['7,8'] }), 'not-a-coordinate', 'terrain[6].hexes[0]'],
  [
    'terrain off the board',
    terrain({ kind: 'wall', hexes: [[7, 12]] }),
    'off-the-board',
    'terrain[6].hexes[0]',
    'JHX-MAP-005',
  ],
  ['a column too many', changed({ soulPits: [[14, 1]] }), 'off-the-board', 'soulPits[0]', 'JHX-MAP-005'],
  ['a Shrine off the board', changed({ shrines: [{ at: [1, 8] }] }), 'off-the-board', 'shrines[0].at', 'JHX-MAP-005'],
  ['no Soul Pit', changed({ soulPits: [] }), 'too-few', 'soulPits'],
  [
    'a Monster of no tier',
    changed({ monsterPits: [{ at: [5, 6], tiers: [] }] }),
    'not-a-monster-pit',
    'monsterPits[0]',
  ],
  ['a tier twice', changed({ monsterPits: [{ at: [5, 6], tiers: [1, 1] }] }), 'not-a-monster-pit', 'monsterPits[0]'],
  [
    'fate that is a wish',
    changed({ shrines: [{ at: [11, 5], fate: 'D6' }] }),
    'not-an-amount-of-fate',
    'shrines[0].fate',
  ],
  [
    'two pieces of a kind on a hex',
    terrain({ kind: 'forest', hexes: [[10, 3]] }),
    'overlap',
    'terrain[6].hexes[0]',
    'JHX-SETUP-004',
  ],
  [
    'a wall in a Forest',
    terrain({ kind: 'wall', hexes: [[10, 3]] }),
    'overlap',
    'terrain[6].hexes[0]',
    'JHX-SETUP-004',
  ],
  [
    'Smoke on an impassable hex',
    terrain({ kind: 'smoke', hexes: [[2, 3]] }),
    'overlap',
    'terrain[6].hexes[0]',
    'JHX-SETUP-004',
  ],
  ['a Shrine in Smoke', changed({ shrines: [{ at: [7, 6] }] }), 'overlap', 'shrines[0].at', 'JHX-SETUP-004'],
  ['a pit under a Shrine', changed({ soulPits: [[11, 5]] }), 'overlap', 'soulPits[0]', 'JHX-SETUP-004'],
  ['a pit on a wall', changed({ soulPits: [[3, 7]] }), 'overlap', 'soulPits[0]', 'JHX-SETUP-004'],
  ['two pits in one', changed({ soulPits: [[5, 6]] }), 'overlap', 'monsterPits[0].at', 'JHX-SETUP-004'],
  [
    'terrain under an Effigy',
    terrain({ kind: 'rough', hexes: [[6, 2]] }),
    'overlap',
    'effigies.lower',
    'JHX-SETUP-004',
  ],
  ['an Effigy on the other', lower({ centre: [7, 10] }), 'effigy-off-its-edge', 'effigies.lower', 'JHX-SETUP-007'],
  ['an Effigy in the middle', lower({ centre: [7, 6] }), 'effigy-off-its-edge', 'effigies.lower', 'JHX-SETUP-007'],
  ['an Effigy over the edge', lower({ centre: [1, 1] }), 'off-the-board', 'effigies.lower', 'JHX-SETUP-007'],
  ['an Effigy off the board', lower({ centre: [1, 9] }), 'off-the-board', 'effigies.lower.centre', 'JHX-MAP-005'],
  [
    'an Effigy of two hexes',
    lower({
      centre: [7, 2],
      hexes: [
        [7, 2],
        [7, 3],
      ],
    }),
    'too-few',
    'effigies.lower.hexes',
  ],
  [
    'an Effigy with a hex twice',
    lower({
      centre: [7, 2],
      hexes: [
        [7, 2],
        [7, 3],
        [7, 2],
      ],
    }),
    'duplicate',
    'effigies.lower.hexes',
    'JHX-SETUP-007',
  ],
  [
    'an Effigy without its centre',
    lower({
      centre: [7, 2],
      hexes: [
        [8, 2],
        [8, 3],
        [9, 2],
      ],
    }),
    'centre-not-in-hexes',
    'effigies.lower.hexes',
    'JHX-SETUP-007',
  ],
  [
    'an Effigy in pieces',
    lower({
      centre: [7, 2],
      hexes: [
        [7, 1],
        [7, 2],
        [9, 2],
      ],
    }),
    'not-connected',
    'effigies.lower.hexes',
    'JHX-SETUP-007',
  ],
  ['one Effigy', changed({ effigies: { lower: base.effigies.lower } }), 'missing-field', 'effigies.upper'],
  [
    'terrain in two places',
    terrain({
      kind: 'rough',
      hexes: [
        [7, 8],
        [9, 8],
      ],
    }),
    'not-connected',
    'terrain[6]',
    'JHX-TERRAIN-001',
  ],
  [
    'a wall that grows',
    terrain({ kind: 'wall', hexes: [[5, 8]], height: 2 }),
    'unlike-its-feature',
    'terrain[6]',
    'JHX-TERRAIN-001',
  ],
  [
    'a wall that is cover in part',
    terrain({ kind: 'wall', hexes: [[5, 8]], cover: false }),
    'unlike-its-feature',
    'terrain[6]',
    'JHX-TERRAIN-001',
  ],
  [
    'a gate in two places',
    changed({ gates: [{ impassable: [7, 8], porting: [9, 8] }] }),
    'not-connected',
    'gates[0]',
    'JHX-TERRAIN-023',
  ],
  [
    'a gate to nowhere',
    changed({ gates: [{ impassable: [7, 8], porting: [7, 9] }] }),
    'too-few',
    'gates',
    'JHX-TERRAIN-024',
  ],
  [
    'a deployment zone far from its Effigy',
    changed({ deployment: { lower: [[7, 3]], upper: [[7, 3]] } }),
    'effigy-off-its-edge',
    'effigies.lower',
    'JHX-SETUP-007',
  ],
  [
    'a hex in both zones',
    changed({
      deployment: {
        lower: [
          [7, 2],
          [6, 2],
          [8, 2],
          [7, 6],
        ],
        upper: [
          [7, 10],
          [7, 6],
        ],
      },
    }),
    'overlap',
    'deployment.upper[1]',
    'JHX-DEPLOY-002',
  ],
  [
    'an Effigy with something in its way, should it stand the other way round',
    terrain({ kind: 'wall', hexes: [[6, 3]] }),
    'overlap',
    'effigies.lower',
    'JHX-SETUP-004',
  ],
  [
    'a zone with no room for three Heroes beside its Effigy',
    changed({
      deployment: {
        lower: [
          [7, 1],
          [7, 2],
          [7, 3],
          [6, 2],
        ],
        upper: [
          [7, 10],
          [7, 9],
          [6, 9],
          [8, 9],
        ],
      },
    }),
    'too-few',
    'deployment.lower',
    'JHX-DEPLOY-003',
  ],
  ['no column', changed({ grid: { columns: [] } }), 'too-few', 'grid.columns'],
  [
    'a column half a hex off',
    changed({ grid: { columns: base.grid.columns.map((column, i) => (i === 3 ? { ...column, base: -10 } : column)) } }),
    'half-a-hex-off',
    'grid.columns[3].base',
    'JHX-MAP-003',
  ],
  ['an endless board', changed({ grid: { columns: [{ rows: 1e9, base: 0 }] } }), 'too-large', 'grid.columns[0].rows'],
])('refused: %s', (_what, map, code, path, rule) => {
  const { detail: _detail, ...refusal } = refusalOf(map) ?? {};
  expect(refusal).toEqual({ code, path, ...(rule !== undefined && { rule }) });
});

test('a hex holds one thing, and a refusal names the other one; passable ground shares with other ground and with pits [JHX-SETUP-004]', () => {
  expect(refusalOf(terrain({ kind: 'rough', hexes: [[10, 3]] }))).toBeUndefined();
  expect(refusalOf(changed({ soulPits: [[10, 3]] }))).toBeUndefined();
  expect(refusalOf(terrain({ kind: 'wall', hexes: [[10, 3]] }))).toMatchObject({
    detail: { at: [10, 3], with: 'terrain[2].hexes[0]' },
  });
});

test('walls of the same height side by side are one wall [JHX-TERRAIN-001]', () => {
  expect(refusalOf(terrain({ kind: 'wall', hexes: [[5, 8]], height: 1 }))).toBeUndefined();
  expect(refusalOf(terrain({ kind: 'wall', hexes: [[9, 8]], height: 2 }))).toBeUndefined();
});

contentConformance(test, {
  what: 'a map',
  content: base,
  read: readMap,
  // A Monster Pit is of one of two shapes.
  unknownField: place => (/^monsterPits,\d+$/.test(place.join()) ? 'not-a-monster-pit' : 'unknown-field'),
  numbers: [-1e9, 0.5, 1e9],
  tries: 300,
});

import { copyJson, type Refusal } from '@rulewright/core';
import { contentConformance, refusalOf as refused } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import type { InchOutline } from '../../vocabulary/inches-map.js';
import { causeway, convertedMaps, readInchesMap } from './index.js';

const refusalOf = (value: unknown, monsters?: readonly string[]): Refusal | undefined =>
  refused(() => expect(readInchesMap(value, monsters)).toEqual(value));

const changed = (changes: object): unknown => ({ ...copyJson(causeway), ...changes });
/** A rectangle by its lower left corner. */
const box = (x: number, y: number, width: number, height: number): InchOutline => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
/** The arena with one more piece, whose index is 10. */
const piece = (kind: string, ...outlines: unknown[]): unknown =>
  changed({ terrain: [...causeway.terrain, { kind, outlines }] });
/** 1/100 mm in inches. */
const UNIT = 1 / 2540;

describe('a map of one’s own in inches [JV11-BASE-014]', () => {
  test('is taken as it is, and frozen', () => {
    const read = readInchesMap(copyJson(causeway));
    expect(read).toEqual(causeway);
    expect(Object.isFrozen(read.terrain[0]?.outlines[0])).toBe(true);
  });

  test('may have heights, cover, characters and fate, and named Monsters that are known', () => {
    const own = {
      ...copyJson(causeway),
      terrain: [{ kind: 'wall', outlines: [box(4, 10, 2, 0.5), box(5.5, 10.5, 0.5, 2)], height: 2, cover: false }],
      shrines: [{ at: [12, 12], fate: 'D3', character: 'wellin' }],
      monsterPits: [{ at: [4, 12], monster: 'gloom' }],
    };
    expect(refusalOf(own)).toBeUndefined();
    expect(refusalOf(own, ['gloom'])).toBeUndefined();
    expect(refusalOf(own, ['canuckmera'])).toEqual({ code: 'unknown-monster', path: 'monsterPits[0].monster' });
  });

  test('may let passable ground overlap ground of another kind, pits and bases [JHX-MAP-014, JHX-MAP-012]', () => {
    expect(refusalOf(piece('rough', box(6, 8, 3, 5)))).toBeUndefined();
    expect(refusalOf(piece('smoke', box(11, 8, 2, 1.5)))).toBeUndefined();
  });
});

test.each<[what: string, map: unknown, code: string, path: string, rule?: string]>([
  ['nothing', undefined, 'not-json', ''],
  ['a list', [], 'not-an-object', ''],
  ['NaN', changed({ soulPits: [[Number.NaN, 1]] }), 'not-a-finite-number', 'soulPits[0][0]'],
  [
    'infinity',
    changed({ table: { width: Number.POSITIVE_INFINITY, height: 24 } }),
    'not-a-finite-number',
    'table.width',
  ],
  ['a number in words', changed({ soulPits: [['1', 1]] }), 'not-a-number', 'soulPits[0][0]'],
  ['a point of three numbers', changed({ soulPits: [[1, 1, 1]] }), 'too-long', 'soulPits[0][2]'],
  ['a point by name', changed({ soulPits: ['1,1'] }), 'not-a-point', 'soulPits[0]'],
  ['a coordinate below 0', changed({ soulPits: [[-0.001, 1]] }), 'too-small', 'soulPits[0][0]'],
  ['a huge coordinate', changed({ soulPits: [[1e300, 1]] }), 'too-large', 'soulPits[0][0]'],
  ['a huge table', changed({ table: { width: 72.1, height: 24 } }), 'too-large', 'table.width'],
  ['a table without height', changed({ table: { width: 24, height: 0 } }), 'too-small', 'table.height'],
  ['hexes', changed({ grid: { columns: [] } }), 'unknown-field', 'grid'],
  ['terrain that is none', piece('lava', box(1, 1, 1, 1)), 'unknown-terrain', 'terrain[10].kind'],
  ['terrain that is nowhere', piece('rough'), 'too-few', 'terrain[10].outlines'],
  [
    'two corners',
    piece('rough', [
      [1, 1],
      [2, 2],
    ]),
    'too-few',
    'terrain[10].outlines[0]',
  ],
  [
    'too many corners',
    piece(
      'rough',
      Array.from({ length: 33 }, (_, i) => [i / 8, (i * i) / 64]),
    ),
    'too-long',
    'terrain[10].outlines[0]',
  ],
  [
    'too many polygons',
    changed({
      terrain: Array.from({ length: 5 }, () => ({ kind: 'rough', outlines: Array(90).fill(box(1, 1, 1, 1)) })),
    }),
    'too-many-outlines',
    'terrain',
  ],
  [
    'corners that go clockwise',
    piece('rough', [...box(1, 6, 1, 1)].reverse()),
    'wrong-winding',
    'terrain[10].outlines[0]',
    'JV11-BASE-014',
  ],
  [
    'a dent',
    piece('rough', [
      [1, 6],
      [3, 6],
      [2, 6.5],
      [3, 9],
    ]),
    'not-convex',
    'terrain[10].outlines[0][2]',
    'JV11-BASE-014',
  ],
  [
    'three corners on a line',
    piece('rough', [
      [1, 6],
      [2, 6],
      [3, 6],
      [3, 7],
    ]),
    'not-convex',
    'terrain[10].outlines[0][1]',
    'JV11-BASE-014',
  ],
  [
    'a polygon thinner than 1/100 mm',
    piece('rough', box(1, 6, 1, 0.0001)),
    'not-convex',
    'terrain[10].outlines[0][1]',
    'JV11-BASE-014',
  ],
  [
    'terrain off the table',
    piece('rough', box(23, 12, 1 + UNIT, 1)),
    'off-the-table',
    'terrain[10].outlines[0][1]',
    'JV11-BASE-003',
  ],
  ['a pit off the table', changed({ soulPits: [[24.1, 1]] }), 'off-the-table', 'soulPits[0]', 'JV11-BASE-003'],
  [
    'a Monster Pit off the table',
    changed({ monsterPits: [{ at: [12, 25], tiers: [1] }] }),
    'off-the-table',
    'monsterPits[0].at',
    'JV11-BASE-003',
  ],
  ['no Soul Pit', changed({ soulPits: [] }), 'too-few', 'soulPits'],
  [
    'a Monster of no tier',
    changed({ monsterPits: [{ at: [5, 6], tiers: [] }] }),
    'not-a-monster-pit',
    'monsterPits[0]',
  ],
  ['one gate', changed({ gates: [causeway.gates?.[0]] }), 'too-few', 'gates', 'JHX-TERRAIN-024'],
  [
    'two pieces of a kind that touch',
    piece('rough', box(22, 11, 1, 2)),
    'one-feature',
    'terrain[10]',
    'JHX-TERRAIN-001',
  ],
  [
    'two Soul Pits in one place',
    changed({
      soulPits: [
        [12, 9],
        [12, 9],
      ],
    }),
    'overlap',
    'soulPits[1]',
    'JV11-BASE-008',
  ],
  ['a pit under a wall', changed({ soulPits: [[15, 8.75]] }), 'overlap', 'soulPits[0]', 'JV11-BASE-008'],
  ['a pit under a Shrine', changed({ soulPits: [[7.5, 12.5]] }), 'overlap', 'soulPits[0]', 'JV11-BASE-008'],
  ['a wall in a Forest', piece('wall', box(4, 7, 1, 0.5)), 'overlap', 'terrain[10].outlines[0]', 'JV11-BASE-008'],
  ['a Shrine on a gate', changed({ shrines: [{ at: [2, 14] }] }), 'overlap', 'shrines[0].at', 'JV11-BASE-008'],
  [
    'an Effigy in the middle',
    changed({ effigies: { lower: { at: [12, 7] }, upper: causeway.effigies.upper } }),
    'effigy-off-its-edge',
    'effigies.lower',
    'JHX-SETUP-007',
  ],
  [
    'zones that overlap',
    changed({ deployment: { lower: box(0, 0, 24, 13), upper: box(0, 12, 24, 12) } }),
    'overlap',
    'deployment.upper',
    'JHX-DEPLOY-002',
  ],
  [
    'a zone without room for three Heroes',
    changed({ deployment: { lower: box(11, 0, 2, 4), upper: box(0, 20, 24, 4) } }),
    'too-few',
    'deployment.lower',
    'JHX-DEPLOY-003',
  ],
  [
    'a table without room for the default zones',
    {
      ...copyJson(convertedMaps[0] ?? causeway),
      table: { width: 12, height: 6 },
      terrain: [],
      shrines: [],
      soulPits: [[1, 1]],
      monsterPits: [],
      effigies: { lower: { at: [6, 1] }, upper: { at: [6, 5] } },
    },
    'too-small',
    'table.height',
    'JHX-DEPLOY-002',
  ],
])('refused: %s [JV11-BASE-014]', (_, map, code, path, rule) => {
  expect(refusalOf(map)).toMatchObject({ code, path, ...(rule && { rule }) });
});

describe('both sides of a border, by 1/100 mm', () => {
  test('polygons of one piece touch [JHX-TERRAIN-001]', () => {
    expect(refusalOf(piece('rough', box(1, 16, 1, 1), box(2, 16, 1, 1)))).toBeUndefined();
    expect(refusalOf(piece('rough', box(1, 16, 1, 1), box(2 + UNIT, 16, 1, 1)))).toMatchObject({
      code: 'not-connected',
    });
  });

  test('a wall may touch a Shrine and not overlap it: discs of 50 mm [JV11-BASE-008, JV11-BASE-004]', () => {
    const right = 7.5 + 2500 * UNIT;
    expect(refusalOf(piece('wall', box(right, 11.5, 0.5, 1)))).toBeUndefined();
    expect(refusalOf(piece('wall', box(right - UNIT, 11.5, 0.5, 1)))).toMatchObject({
      code: 'overlap',
      path: 'shrines[0].at',
      detail: { with: 'terrain[10].outlines[0]' },
    });
  });

  test('a Shrine stands on the table with its whole base [JV11-BASE-003, JV11-BASE-004]', () => {
    const at = (x: number): unknown => changed({ shrines: [{ at: [x, 18] }] });
    expect(refusalOf(at(2500 * UNIT))).toBeUndefined();
    expect(refusalOf(at(2499 * UNIT))).toMatchObject({ code: 'off-the-table', path: 'shrines[0].at' });
  });

  test('the two polygons of a gate touch [JHX-TERRAIN-023]', () => {
    const gates = (x: number): unknown => {
      const [first, second] = causeway.gates ?? [];
      return changed({ gates: [{ ...first, porting: box(x, 14, 1, 1) }, second] });
    };
    expect(refusalOf(gates(1.5))).toBeUndefined();
    expect(refusalOf(gates(1.5 + UNIT))).toMatchObject({ code: 'not-connected', path: 'gates[0]' });
  });

  test('an Effigy stands within an inch of its zone [JHX-SETUP-007, JV11-BASE-010]', () => {
    const at = (y: number): unknown =>
      changed({ effigies: { lower: { at: [12, y] }, upper: causeway.effigies.upper }, soulPits: [[12, 15]] });
    const most = 5 + 2500 * UNIT;
    expect(refusalOf(at(most))).toBeUndefined();
    expect(refusalOf(at(most + UNIT))).toMatchObject({ code: 'effigy-off-its-edge' });
  });
});

contentConformance(test, {
  what: 'a map in inches',
  content: causeway,
  read: value => readInchesMap(value),
  // A Monster Pit is of one of two shapes.
  unknownField: place => (/^monsterPits,\d+$/.test(place.join()) ? 'not-a-monster-pit' : 'unknown-field'),
  numbers: [-1e9, 1e9],
  tries: 300,
});

import { withDefaults } from '@rulewright/core';
import { overlaps } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { inches } from '../../ground/inches/ground.js';
import { pointOf } from '../../ground/inches/measure/place.js';
import { rulings } from '../../rulings.js';
import { packWith } from '../../testing/cards.js';
import type { InchesMap, InchOutline } from '../../vocabulary/inches-map.js';
import type { JhxOptions } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';
import { v11Edition } from '../edition.js';
import { causeway } from '../maps/causeway.js';
import { drawnNumbers } from '../testing/drawn-table.js';
import { leavesRoom, packed } from './room-for-all.js';

const block = (left: number, right: number): InchOutline =>
  [[left, 0], [right, 0], [right, 41], [left, 41]].map(([x = 0, y = 0]) => [x / 25.4, y / 25.4] as const); // biome-ignore format: one line

/** Strips of 41, 61, 41 and 41 mm beside each other, with solid ground of 10 mm between each two. */
const map: InchesMap = {
  ...causeway,
  id: 'strips',
  terrain: [block(41, 51), block(112, 122), block(163, 173)].map(one => ({ kind: 'impassable', outlines: [one] })),
  gates: [],
  deployment: { lower: block(0, 214), upper: block(0, 214).map(([x, y]) => [24 - x, 24 - y] as const) },
};

const options = withDefaults<JhxOptions>(rulings(packWith(), [], v11Edition), {});
const field = inches.survey(map, { numbers: drawnNumbers, options }).field([]);

const entry = (model: string, radius: number) => {
  const mover: Piece = {
    id: model,
    kind: 'hero',
    player: 'p1',
    height: 2,
    meleeReach: 1,
    traits: [],
    cells: [],
    radius,
  };
  return { model, where: { zone: 'lower', landing: { mover, motion: 'place' } } } as const;
};
const small = ['a', 'b'].map(id => entry(id, 1500));
const entries = [...['c', 'd', 'e'].map(id => entry(id, 2000)), ...small];

test('all models are deployed where only one division among the strips has room for them [JHX-DEPLOY-001, JHX-DEPLOY-005]', () => {
  const found = packed(field, entries) ?? [];
  expect(found.map(({ model }) => model).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  const bases = found.map(({ model, at }) => ({
    at: pointOf(at),
    radius: small.some(one => one.model === model) ? 1500 : 2000,
  }));
  for (const [i, one] of bases.entries())
    for (const other of bases.slice(0, i)) expect(overlaps(one, other)).toBe(false);
  // One large base more has no strip, and a large one in the wide strip leaves none to the others.
  expect(packed(field, [...entries, entry('f', 2000)])).toBeUndefined();
  const at = (x: number): number => x * 1_000_000 + 2000;
  expect(leavesRoom(field, entries, { model: 'c', at: at(2000) })).toBe(true);
  expect(leavesRoom(field, entries, { model: 'c', at: at(5100 + 2000) })).toBe(false);
});

import { completelyWithin, overlaps, type Point, type Polygon } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { Template } from '../../../vocabulary/map.js';
import { nowhere, type Place } from '../../../vocabulary/place.js';
import type { BoardRefusal } from '../../../vocabulary/refusal.js';
import { pointOf } from '../measure/place.js';
import { canBlock, type InchesFeature } from './feature.js';
import { partOf } from './part.js';
import { type InchesTerrain, standardOf } from './survey.js';

/** The distance of the corners of a hexagon one inch wide from its middle, in 1/100 mm. */
export const CORNER = 1466;

/**
 * The corners of a hexagon one inch wide around its centre, its flat sides above and below, in 1/100 mm: the size of a hex
 * (JV11-BASE-014).
 */
const corners: readonly Point[] = [
  { x: CORNER, y: 0 },
  { x: 733, y: 1270 },
  { x: -733, y: 1270 },
  { x: -CORNER, y: 0 },
  { x: -733, y: -1270 },
  { x: 733, y: -1270 },
];

/** The ground of a Terrain Template of one hex, around a place. */
export const hexagonAt = (place: Place): Polygon => {
  const { x, y } = pointOf(place);
  return { corners: corners.map(corner => ({ x: x + corner.x, y: y + corner.y })) };
};

/**
 * The ground with Terrain Templates on it, which must not change afterwards: the same one each time for the same list.
 * Templates are not checked here: see {@link templateRefusal}.
 */
export const withTemplates = (terrain: InchesTerrain, templates: readonly Template[]): InchesTerrain =>
  templates.length === 0 ? terrain : templated(terrain)(templates);

const templated = /* @__PURE__ */ rememberEach((terrain: InchesTerrain) =>
  rememberEach((templates: readonly Template[]) => laid(terrain, templates)),
);

const laid = (terrain: InchesTerrain, templates: readonly Template[]): InchesTerrain => {
  const added = templates.map(({ id, kind, cells, ...own }): InchesFeature => {
    const parts = cells.map(cell => partOf(hexagonAt(cell)));
    return { id, kind, parts, ...standardOf(terrain.numbers, kind), ...own, template: true };
  });
  const blocking = added.filter(canBlock);
  // If no template blocks, the list of blockers stays the same object, so that caches of sight stay valid.
  const blockers = blocking.length === 0 ? terrain.blockers : [...terrain.blockers, ...blocking];
  const penalties = [...new Set([...terrain.penalties, ...added.map(({ penalty }) => penalty)])].sort((a, b) => a - b);
  return { ...terrain, features: [...terrain.features, ...added], blockers, penalties };
};

const overlapsAny = ({ parts }: InchesFeature, { x, y }: Point, hexagon: Polygon): boolean =>
  parts.some(({ outline, left, right, low, high }) => {
    if (left > x + CORNER || right < x - CORNER || low > y + CORNER || high < y - CORNER) return false;
    return overlaps(outline, hexagon);
  });

/**
 * The reason why a Terrain Template may not lie at its place: all of it must be on the table, and no part on another
 * feature, templates included. Borders may touch.
 */
export const templateRefusal = (terrain: InchesTerrain, { cells }: Template): BoardRefusal | undefined => {
  for (const cell of cells) {
    const hexagon = cell === nowhere ? undefined : hexagonAt(cell);
    if (!hexagon || !completelyWithin(hexagon, terrain.table, 0)) {
      return { code: 'off-the-board', rule: 'JHX-TERRAIN-022' };
    }
    const at = pointOf(cell);
    const feature = terrain.features.find(one => overlapsAny(one, at, hexagon));
    if (feature) return { code: 'on-other-terrain', rule: 'JHX-TERRAIN-003', detail: { cell, feature: feature.id } };
  }
  return undefined;
};

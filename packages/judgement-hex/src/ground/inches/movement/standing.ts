import type { Disc, Limit, Point, Polygon } from '@rulewright/core/inches';
import { remember, rememberEach } from '@rulewright/core/remember';
import type { Motion } from '../../../vocabulary/motion.js';
import type { Place } from '../../../vocabulary/place.js';
import type { BoardRefusal } from '../../../vocabulary/refusal.js';
import { areOverlapping } from '../measure/distance.js';
import type { Model } from '../measure/footing.js';
import { pointOf } from '../measure/place.js';
import { type InchesTable, partsOf, standingAt } from '../models/table.js';
import { type InchesFeature, isNoStand, overlapsFeature } from '../terrain/feature.js';
import { comparePart, type Part } from '../terrain/part.js';
import type { InchesTerrain } from '../terrain/survey.js';
import { isOnTable, isOnTableAt, type Leg, sweptOn } from './leg.js';

/** The most by which a rounded point of a leg can lie beside the leg, in units. */
const ROUNDED = 1;

const featureRefusal = ({ id, solid }: InchesFeature, cell: Place, motion: Motion): BoardRefusal => {
  const detail = { cell, feature: id };
  if (solid) return { code: 'impassable', rule: 'JV11-BASE-008', detail };
  const placed = motion === 'place' || motion === 'throw' || motion === 'recall';
  return { code: 'on-a-wall', rule: placed ? 'JHX-TERRAIN-031' : 'JHX-TERRAIN-029', detail };
};

/**
 * The reason why a model may not be at a place at the end of a movement of any kind; undefined if it may. Its own place is free
 * to it, and touching is always allowed.
 *
 * - `immovable`: an Effigy, which nothing moves (JHX-MAN-020);
 * - `off-the-board`: some part of the base would lie beyond the edge of the table;
 * - `occupied`: the base would overlap that of a Soul, of an Effigy, of any other model;
 * - `impassable`: the base would overlap impassable terrain, a Shrine, an Effigy or the solid part of a gate;
 * - `on-a-wall`: no model ends a movement on a wall, or is put there.
 */
export const landingRefusal = (
  { terrain, pieces }: InchesTable,
  mover: Model,
  cell: Place,
  motion: Motion,
): BoardRefusal | undefined => {
  if (mover.kind === 'effigy') return { code: 'immovable', rule: 'JHX-SETUP-006' };
  if (!isOnTableAt(terrain, mover, cell)) return { code: 'off-the-board', rule: 'JHX-MAP-006' };
  const there = standingAt(mover, cell);
  const other = pieces.find(piece => piece.id !== mover.id && areOverlapping(piece, there));
  if (other) return { code: 'occupied', rule: 'JV11-BASE-008', detail: { cell, piece: other.id } };
  const base: Disc = { at: pointOf(cell), radius: mover.radius ?? 0 };
  const under = terrain.features.find(feature => isNoStand(feature) && overlapsFeature(feature, base));
  return under && featureRefusal(under, cell, motion);
};

/** Cache: the parts of a terrain that no base may overlap at the end of a movement. */
const noStands = /* @__PURE__ */ rememberEach(({ features }: InchesTerrain): readonly Part[] =>
  features.filter(isNoStand).flatMap(({ parts }) => parts),
);

/** Everything that a model may not overlap at the end of a movement, but itself. Cache: the last result. */
export const standingParts: (table: InchesTable, mover: Model) => readonly Part[] = /* @__PURE__ */ remember(
  ({ terrain, pieces }: InchesTable, mover: Model) => {
    const found = [...noStands(terrain)];
    for (const piece of pieces) if (piece.id !== mover.id) found.push(...partsOf(piece));
    return found;
  },
);

/** The outlines of {@link standingParts}. */
export const standingOutlines = (table: InchesTable, mover: Model): readonly (Polygon | Disc)[] =>
  standingParts(table, mover).map(({ outline }) => outline);

/**
 * The check of {@link landingRefusal} for all points of a leg, rounded points included: the things near the leg are
 * selected only once.
 */
export const standsOn = (table: InchesTable, mover: Model, leg: Leg): ((at: Point) => boolean) => {
  if (mover.kind === 'effigy') return () => false;
  const { radius } = leg;
  const swept = sweptOn(leg);
  const near = standingParts(table, mover).filter(part => comparePart(part, swept, ROUNDED) <= 0);
  return at => {
    const base = { at, radius };
    return isOnTable(table.terrain, base) && !near.some(part => comparePart(part, base, 0) < 0);
  };
};

/** The limits of the places where a base stays clear of some parts. */
export const clearOf = (parts: readonly Part[]): readonly Limit[] =>
  parts.map(({ outline }): Limit => ({ is: 'clear', of: outline, length: 0 }));

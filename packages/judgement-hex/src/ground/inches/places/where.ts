import {
  compareGap,
  completelyWithin,
  type Disc,
  holds,
  type Limit,
  type Polygon,
  type Region,
  region,
} from '@rulewright/core/inches';
import type { Where } from '../../../vocabulary/battlefield.js';
import type { Side } from '../../../vocabulary/map.js';
import type { Place } from '../../../vocabulary/place.js';
import { EQUAL, INCH } from '../measure/distance.js';
import { baseOf, discsOf, type Model } from '../measure/footing.js';
import { isPlace, pointOf } from '../measure/place.js';
import type { InchesTable } from '../models/table.js';
import { startOf } from '../movement/advance.js';
import { isOnTable } from '../movement/leg.js';
import { moveTowards } from '../movement/move-towards.js';
import { clearOf, landingRefusal, standingParts } from '../movement/standing.js';
import { isNoStand } from '../terrain/feature.js';
import { comparePart } from '../terrain/part.js';
import { CORNER, hexagonAt, templateRefusal } from '../terrain/template.js';

/** The facts that sets of places depend on, besides the table. */
export interface PlaceFacts {
  /** The deployment zone of a side. */
  zone(side: Side): Polygon;
}

/** The half of the width of a hexagon of terrain. */
const HALF_HEX = INCH / 2;

/** The model whose base a set of places is for; undefined for points and templates. */
const moverOf = ({ landing, soul }: Where): Model | undefined => landing?.mover ?? soul?.soul;

/** The gap that a Soul may leave between its base and the point where its middle was: its middle moves so many inches at most. */
const reachOfSoul = ({ soul, lengths }: NonNullable<Where['soul']>): number =>
  Math.max(0, lengths * INCH - (soul.radius ?? 0));

/** The limits that all places of a set keep, whichever of several things they are near. */
const commonLimits = (table: InchesTable, facts: PlaceFacts, where: Where): readonly Limit[] => {
  const { withinAll, zone, icon, template, soul } = where;
  const mover = moverOf(where);
  const limits: Limit[] = [{ is: 'completely-within', of: table.terrain.table, length: 0 }];
  if (withinAll) {
    const length = withinAll.lengths * INCH + EQUAL;
    limits.push(...withinAll.of.flatMap(discsOf).map((of): Limit => ({ is: 'within', of, length })));
  }
  if (zone) limits.push({ is: 'completely-within', of: facts.zone(zone), length: 0 });
  if (soul) limits.push({ is: 'within', of: { at: baseOf(soul.soul).at, radius: 0 }, length: reachOfSoul(soul) });
  if (mover) limits.push(...clearOf(standingParts(table, mover)));
  else if (zone || icon) {
    const solid = table.terrain.features.filter(feature => isNoStand(feature)).flatMap(({ parts }) => parts);
    // A point that touches a feature is within it (JV11-TERR-001), so that an Icon is clear of solid ground by 1/100 mm.
    limits.push(...solid.map(({ outline }): Limit => ({ is: 'clear', of: outline, length: icon ? 1 : 0 })));
    limits.push(...table.pieces.flatMap(discsOf).map((of): Limit => ({ is: 'clear', of, length: 0 })));
  }
  if (template) {
    const outlines = table.terrain.features.flatMap(({ parts }) => parts.map(({ outline }) => outline));
    limits.push(...outlines.map((of): Limit => ({ is: 'clear', of, length: 0 })));
  }
  return limits;
};

/** Distances from things: the places of a set keep one of each list. */
const nearLimits = ({ beside, within, template }: Where, farther: number): readonly (readonly Limit[])[] => [
  ...(beside ? [beside.flatMap(discsOf).map((of): Limit => ({ is: 'within', of, length: EQUAL }))] : []),
  ...(within
    ? [within.of.flatMap(discsOf).map((of): Limit => ({ is: 'within', of, length: within.lengths * INCH + EQUAL + farther }))] // biome-ignore format: one line
    : []),
  ...(template && template.laid.length > 0
    ? [template.laid.map((cell): Limit => ({ is: 'within', of: hexagonAt(cell), length: EQUAL + farther }))]
    : []),
];

/**
 * The regions that together hold all places of a set, except those of `or`. “Next to” a thing means base contact
 * (JV11-BASE-007); every other adjacency is a distance of the edition.
 *
 * @param farther additions to the distances from things: a hexagon reaches farther with a corner than with a side, so
 * that its regions also hold places that fail the other conditions
 */
export const regionsOf = (
  table: InchesTable,
  facts: PlaceFacts,
  where: Where,
  farther: readonly number[] = where.template ? [0, CORNER - HALF_HEX] : [0],
): readonly Region[] => {
  // JHX-MAN-020: nothing moves an Effigy.
  if (where.landing?.mover.kind === 'effigy') return [];
  const radius = where.template ? HALF_HEX : (moverOf(where)?.radius ?? 0);
  const common = commonLimits(table, facts, where);
  const choices = farther.flatMap(more =>
    nearLimits(where, more).reduce<readonly (readonly Limit[])[]>(
      (all, one) => all.flatMap(limits => one.map(limit => [...limits, limit])),
      [[]],
    ),
  );
  return choices.map(limits => region(radius, [...common, ...limits]));
};

/**
 * True if a base lies in one of {@link regionsOf} a set for a mover: told from the shapes, since it would be slower to make regions
 * for a single place.
 */
const keepsLimits = (
  table: InchesTable,
  facts: PlaceFacts,
  { beside, within, withinAll, zone, soul }: Where,
  base: Disc,
  mover: Model,
): boolean => {
  const isNear = (length: number) => (of: Disc) => compareGap(base, of, length) <= 0;
  if (!isOnTable(table.terrain, base)) return false;
  if (beside && !beside.flatMap(discsOf).some(isNear(EQUAL))) return false;
  if (within && !within.of.flatMap(discsOf).some(isNear(within.lengths * INCH + EQUAL))) return false;
  if (withinAll && !withinAll.of.flatMap(discsOf).every(isNear(withinAll.lengths * INCH + EQUAL))) return false;
  if (zone && !completelyWithin(base, facts.zone(zone), 0)) return false;
  if (soul && !isNear(reachOfSoul(soul))({ at: baseOf(soul.soul).at, radius: 0 })) return false;
  return !standingParts(table, mover).some(part => comparePart(part, base, 0) < 0);
};

/** True if one more hexagon of a template may lie at a place, near enough, beside those that are laid, and under no model that it stops. */
const takesTemplate = (
  table: InchesTable,
  { kind, solid, laid }: NonNullable<Where['template']>,
  within: Where['within'],
  cell: Place,
): boolean => {
  const hexagon = hexagonAt(cell);
  const isNear = (base: Disc): boolean => compareGap(base, hexagon, (within?.lengths ?? 0) * INCH + EQUAL) <= 0;
  if (within && !within.of.flatMap(discsOf).some(isNear)) return false;
  if (templateRefusal(table.terrain, { id: '', kind, cells: [cell] })) return false;
  if ((solid || kind === 'wall') && table.pieces.some(piece => discsOf(piece).some(base => compareGap(base, hexagon, 0) < 0))) return false; // biome-ignore format: one line
  if (laid.some(one => compareGap(hexagonAt(one), hexagon, 0) < 0)) return false;
  return laid.length === 0 || laid.some(one => compareGap(hexagonAt(one), hexagon, EQUAL) <= 0);
};

/** The conditions of a set that no region can express: the place is another one, is open to a template, is in reach of a Soul. */
export const keepsTheRest = (table: InchesTable, where: Where, cell: Place): boolean => {
  const { landing, template, within, soul } = where;
  if (landing?.elsewhere && landing.mover.cells.includes(cell)) return false;
  if (template && !takesTemplate(table, template, within, cell)) return false;
  if (!soul) return true;
  const path = moveTowards(table, { mover: soul.soul, mov: soul.lengths }, cell);
  return path?.at(-1) === cell || cell === startOf(soul.soul);
};

/** True if a place belongs to a set. Exact. */
export const isIn = (table: InchesTable, facts: PlaceFacts, where: Where, cell: Place): boolean => {
  if (!isPlace(cell)) return false;
  const { or = [], landing } = where;
  if (or.includes(cell) && (!landing || !landingRefusal(table, landing.mover, cell, landing.motion))) return true;
  if (landing && landing.mover.kind === 'effigy') return false;
  const at = pointOf(cell);
  const mover = where.template ? undefined : moverOf(where);
  const isInside = mover
    ? keepsLimits(table, facts, where, { at, radius: mover.radius ?? 0 }, mover)
    : regionsOf(table, facts, where).some(one => holds(one, at));
  return isInside && keepsTheRest(table, where, cell);
};

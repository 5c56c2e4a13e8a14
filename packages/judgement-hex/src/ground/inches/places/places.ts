import type { PolygonShape } from '@rulewright/core';
import {
  isEmpty,
  landmarks,
  nearest,
  outlineOf,
  type Point,
  type Region,
  sample,
  squareBetween,
} from '@rulewright/core/inches';
import type { Where } from '../../../vocabulary/battlefield.js';
import { nowhere, type Place } from '../../../vocabulary/place.js';
import { discsOf } from '../measure/footing.js';
import { placeAt, pointOf } from '../measure/place.js';
import type { InchesTable } from '../models/table.js';
import { isIn, keepsTheRest, type PlaceFacts, regionsOf } from './where.js';

/** Places that a set names one by one, as far as they belong to it. */
const named = (table: InchesTable, facts: PlaceFacts, where: Where): readonly Place[] =>
  (where.or ?? []).filter(cell => isIn(table, facts, where, cell));

const needsMore = ({ landing, template, soul }: Where): boolean =>
  landing?.elsewhere === true || template !== undefined || soul !== undefined;

/**
 * Representative places of a set: corners of its regions, and middles of the things that its places are near. Finitely
 * many, always the same, each once. None exactly if the set is empty; where a set has conditions that no region can
 * express (another place, a template, the path of a Soul), a set with less than 0.1 mm of room may seem empty.
 */
export const placesOf = (table: InchesTable, facts: PlaceFacts, where: Where): readonly Place[] => {
  const found = regionsOf(table, facts, where)
    .flatMap(one => [...landmarks(one), ...(needsMore(where) ? samples(one) : [])])
    .map(placeAt)
    .filter(cell => keepsTheRest(table, where, cell));
  return [...new Set([...found, ...named(table, facts, where)])];
};

/** Points of a region in a fixed order, for conditions that hold in a part of it. Each is worked out when it is asked for. */
function* samples(region: Region): Generator<Point, undefined> {
  let seed = 1;
  const below = (n: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
  for (let i = 0; i < 24; i++) {
    const point = sample(region, below);
    if (!point) return;
    yield point;
  }
}

const DIAGONAL = Math.sqrt(0.5);

/** Eight directions, as vectors of length 1. */
const directions: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: DIAGONAL, y: DIAGONAL },
  { x: -DIAGONAL, y: DIAGONAL },
  { x: -DIAGONAL, y: -DIAGONAL },
  { x: DIAGONAL, y: -DIAGONAL },
];

/** True if a mover finds a place in contact with something that the places of a set are near, in one of eight directions. */
const hasPlaceInContact = (table: InchesTable, facts: PlaceFacts, where: Where): boolean => {
  const { landing, beside, within } = where;
  const near = beside ?? within?.of;
  if (!landing || !near) return false;
  const own = landing.mover.radius ?? 0;
  return near.flatMap(discsOf).some(({ at, radius }) =>
    directions.some(({ x, y }) => {
      const far = own + radius + 1;
      const cell = placeAt({ x: Math.round(at.x + x * far), y: Math.round(at.y + y * far) });
      return cell !== nowhere && isIn(table, facts, where, cell);
    }),
  );
};

/** True if a set holds any place: exact, with the exception of {@link placesOf}. */
export const hasPlace = (table: InchesTable, facts: PlaceFacts, where: Where): boolean => {
  if (where.or?.some(cell => isIn(table, facts, where, cell))) return true;
  // Most sets have room in contact, and no region needs to be made and searched for that.
  if (!needsMore(where) && hasPlaceInContact(table, facts, where)) return true;
  const regions = regionsOf(table, facts, where);
  if (!needsMore(where)) return regions.some(one => !isEmpty(one));
  const isPlaceOf = (point: Point): boolean => keepsTheRest(table, where, placeAt(point));
  // Points that are drawn cost less than corners, and almost every set has a place among the first.
  for (const one of regions) for (const point of samples(one)) if (isPlaceOf(point)) return true;
  return regions.some(one => landmarks(one).some(isPlaceOf));
};

/** The place of a set that is nearest to a wish, such as a click; undefined if the set is empty. */
export const nearestPlace = (table: InchesTable, facts: PlaceFacts, where: Where, wish: Place): Place | undefined => {
  if (isIn(table, facts, where, wish)) return wish;
  const at = pointOf(wish);
  const found = regionsOf(table, facts, where)
    .flatMap(one => nearest(one, at) ?? [])
    .map(placeAt)
    .filter(cell => keepsTheRest(table, where, cell));
  const all = [...found, ...(found.length === 0 && needsMore(where) ? placesOf(table, facts, where) : []), ...named(table, facts, where)]; // biome-ignore format: one line
  const square = (cell: Place): number => squareBetween(pointOf(cell), at);
  return all.sort((a, b) => square(a) - square(b) || a - b)[0];
};

/** A place of a set, drawn with `below`; undefined if the set is empty. */
export const samplePlace = (
  table: InchesTable,
  facts: PlaceFacts,
  where: Where,
  below: (n: number) => number,
): Place | undefined => {
  const regions = regionsOf(table, facts, where);
  for (let i = 0; i < 8 && regions.length > 0; i++) {
    const one = regions[below(regions.length)];
    const point = one && sample(one, below);
    if (point && keepsTheRest(table, where, placeAt(point))) return placeAt(point);
  }
  const left = placesOf(table, facts, where);
  return left.length > 0 ? left[below(left.length)] : undefined;
};

/** The set as polygons in 1/100 mm, for pictures only. */
export const outlineOfPlaces = (table: InchesTable, facts: PlaceFacts, where: Where): readonly PolygonShape[] =>
  regionsOf(table, facts, where, [0]).flatMap(outlineOf);

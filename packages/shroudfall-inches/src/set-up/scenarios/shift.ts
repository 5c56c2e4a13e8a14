import type { Asked, Proposal, Refusal } from '@rulewright/core';
import {
  completelyWithin,
  type Disc,
  disc,
  distance,
  landmarks,
  mm,
  overlaps,
  type Point,
  pointInDirection,
  type Region,
  region,
  samePoint,
  squareBetween,
  whyNoPoint,
} from '@rulewright/core/inches';
import { ground } from '../../battlefield/ground.js';
import { elementCard, thingsOn } from '../../battlefield/things.js';
import { type Facts, tableAsked } from '../../match/table.js';
import { wishedPoint } from '../../movement/wishes.js';
import type { Direction, ElementAsked, Sfi } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The base of an element that is set up: its coordinates are those of the centre (SFI-MEASURE-015). */
export const baseAt = (table: Table, { scenario, part, at }: ElementAsked): Disc =>
  disc(at, mm(elementCard(table, { scenario, part }).base) / 2);

/** The bases on the table that a base overlaps. */
export const overlapped = (table: Table, base: Disc): readonly Disc[] =>
  thingsOn(table).flatMap(other => (overlaps(base, other.base) ? [other.base] : []));

/**
 * The place of an element that is shifted in a direction by the shortest distance that frees it (SFI-SETUP-008); undefined if it
 * would leave the table first. The distance is a whole number of units, and the place is rounded to the grid.
 */
export const shifted = (table: Table, base: Disc, direction: Direction): Point | undefined => {
  const { radius } = base;
  for (let length = 1; ; ) {
    const at = pointInDirection(base.at, direction, length);
    if (!completelyWithin({ at, radius }, ground(table), 0)) return undefined;
    const others = overlapped(table, { at, radius });
    if (others.length === 0) return at;
    // No shorter shift frees the base; the places are rounded, so the last units are tried one by one.
    const depth = Math.max(...others.map(other => radius + other.radius - distance(at, other.at)));
    length += Math.max(1, depth - 2);
  }
};

const along = [-2, -1, 0, 1, 2];
/** The directions that are suggested: sixteen, those along the edges first. */
const suggested: readonly Direction[] = along
  .flatMap(x => along.map(y => ({ x, y })))
  .filter(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) === (x * y === 0 || Math.abs(x) === Math.abs(y) ? 1 : 2))
  .sort((a, b) => Math.abs(a.x) + Math.abs(a.y) - Math.abs(b.x) - Math.abs(b.y));

const isFree = (table: Table, colliding: ElementAsked, direction: Direction): boolean =>
  shifted(table, baseAt(table, colliding), direction) !== undefined;

/** The places on the table where an element overlaps no other one. */
export const freePlaces = (table: Table, element: ElementAsked): Region => {
  const free = thingsOn(table).map(({ base }) => ({ is: 'clear', of: base, length: 0 }) as const);
  const onTable = { is: 'completely-within', of: ground(table), length: 0 } as const;
  return region(baseAt(table, element).radius, [onTable, ...free]);
};

/**
 * The directions that are suggested for a colliding element. If none of the sixteen is free, those of the landmarks of the free places: the
 * line to each free place is a direction that frees the element, unless rounding takes the place away. So there is no direction only
 * if there is no free place, or if all free places are narrower than a unit or two.
 */
export const suggestedShifts = (table: Table, colliding: ElementAsked): readonly Direction[] => {
  const some = suggested.filter(direction => isFree(table, colliding, direction));
  if (some.length > 0) return some;
  const { at } = colliding;
  return landmarks(freePlaces(table, colliding))
    .map(({ x, y }) => ({ x: x - at.x, y: y - at.y }))
    .filter(direction => isFree(table, colliding, direction));
};

/** The suggested direction whose end is nearest to a point. */
const nearestShift = (table: Table, colliding: ElementAsked, wish: Point): Direction | undefined => {
  const base = baseAt(table, colliding);
  const ends = suggestedShifts(table, colliding).flatMap(direction => {
    const end = shifted(table, base, direction);
    return end ? [{ direction, square: squareBetween(end, wish) }] : [];
  });
  return ends.length === 0 ? undefined : ends.reduce((best, one) => (one.square < best.square ? one : best)).direction;
};

/** The greatest coordinate, to each side, of the random vectors. */
const DRAWN = 100;

/** The proposal of the direction of a colliding element. A wish is the point that the element goes towards. */
export const elementShiftProposal = (facts: Facts): Proposal<Sfi, 'elementShift'> => {
  const refusal = (asked: Asked<Sfi, 'elementShift'>, choice: unknown): Refusal | undefined => {
    const wrong = whyNoPoint(choice, 'choice');
    if (wrong) return { rule: 'SFI-SETUP-008', ...wrong };
    const direction = choice as Direction;
    if (direction.x === 0 && direction.y === 0) return { code: 'no-direction', rule: 'SFI-SETUP-008', path: 'choice' };
    if (isFree(tableAsked(facts, asked), asked.parameters, direction)) return undefined;
    return { code: 'off-the-table', rule: 'SFI-SETUP-008', path: 'choice' };
  };
  return {
    check: refusal,
    sample(asked, below) {
      const direction = { x: below(2 * DRAWN + 1) - DRAWN, y: below(2 * DRAWN + 1) - DRAWN };
      return refusal(asked, direction) ? undefined : direction;
    },
    suggest: (asked, most) => suggestedShifts(tableAsked(facts, asked), asked.parameters).slice(0, most),
    nearest(asked, wish) {
      const { at } = asked.parameters;
      const point = wishedPoint(tableAsked(facts, asked), wish);
      if (!point || samePoint(point, at)) return undefined;
      const towards = { x: point.x - at.x, y: point.y - at.y };
      return refusal(asked, towards) ? nearestShift(tableAsked(facts, asked), asked.parameters, point) : towards;
    },
    region(asked) {
      const table = tableAsked(facts, asked);
      const base = baseAt(table, asked.parameters);
      return suggestedShifts(table, asked.parameters).flatMap(direction => {
        const at = shifted(table, base, direction);
        return at ? [{ shape: 'disc', ...at, radius: base.radius } as const] : [];
      });
    },
  };
};

import { type Refusal, sameJson } from '@rulewright/core';
import {
  brokenLimit,
  type Limit,
  mm,
  nearest,
  type Point,
  pointInDirection,
  type Region,
  region,
  squareBetween,
} from '@rulewright/core/inches';
import { modelNamed } from '../../match/lookups.js';
import { limitsAt } from '../../routes/free-spot.js';
import { restAt } from '../../routes/ground.js';
import { middleOf } from '../../routes/search/climbs.js';
import { type Obstacle, type Surroundings, surroundingsOf, surroundingsOfBase } from '../../routes/surroundings.js';
import { directionTo } from '../../routes/wishes.js';
import type { Place, PlaceAsked, Table } from '../../vocabulary/index.js';
import { whyNoPlace } from '../read.js';

/** The facts of a place for a base that must touch something (ELD-CONTACT-004). */
export interface Placement {
  readonly around: Surroundings;
  readonly level: number;
  /** The free places at a level that touch, whether or not anything carries the base there. */
  readonly freeAt: (level: number) => Region;
  /** The free places that touch, on the ground and on each surface that carries the base. */
  readonly carried: readonly Region[];
  /** The nearest legal place, used if no free place touches. */
  readonly otherwise: Place | undefined;
}

const flat = ({ x, y }: Point): Point => ({ x, y });

/** The least overlap of a base with a surface, in units, when the game searches a place: a border alone does not carry a base. */
const LAP = 3;

/** The limit of a base that lies on a surface. */
const on = (obstacle: Obstacle): Limit => {
  const { outline } = obstacle;
  if ('at' in outline) return { is: 'within', of: { ...outline, radius: outline.radius - LAP }, length: 0 };
  const middle = middleOf(obstacle);
  const corners = outline.corners.map(corner => pointInDirection(corner, directionTo(corner, middle, middle), LAP));
  return { is: 'within', of: { corners }, length: 0 };
};

/** The nearest legal place to a point on any surface up to a level, or on the ground. */
const nearestPlace = (around: Surroundings, level: number, at: Point): Place | undefined => {
  const surfaces = around.obstacles.filter(({ top }) => top !== null && top <= level);
  const spots = [
    nearest(region(around.radius, limitsAt(around, 0)), at),
    ...surfaces.map(one => nearest(region(around.radius, [...limitsAt(around, one.top ?? 0), on(one)]), at)),
  ].flatMap((spot, i) => {
    const z = i === 0 ? 0 : (surfaces[i - 1]?.top ?? 0);
    return spot ? [{ ...flat(spot), z: restAt(around, { ...spot, z }) }] : [];
  });
  return [...spots].sort((a, b) => squareBetween(a, at) - squareBetween(b, at))[0];
};

/** The facts of a place: free, in contact with the required models, on the field. */
export const placementOf = (
  table: Table,
  { model: id, radius, arrives, touching, within = 0 }: PlaceAsked,
): Placement => {
  const model = id === null ? undefined : modelNamed(table.state, id);
  const height = arrives?.height ?? mm(table.options.baseHeightMm);
  const around = model ? surroundingsOf(table, model) : surroundingsOfBase(table, radius, height, arrives?.player);
  const level = touching.at.z;
  const disc = { at: flat(touching.at), radius: touching.radius };
  const limits = (at: number): readonly Limit[] => [
    ...limitsAt(around, at),
    { is: 'clear', of: disc, length: 0 },
    { is: 'within', of: disc, length: within + around.tolerance },
  ];
  const freeAt = (at: number): Region => region(radius, limits(at));
  const deepest = level - around.height;
  const parts = [
    ...(deepest <= 0 ? [freeAt(0)] : []),
    ...around.obstacles.flatMap(one => {
      const { top } = one;
      return top !== null && top > 0 && top <= level && top >= deepest
        ? [region(radius, [...limits(top), on(one)])]
        : [];
    }),
  ];
  const carried = parts.filter(part => nearest(part, disc.at));
  const otherwise = carried.length > 0 ? undefined : nearestPlace(around, level, disc.at);
  return { around, level, freeAt, carried, otherwise };
};

/** The place on the surface under a point; undefined if that is too low to touch the thing above. */
const placeUnder = ({ around, level }: Placement, at: Point): Place | undefined => {
  const z = restAt(around, { ...at, z: level });
  return level - z <= around.height ? { ...flat(at), z } : undefined;
};

/** Judges an answer, which may have any shape. */
export const whyNotPlaced = (placement: Placement, choice: unknown): Refusal | undefined => {
  const path = 'choice';
  const wrong = whyNoPlace(choice, path);
  if (wrong) return wrong;
  // The cast is safe: the place was read.
  const place = choice as Place;
  const { freeAt, level, otherwise } = placement;
  if (otherwise) {
    return sameJson(place, otherwise)
      ? undefined
      : { code: 'not-the-nearest', rule: 'ELD-CONTACT-004', path, detail: { nearest: { ...otherwise } } };
  }
  const under = placeUnder(placement, place);
  const broken = brokenLimit(freeAt(under?.z ?? level), flat(place));
  if (broken?.is === 'within') return { code: 'not-in-contact', rule: 'ELD-CONTACT-004', path };
  if (broken?.is === 'completely-within') return { code: 'off-the-field', rule: 'ELD-MOVE-027', path };
  if (broken) return { code: 'not-free', rule: 'ELD-MOVE-021', path };
  return under?.z === place.z ? undefined : { code: 'not-on-a-surface', rule: 'ELD-MOVE-016', path: `${path}.z` };
};

/** The place under a point, if it is legal. */
export const legalPlace = (placement: Placement, at: Point): Place | undefined => {
  const place = placeUnder(placement, at);
  return place && !whyNotPlaced(placement, place) ? place : undefined;
};

/**
 * The legal place nearest to a point, with some room around it; if no free place touches, the only legal place
 * (ELD-CONTACT-004).
 */
export const placeNear = (placement: Placement, wish: Point, room?: number): Place | undefined => {
  const { carried, otherwise } = placement;
  if (otherwise) return otherwise;
  const spots = carried.flatMap(part => nearest(part, wish, room) ?? []);
  const [first] = spots.sort((a, b) => squareBetween(a, wish) - squareBetween(b, wish));
  return first && legalPlace(placement, first);
};

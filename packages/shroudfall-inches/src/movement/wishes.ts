import { isObject } from '@rulewright/core';
import { type Point, squareBetween, whyNoPoint } from '@rulewright/core/inches';
import { type Thing, thingNamed, thingsOn } from '../battlefield/things.js';
import { isFriendly, unitOf } from '../match/lookups.js';
import { pieceCard } from '../terrain/within.js';
import type { UnitId } from '../vocabulary/index.js';
import type { Table, TerrainPiece } from '../vocabulary/table.js';

/** The directions of far wishes: the sides of the battlefield first, then its corners. */
const compass: readonly Point[] = [
  ...[{ x: 0, y: 1 }, { x: 0, y: -1 }, { x: 1, y: 0 }, { x: -1, y: 0 }],
  ...[{ x: 1, y: 1 }, { x: -1, y: 1 }, { x: 1, y: -1 }, { x: -1, y: -1 }],
]; // biome-ignore format: two lines

const byDistance = (from: Point, points: readonly Point[]): readonly Point[] =>
  [...points].sort((a, b) => squareBetween(from, a) - squareBetween(from, b));

/** The nearest model of each enemy unit. */
const enemies = (table: Table, unit: UnitId | undefined, from: Point): readonly Point[] => {
  const own = unit === undefined ? undefined : unitOf(table.state, unit);
  const nearest = new Map<string, Thing>();
  for (const thing of thingsOn(table)) {
    if (thing.unit === null || (own && isFriendly(own, unitOf(table.state, thing.unit)))) continue;
    const known = nearest.get(thing.unit);
    if (!known || squareBetween(from, thing.base.at) < squareBetween(from, known.base.at))
      nearest.set(thing.unit, thing);
  }
  return byDistance(from, [...nearest.values()].map(({ base }) => base.at)); // biome-ignore format: one line
};

/** The middle of the first part of a piece. */
export const middleOf = ({ footprint }: TerrainPiece): Point => {
  const corners = footprint[0]?.corners ?? [];
  const middle = (axis: 'x' | 'y'): number =>
    Math.round(corners.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, corners.length));
  return { x: middle('x'), y: middle('y') };
};

/** Pieces that protect a model. */
const cover = (table: Table, from: Point): readonly Point[] => {
  const pieces = table.state.terrain.filter(piece => {
    const { def, arm, keywords } = pieceCard(table, piece);
    return def > 0 || arm > 0 || keywords.some(({ id }) => id === 'obscuring' || id === 'hard-to-see');
  });
  return byDistance(from, pieces.map(middleOf));
};

/**
 * Points that a model of a unit, or a base of no unit, may want to come near, the best guesses first: enemies, scenario elements, cover, and far away to
 * all sides, taken in turn.
 */
export const wishesOf = (table: Table, unit: UnitId | undefined, from: Point, far: number): readonly Point[] => {
  const elements = byDistance(from, table.state.elements.map(({ at }) => at)); // biome-ignore format: one line
  const distant = compass.map(({ x, y }) => ({ x: from.x + x * far, y: from.y + y * far }));
  const lists = [enemies(table, unit, from), elements, cover(table, from), distant];
  const found: Point[] = [];
  for (let i = 0; lists.some(list => i < list.length); i++) {
    for (const list of lists) {
      const one = list[i];
      if (one) found.push(one);
    }
  }
  return found;
};

/** The facts of a game that questions need besides the match. */
export type Facts = Pick<Table, 'pack' | 'numbers'>;

/** The point that a wish means: a point, the name of a thing or of a piece of terrain, or an answer with a place. */
export const wishedPoint = (table: Table, wish: unknown): Point | undefined => {
  if (typeof wish === 'string') {
    const piece = table.state.terrain.find(({ id }) => id === wish);
    return piece ? middleOf(piece) : thingNamed(table, wish)?.base.at;
  }
  const point = isObject(wish) && 'to' in wish ? wish.to : wish;
  // The cast is safe: the point was checked.
  return whyNoPoint(point, '') === undefined ? (point as Point) : undefined;
};

import { isObject } from '@rulewright/core';
import { type Disc, type Point, pointInDirection, squareBetween, whyNoPoint } from '@rulewright/core/inches';
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

/** A point to come near, and the distance of the centres at which the base touches the thing that stands there. */
interface Wish {
  readonly at: Point;
  readonly keep: number;
}

const byDistance = (from: Point, wishes: readonly Wish[]): readonly Wish[] =>
  [...wishes].sort((a, b) => squareBetween(from, a.at) - squareBetween(from, b.at));

const besideThing = ({ radius }: Disc, { base }: Thing): Wish => ({ at: base.at, keep: radius + base.radius });

/** The nearest model of each enemy unit. */
const enemies = (table: Table, unit: UnitId | undefined, base: Disc): readonly Wish[] => {
  const own = unit === undefined ? undefined : unitOf(table.state, unit);
  const nearest = new Map<UnitId, Thing>();
  const square = (thing: Thing): number => squareBetween(base.at, thing.base.at);
  for (const thing of thingsOn(table)) {
    if (thing.unit === null || (own && isFriendly(own, unitOf(table.state, thing.unit)))) continue;
    const known = nearest.get(thing.unit);
    if (!known || square(thing) < square(known)) nearest.set(thing.unit, thing);
  }
  return [...nearest.values()].map(thing => besideThing(base, thing));
};

/** The middle of the first part of a piece. */
export const middleOf = ({ footprint }: TerrainPiece): Point => {
  const corners = footprint[0]?.corners ?? [];
  const middle = (axis: 'x' | 'y'): number =>
    Math.round(corners.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, corners.length));
  return { x: middle('x'), y: middle('y') };
};

/** Pieces that protect a model. */
const cover = (table: Table): readonly Wish[] => {
  const pieces = table.state.terrain.filter(piece => {
    const { def, arm, keywords } = pieceCard(table, piece);
    return def > 0 || arm > 0 || keywords.some(({ id }) => id === 'obscuring' || id === 'hard-to-see');
  });
  return pieces.map(piece => ({ at: middleOf(piece), keep: 0 }));
};

/** The point of the straight line to a wish at which a base touches the thing there, but at most `far` away. */
const aimed = ({ at }: Disc, far: number, wish: Wish): Point => {
  const direction = { x: wish.at.x - at.x, y: wish.at.y - at.y };
  if (direction.x === 0 && direction.y === 0) return at;
  const away = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  const length = Math.floor(Math.min(far, away - wish.keep)) - 1;
  return length > 0 ? pointInDirection(at, direction, length) : at;
};

/**
 * Likely destinations of a model of a unit, or of a base without a unit, at most `far` away, the best guesses first: towards
 * enemies, scenario elements and cover, and far away to all sides, taken in turn.
 */
export const wishesOf = (table: Table, unit: UnitId | undefined, base: Disc, far: number): readonly Point[] => {
  const elements = thingsOn(table).filter(({ kind }) => kind === 'element');
  const lists = [
    byDistance(base.at, enemies(table, unit, base)),
    byDistance(base.at, elements.map(thing => besideThing(base, thing))),
    byDistance(base.at, cover(table)),
    compass.map(({ x, y }) => ({ at: { x: base.at.x + x * 2 * far, y: base.at.y + y * 2 * far }, keep: 0 })),
  ]; // biome-ignore format: a list each
  const found: Point[] = [];
  for (let i = 0; lists.some(list => i < list.length); i++) {
    for (const list of lists) {
      const wish = list[i];
      if (wish) found.push(aimed(base, far, wish));
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

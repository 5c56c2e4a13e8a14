import { isObject } from '@rulewright/core';
import { type Point, pointInDirection, squareBetween, whyNoPoint } from '@rulewright/core/inches';
import { knowsDistances } from '../battlefield/known-distances.js';
import { hasState, isAlly, isStanding, modelNamed, thingNamed } from '../match/lookups.js';
import type { Direction, Model, Place, Table } from '../vocabulary/index.js';
import { middleOf } from './search/climbs.js';
import { type Surroundings, surroundingsOf } from './surroundings.js';

/** A likely destination of a model, and the model that stands there. */
export interface Wish {
  readonly at: Point;
  readonly model?: string;
}

/** The eight directions of the compass, those to the sides of the field first. */
export const compass: readonly Direction[] = [
  ...[{ x: 0, y: 1 }, { x: 0, y: -1 }, { x: 1, y: 0 }, { x: -1, y: 0 }],
  ...[{ x: 1, y: 1 }, { x: -1, y: -1 }, { x: 1, y: -1 }, { x: -1, y: 1 }],
]; // biome-ignore format: two lines

const flat = ({ x, y }: Point): Point => ({ x, y });

/** Things, the nearest to a model first; in the order of the table where the player of the model may not measure their distances. */
const byDistance = <T extends { readonly at: Point }>(table: Table, model: Model, all: readonly T[]): readonly T[] =>
  knowsDistances(table, model)
    ? [...all].sort((a, b) => squareBetween(model.at, a.at) - squareBetween(model.at, b.at))
    : all;

/** The standing enemies of a model, the nearest first where distances may be measured. */
export const enemiesOf = (table: Table, model: Model): readonly Model[] => {
  const { state } = table;
  // The place of a Hidden enemy is secret (ELD-STATE-073).
  const seen = state.models.filter(one => isStanding(one) && !isAlly(state, one, model) && !hasState(one, 'hidden'));
  return byDistance(table, model, seen);
};

/** The direction from one place to another; the given one where both are the same. */
export const directionTo = (from: Point, to: Point | undefined, otherwise: Direction): Direction =>
  to && (to.x !== from.x || to.y !== from.y) ? { x: to.x - from.x, y: to.y - from.y } : otherwise;

/** The point behind an obstacle, seen from an enemy. */
const behind = ({ radius }: Surroundings, enemy: Point, obstacle: Surroundings['obstacles'][number]): Point => {
  const middle = middleOf(obstacle);
  const { x, y, right, below } = obstacle.box;
  const half = Math.ceil(Math.sqrt(squareBetween({ x, y }, { x: right, y: below })) / 2);
  const direction = directionTo(enemy, middle, { x: 1, y: 0 });
  return pointInDirection(middle, direction, half + radius + 2);
};

/** Likely destinations of a model, the best guesses first: enemies, tokens, cover, away, and to all sides, in turn. */
export const wishesOf = (table: Table, model: Model, far: number): readonly Wish[] => {
  const around = surroundingsOf(table, model);
  const enemies = enemiesOf(table, model);
  const [first] = enemies;
  const away = first ? [pointInDirection(flat(model.at), directionTo(first.at, model.at, { x: 0, y: 1 }), far)] : [];
  const walls = around.obstacles.map(obstacle => ({ obstacle, at: middleOf(obstacle) }));
  const near = byDistance(table, model, walls).slice(0, 3);
  const lists: readonly (readonly Wish[])[] = [
    enemies.slice(0, 3).map(({ id, at }) => ({ at: flat(at), model: id })),
    byDistance(table, model, table.state.things)
      .slice(0, 2)
      .map(({ at }) => ({ at: flat(at) })),
    first ? near.map(({ obstacle }) => ({ at: behind(around, first.at, obstacle) })) : [],
    away.map(at => ({ at })),
    compass.map(direction => ({ at: pointInDirection(flat(model.at), direction, far) })),
  ];
  const found: Wish[] = [];
  for (let i = 0; lists.some(list => i < list.length); i++) {
    for (const list of lists) found.push(...list.slice(i, i + 1));
  }
  return found;
};

/** The point that a wish means: a point, a place, the name of a model or a thing, or an answer with a route. */
export const wishedAt = (table: Table, wish: unknown): Wish | undefined => {
  if (typeof wish === 'string') {
    const named = modelNamed(table.state, wish);
    // The id of a Hidden model must not give away its place (ELD-STATE-073).
    const model = named && hasState(named, 'hidden') ? undefined : named;
    const at = (model ?? thingNamed(table.state, wish))?.at;
    return at && { at: flat(at), ...(model ? { model: model.id } : {}) };
  }
  if (!isObject(wish)) return undefined;
  if (Array.isArray(wish.route)) return wishedAt(table, wish.route.at(-1));
  const point = 'at' in wish ? wish.at : wish;
  if (!isObject(point)) return undefined;
  const { z: _, ...plan } = point;
  // The cast is safe: the point was checked.
  return whyNoPoint(plan, '') === undefined ? { at: plan as object as Point } : undefined;
};

/** The last place of a route. */
export const endOf = (from: Place, route: readonly Place[]): Place => route.at(-1) ?? from;

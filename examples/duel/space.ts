import { isObject, type Refusal } from '@rulewright/core';
import { compareToLeg, type Disc, distance, gridPoint, type Point, stepsOf } from '@rulewright/core/inches';
import { BASE, type Bout, type Duel, enemyOf, type FighterId, TABLE } from './bout.js';
import type { DuelRule } from './rules.js';

/** The area in which something may move: the centre of a walker, or a knife in flight. */
export interface Space {
  /** The distance that is kept from the borders of the table. */
  readonly margin: number;
  /** The discs that no leg crosses. */
  readonly bodies: readonly (Disc & { readonly id: string })[];
  /** The rule that forbids crossing them. */
  readonly rule: DuelRule;
  readonly touching: Duel['options']['touching'];
}

/** The space of the centre of a fighter: all bodies are larger by its own base. */
export const walking = (bout: Bout, id: FighterId, { touching }: Duel['options']): Space => {
  const enemy = enemyOf(bout, id);
  const bodies = [...bout.pillars, { id: enemy.id, at: enemy.at, radius: BASE }];
  return {
    margin: BASE,
    bodies: bodies.map(body => ({ ...body, radius: body.radius + BASE })),
    rule: 'DU-WALK-3',
    touching,
  };
};
/** The space of a knife, which has no width and flies over bases. */
export const flying = ({ pillars }: Bout, { touching }: Duel['options']): Space => ({
  margin: 0,
  bodies: pillars,
  rule: 'DU-THROW-2',
  touching,
});

const outside = ({ margin }: Space, { x, y }: Point): boolean => Math.min(x, y, TABLE - x, TABLE - y) < margin;

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** The point of a space that a value is, or the reason why it is none; the value may be anything. */
export const pointIn = (space: Space, value: unknown, path: string): Point | Refusal => {
  if (!isObject(value) || Object.keys(value).length !== 2) return { code: 'not-a-point', path };
  const { x, y } = value;
  if (!isWhole(x)) return { code: 'not-a-whole-number', path: `${path}.x` };
  if (!isWhole(y)) return { code: 'not-a-whole-number', path: `${path}.y` };
  if (!outside(space, { x, y })) return { x, y };
  const { margin } = space;
  return { code: 'off-the-table', rule: 'DU-TABLE-1', path, detail: { least: margin, most: TABLE - margin } };
};

/** Tells why a value is no point of a space. */
export const whyNoPoint = (space: Space, value: unknown, path: string): Refusal | undefined => {
  const found = pointIn(space, value, path);
  return 'code' in found ? found : undefined;
};

// #region leg
/** Tells which body is in the way of a leg between two points of a space. */
export const whyNoLeg = (space: Space, from: Point, to: Point, path: string): Refusal | undefined => {
  for (const body of space.bodies) {
    const gap = compareToLeg(from, to, body.at, body.radius);
    const detail = { obstacle: body.id };
    if (gap < 0) return { code: 'crosses', rule: space.rule, path, detail };
    if (gap === 0 && space.touching === 'crosses') return { code: 'touches', rule: 'DU-TOUCH-1', path, detail };
  }
  return undefined;
};
// #endregion
export const isClear = (space: Space, from: Point, to: Point): boolean => !whyNoLeg(space, from, to, '');

/** The point of the table that is nearest to a point. */
export const clamped = ({ margin }: Space, { x, y }: Point): Point => {
  const within = (n: number): number => Math.min(Math.max(n, margin), TABLE - margin);
  return { x: within(x), y: within(y) };
};

/** The last grid point of a leg that may be its end, `most` units away at most; `undefined` if not even the first may. */
export const cut = (space: Space, from: Point, to: Point, most: number): Point | undefined => {
  const whole = distance(from, to);
  const steps = stepsOf(from, to);
  for (let step = whole <= most ? steps : Math.ceil((steps * most) / whole); step > 0; step--) {
    const point = gridPoint(from, to, step);
    if (distance(from, point) <= most && isClear(space, from, point)) return point;
  }
  return undefined;
};

/** A point far away in a direction, still on the table and about as far as `most`. */
export const ray = ({ margin }: Space, from: Point, towards: Point, most: number): Point => {
  const room = (at: number, by: number): number =>
    by === 0 ? most : Math.floor((by > 0 ? TABLE - margin - at : at - margin) / Math.abs(by));
  const times = Math.min(most, room(from.x, towards.x), room(from.y, towards.y));
  return { x: from.x + times * towards.x, y: from.y + times * towards.y };
};

/** The points that end the longest legs in many directions: the outline of what one leg reaches. */
export const outline = (space: Space, from: Point, most: number, rays: readonly Point[]): readonly Point[] =>
  rays.map(towards => cut(space, from, ray(space, from, towards, most), most) ?? from);

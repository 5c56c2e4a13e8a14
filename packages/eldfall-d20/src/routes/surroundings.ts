import type { PlayerId } from '@rulewright/core';
import {
  compareGap,
  compareProducts,
  compareToLeg,
  inches,
  type Outline,
  orientation,
  type Point,
  type Polygon,
  rectangle,
} from '@rulewright/core/inches';
import { remember } from '@rulewright/core/remember';
import { heightOf, hitboxOf, radiusOf } from '../battlefield/hitbox.js';
import type { Body } from '../battlefield/solids.js';
import { structuresOn } from '../battlefield/structures.js';
import { hasState, isAlly, isStanding, modelsOnField } from '../match/lookups.js';
import { rememberTable } from '../match/table.js';
import type { EldState, FieldSize, Model, ModelId, SceneryPiece, Table, Thing } from '../vocabulary/index.js';

/** A box of whole points from (`x`, `y`) to (`right`, `below`). */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly below: number;
}

/** A part of scenery, or a structure, as something that models climb, step over or stand on. */
export interface Obstacle {
  readonly id: string;
  readonly outline: Polygon | { readonly at: Point; readonly radius: number };
  readonly base: number;
  /** null for a part without an upper end. */
  readonly top: number | null;
  readonly kind: SceneryPiece['kind'];
  readonly box: Box;
}

/** Everything around a model that its movements depend on. */
export interface Surroundings {
  /** undefined for a base of no model. */
  readonly model: Model | undefined;
  readonly radius: number;
  readonly height: number;
  /** The tolerance, in units, within which two distances count as equal (ELD-MEASURE-007). */
  readonly tolerance: number;
  readonly field: Polygon;
  readonly obstacles: readonly Obstacle[];
  /** Enemies that block the way (ELD-MOVE-019): standing ones, since the fallen never block (ELD-MOVE-022). */
  readonly enemies: readonly Body[];
  /** All other standing models, on which no movement ends (ELD-MOVE-021). */
  readonly others: readonly Body[];
  /** The fallen, on which a movement may end (ELD-MOVE-022), but not one with Flicker (ELD-SKILL-022). */
  readonly fallen: readonly Body[];
}

/** The field of a match (ELD-SETUP-003), kept for its options. */
const fieldOf = /* @__PURE__ */ remember(
  ({ width, depth }: FieldSize): Polygon => rectangle({ x: 0, y: 0 }, inches(width), inches(depth)),
);

/** A box around an outline, wider by a length. */
const boxOf = (outline: Obstacle['outline'], by = 0): Box => {
  const corners = 'at' in outline ? [outline.at] : outline.corners;
  const more = by + ('at' in outline ? outline.radius : 0);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    x: Math.min(...xs) - more,
    y: Math.min(...ys) - more,
    right: Math.max(...xs) + more,
    below: Math.max(...ys) + more,
  };
};

/** Grid points lie less than one unit beside their leg. */
const BESIDE = 2;

/** True if the box around a straight leg, wider by a length, meets a box. False proves that the leg is farther away than the length. */
export const isNearBox = ({ x, y, right, below }: Box, from: Point, to: Point, by: number): boolean =>
  Math.max(from.x, to.x) + by >= x &&
  Math.min(from.x, to.x) - by <= right &&
  Math.max(from.y, to.y) + by >= y &&
  Math.min(from.y, to.y) - by <= below;

/** True if a base on a straight leg may touch an outline. False is a proof that it does not. */
export const isNearLeg = (
  { box, outline }: Pick<Obstacle, 'box' | 'outline'>,
  from: Point,
  to: Point,
  radius: number,
): boolean => {
  const by = radius + BESIDE;
  const way = { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y }, radius: by };
  return isNearBox(box, from, to, by) && compareGap(way, outline, 0) <= 0;
};

/** True if a base on a straight leg may touch a disc. False is a proof that it does not. */
export const isNearDisc = (at: Point, reach: number, from: Point, to: Point): boolean =>
  compareToLeg(from, to, at, reach + BESIDE) <= 0;

/** Cache: the obstacles, as long as scenery and structures are the same. */
const obstaclesAmong = /* @__PURE__ */ remember(
  (scenery: readonly SceneryPiece[], structures: readonly Thing[]): readonly Obstacle[] => [
    ...scenery.flatMap(({ id, kind, parts }) =>
      parts.map(({ outline, base, top }): Obstacle => ({ id, outline, base, top, kind, box: boxOf(outline) })),
    ),
    ...structures.map(({ id, at: { x, y, z }, radius, height }): Obstacle => {
      const outline = { at: { x, y }, radius };
      return { id, outline, base: z, top: z + height, kind: 'solid', box: boxOf(outline) };
    }),
  ],
);

/** All scenery and structures of a table. A structure that a Quest has marked as open is no obstacle (ELD-LOS-012). */
const obstaclesOn = (table: Table): readonly Obstacle[] => obstaclesAmong(table.state.scenery, structuresOn(table));

const isFlying = (model: Pick<Model, 'states'>): boolean => hasState(model, 'flying');

/**
 * True for a model that leaves no room for another one. A Hidden one takes room only among its allies: a place that is
 * refused to an enemy would reveal it (ELD-STATE-073).
 */
const takesRoom = (state: Pick<EldState, 'alliances'>, one: Model, other: Pick<Model, 'player'>): boolean =>
  !hasState(one, 'hidden') || isAlly(state, one, other);

const around = (table: Table, model: Model): Surroundings => {
  const { state, options } = table;
  // Flying models pass above all others (ELD-STATE-038).
  const others = state.models.filter(
    one => one.id !== model.id && isStanding(one) && isFlying(one) === isFlying(model) && takesRoom(state, one, model),
  );
  const bodyOf = (one: Model): Body => ({ ...hitboxOf(table, one), model: one.id });
  return {
    model,
    radius: radiusOf(table, model),
    height: heightOf(table, model),
    tolerance: options.distanceEpsilon,
    field: fieldOf(table.options.tableSize),
    obstacles: obstaclesOn(table),
    // A Flying model passes above other Flying models too, but must not end at the place of one (ELD-STATE-038).
    enemies: isFlying(model) ? [] : others.filter(one => !isAlly(state, one, model)).map(bodyOf),
    others: others.map(bodyOf),
    fallen: modelsOnField(state)
      .filter(one => one.id !== model.id && !isStanding(one))
      .map(bodyOf),
  };
};

/** The surroundings of a base that comes onto the field for a player, of whom no model stands there yet. */
export const surroundingsOfBase = (
  table: Table,
  radius: number,
  height: number,
  player: PlayerId | null = null,
): Surroundings => ({
  model: undefined,
  radius,
  height,
  tolerance: table.options.distanceEpsilon,
  field: fieldOf(table.options.tableSize),
  obstacles: obstaclesOn(table),
  enemies: [],
  others: table.state.models
    .filter(one => isStanding(one) && takesRoom(table.state, one, { player }))
    .map(one => ({ ...hitboxOf(table, one), model: one.id })),
  fallen: [],
});

const known = /* @__PURE__ */ rememberTable((): Map<ModelId, Surroundings> => new Map());

/** The surroundings of a model of a table. */
export const surroundingsOf = (table: Table, model: Model): Surroundings => {
  const cache = known(table);
  const found = cache.get(model.id);
  if (found?.model === model) return found;
  const made = around(table, model);
  cache.set(model.id, made);
  return made;
};

/** True if an outline is narrower than a diameter: two parallel lines that are less far apart have it between them (ELD-MOVE-024). */
export const isNarrower = (outline: Outline, diameter: number): boolean => {
  if (!('corners' in outline)) return 2 * outline.radius < diameter;
  const { corners } = outline;
  return corners.some((p, i) => {
    const q = corners[(i + 1) % corners.length] as Point;
    const most = Math.max(...corners.map(corner => orientation(p, q, corner)));
    const square = (q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y);
    return compareProducts(most, most, diameter * diameter, square) < 0;
  });
};

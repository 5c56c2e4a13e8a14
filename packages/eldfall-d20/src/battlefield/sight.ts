import {
  type Cylinder,
  type HalfSpace,
  overlapsInSpace,
  type SpaceField,
  type SpaceSight,
  spaceField,
} from '@rulewright/core/inches/height';
import { remember } from '@rulewright/core/remember';
import { hasState, modelNamed, modelOf, stateOf } from '../match/lookups.js';
import { immunityTo } from '../profiles/immunity.js';
import type { Model, ModelId, Standing, Table } from '../vocabulary/index.js';
import { frontOf, isAhead } from './front.js';
import { bodyNamed, hitboxAt, standingOf, wasIn } from './hitbox.js';
import { type Body, bodiesOn, flyingBody, type Part, partsOn } from './solids.js';

/** Scenery and models, which block sight (ELD-LOS-005). */
export type Blocker = Body | Part;

/** The least length: a hundredth of a millimetre. */
export const UNIT = 1;

/**
 * A line that only touches an edge is free, but none runs along the table top or along the top of a body (ELD-LOS-005):
 * bodies are one unit higher here, so that a body of the same height hides what stands behind it. They are one unit
 * wider as well, so that a body of the same width hides what stands exactly behind it, unless the option lets a line
 * pass that touches its side.
 */
const fieldWith = (wider: number) =>
  remember((parts: readonly Part[], bodies: readonly Body[]) =>
    spaceField<Blocker>([
      ...parts.map(part => (part.top === null ? part : { ...part, top: part.top + UNIT })),
      ...bodies.map(body => ({ ...body, radius: body.radius + wider, height: body.height + UNIT })),
    ]),
  );

/** The field in which a body also hides a body of exactly equal width behind it (ELD-LOS-005). */
const fieldOfWider = /* @__PURE__ */ fieldWith(UNIT);
/** The field of bodies whose sides a line may touch, by the option (ELD-LOS-005). */
const fieldOfBodies = /* @__PURE__ */ fieldWith(0);

const fieldOn = (table: Table): SpaceField<Blocker> =>
  (table.options.equalBodiesHide ? fieldOfWider : fieldOfBodies)(partsOn(table), bodiesOn(table));

/** True for two bodies that touch and do not overlap, so that one of them would reach into the other if it were one unit wider. */
const touches = (a: Cylinder, b: Cylinder): boolean => {
  const [dx, dy, reach] = [a.at.x - b.at.x, a.at.y - b.at.y, a.radius + b.radius];
  const square = dx * dx + dy * dy;
  const beside = square >= reach * reach && square < (reach + UNIT) * (reach + UNIT);
  return beside && a.foot < b.foot + b.height && b.foot < a.foot + a.height;
};

/** True if a body reaches into scenery. It does not where all corners lie beyond one side of it, which is found faster. */
const reachesInto = (part: Part, body: Cylinder): boolean => {
  const { at, radius } = body;
  const { corners } = part.outline;
  const isBeside =
    corners.every(({ x }) => x >= at.x + radius) ||
    corners.every(({ x }) => x <= at.x - radius) ||
    corners.every(({ y }) => y >= at.y + radius) ||
    corners.every(({ y }) => y <= at.y - radius);
  return !isBeside && overlapsInSpace(part, body);
};

/**
 * A body as an end of lines, so that no blocker reaches into it, which would let it look through that blocker: just above the
 * surface that carries it, and a unit narrower where another model touches it, since bodies are a unit wider here, or
 * where rounding leaves it less than a unit inside scenery.
 */
const endOf = (table: Table, body: Cylinder, ends: readonly (string | null)[]): Cylinder => {
  const { foot, height, radius } = body;
  const lifted = foot > 0 && height > UNIT ? { ...body, foot: foot + UNIT, height: height - UNIT } : body;
  if (radius <= UNIT) return lifted;
  const isTouched =
    table.options.equalBodiesHide && bodiesOn(table).some(other => touches(body, other) && !ends.includes(other.model));
  const isNarrower = isTouched || partsOn(table).some(part => reachesInto(part, body));
  return isNarrower ? { ...lifted, radius: radius - UNIT } : lifted;
};

const blocksBetween =
  (ends: readonly (string | null)[]) =>
  (solid: Blocker): boolean =>
    !ends.includes('model' in solid ? solid.model : solid.piece.id);

/** A body by the id of its model, as lines of sight meet it: the body of a Flying model may be above scenery (ELD-LOS-013). */
const inSight = (table: Table, body: Cylinder, id: string | null = null): Cylinder => {
  const model = id === null ? undefined : modelNamed(table.state, id);
  return model && hasState(model, 'flying') ? flyingBody(table, body) : body;
};

/** The two bodies that a line of sight joins, with the ids of their models. */
const endsOf = (
  table: Table,
  from: Cylinder,
  to: Cylinder,
  ends: readonly (string | null)[],
): readonly [Cylinder, Cylinder] => [
  endOf(table, inSight(table, from, ends[0]), ends),
  endOf(table, inSight(table, to, ends[1]), ends),
];

/**
 * True if an unobstructed line joins two bodies; the two models themselves never block it (ELD-LOS-001, ELD-LOS-005).
 *
 * @param front the Front in which the line must run. By default any line counts.
 */
export const isClear = (
  table: Table,
  from: Cylinder,
  to: Cylinder,
  ends: readonly (string | null)[],
  front?: HalfSpace,
): boolean => fieldOn(table).sees(...endsOf(table, from, to, ends), blocksBetween(ends), front);

/** The same with the reason: a free line, or blockers that are all necessary to block every line. */
export const lineBetween = (
  table: Table,
  from: Cylinder,
  to: Cylinder,
  ends: readonly (string | null)[],
): SpaceSight<Blocker> => fieldOn(table).sight(...endsOf(table, from, to, ends), blocksBetween(ends));

/** True for a Blinded model that an ability lets see another one (ELD-SKILL-014). */
const seesBlinded = (table: Table, viewer: Model, target: string, standing?: Standing): boolean => {
  const at = standing?.at ?? modelNamed(table.state, target)?.at;
  return (
    at !== undefined && immunityTo(table, viewer, { rule: 'ELD-STATE-008', of: { model: target, at } }) !== undefined
  );
};

/** The body of a model as it stands at a moment, as lines of sight meet it (ELD-LOS-013). */
export const bodyInSight = (table: Table, standing: Standing): Cylinder => {
  const body = hitboxAt(table, standing);
  return wasIn(table, standing, 'flying') ? flyingBody(table, body) : body;
};

/**
 * The sight of a model at a moment, as a test of models and things, at their present places or at those of a moment: by
 * lines of hitbox to hitbox (ELD-LOS-001) that run in its Front (ELD-LOS-002, ELD-LOS-003). A model sees itself (ELD-LOS-008), a Blinded one nothing else
 * (ELD-STATE-008), and an Engaged one every enemy that engages it, in any direction (ELD-STATE-032).
 */
export const sightFrom = (table: Table, from: Standing): ((target: string, at?: Standing) => boolean) => {
  const viewer = modelOf(table.state, from.model);
  const isBlinded = hasState(viewer, 'blinded');
  const engaging = stateOf(viewer, 'engaged')?.about;
  const hitbox = bodyInSight(table, from);
  const front = frontOf(table, from);
  const field = fieldOn(table);
  const ownEnd = remember((target: string) => endOf(table, hitbox, [viewer.id, target]));
  return (target, at) => {
    if (target === from.model) return true;
    if (isBlinded && !seesBlinded(table, viewer, target, at)) return false;
    if (engaging?.includes(target)) return true;
    const there = at ? undefined : bodyNamed(table, target);
    const body = at ? bodyInSight(table, at) : there && inSight(table, there, target);
    if (body === undefined || !isAhead(front, body)) return false;
    const ends = [viewer.id, target];
    return field.sees(ownEnd(target), endOf(table, body, ends), blocksBetween(ends), front);
  };
};

/** True if a model as it stands at a moment has Line of Sight to a body: see {@link sightFrom}. */
export const seesFrom = (table: Table, from: Standing, target: string, at?: Standing): boolean =>
  sightFrom(table, from)(target, at);

/** True if a model on the field has Line of Sight to another model or thing now; anybody may check that at any time (ELD-LOS-009). */
export const sees = (table: Table, from: ModelId, target: string): boolean => {
  const viewer = modelNamed(table.state, from);
  return viewer?.where === 'field' && seesFrom(table, standingOf(viewer), target);
};

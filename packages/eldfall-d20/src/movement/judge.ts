import type { Refusal } from '@rulewright/core';
import { overlapsInSpace } from '@rulewright/core/inches/height';
import { hasState, modelOf, profileOf } from '../match/lookups.js';
import { skillLevel } from '../profiles/abilities.js';
import { currentOf } from '../profiles/current.js';
import { boundLength } from '../routes/bound.js';
import { follow, type Manner } from '../routes/follow.js';
import { obstaclesUnder, overlapsLevels } from '../routes/ground.js';
import { bodyAt } from '../routes/meeting.js';
import { lengthOf } from '../routes/points.js';
import type { Progress } from '../routes/progress.js';
import { surroundingsOf } from '../routes/surroundings.js';
import { firstPart, followToContact, followUpTo } from '../routes/up-to.js';
import type { RuleId } from '../rulebook/index.js';
import type { DeclaredMovement, Model, Place, Table } from '../vocabulary/index.js';
import { sizes } from '../vocabulary/words.js';
import { isOverEncumbered } from './encumbered.js';
import { knowsLengths } from './measuring.js';
import { readMovement } from './read.js';
import { type Moving, mostOf, passesAll, permissionsOf } from './speed.js';
import { type Stance, tableAfter, whyNotStance } from './stance.js';

/** A judged movement: with its actual route, or the reason against it. */
export type Judged =
  | { readonly settled: DeclaredMovement; readonly refusal?: undefined }
  | { readonly refusal: Refusal };

const farther: Readonly<Record<DeclaredMovement['kind'], RuleId>> = {
  idle: 'ELD-MOVE-004',
  walk: 'ELD-MOVE-003',
  run: 'ELD-MOVE-005',
  climb: 'ELD-MOVE-007',
  jump: 'ELD-MOVE-011',
};

/** The manner of a movement: by its kind, the states of the model and what its abilities permit. */
export const mannerOf = (
  table: Table,
  model: Model,
  moving: Moving,
  most: number = mostOf(table, model, moving),
): Manner => {
  const { slowSurfaceFactor } = table.numbers.movement;
  const permissions = permissionsOf(table, model, moving);
  const through = (id: string): boolean => {
    const size = (one: Model): number => sizes.indexOf(profileOf(table, one).size);
    return size(modelOf(table.state, id)) < size(model);
  };
  const smaller = permissions.some(({ through }) => through === 'smaller');
  const straight = passesAll(table, model, moving);
  const by = moving.kind === 'jump' ? 'jump' : 'foot';
  return {
    by: straight ? 'straight' : hasState(model, 'flying') ? 'flight' : by,
    work: {
      climbing: moving.kind === 'climb',
      slow: slowSurfaceFactor.value,
      slowDown: table.options.ladderCost === 'bothWays' ? slowSurfaceFactor.value : 1,
      freeRises: table.options.lowObstacleFree,
    },
    most,
    endsOnWalls: moving.kind === 'climb',
    passes: body => smaller && through(body.model),
  };
};

/** The reasons against a movement that do not depend on its route, in the order in which they are checked. */
const whyNotDeclare = (table: Table, model: Model, movement: DeclaredMovement): Refusal | undefined => {
  const { kind, route, skills, stance } = movement;
  const path = 'choice';
  if (kind === 'idle') {
    if (route.length > 0) return { code: 'idle-moves', rule: 'ELD-MOVE-004', path: `${path}.route` };
  } else {
    if (route.length === 0) return { code: 'no-route', rule: 'ELD-MEASURE-005', path: `${path}.route` };
    const takesOff = stance?.state === 'flying' && stance.to && stance.when === 'before';
    if (model.onWall && !takesOff && (kind === 'walk' || kind === 'run')) {
      return { code: 'on-a-wall', rule: 'ELD-MOVE-010', path: `${path}.kind` };
    }
    if (isOverEncumbered(table, model)) return { code: 'over-encumbered', rule: 'ELD-MOVE-026', path: `${path}.kind` };
  }
  const unknown = skills.findIndex(skill => skillLevel(table, model, skill) === 0);
  if (unknown >= 0) return { code: 'not-its-skill', rule: 'ELD-PROFILE-022', path: `${path}.skills[${unknown}]` };
  const wrong = stance && whyNotStance(model, stance, `${path}.stance`);
  if (wrong) return wrong;
  const declaring = { what: 'movement', movement } as const;
  for (const ban of table.sources.bans) {
    const refusal = ban(table, model, declaring);
    if (refusal) return { path, ...refusal };
  }
  return undefined;
};

/**
 * True if a rule forbids a kind of movement of a model to every destination, as for an Immobilized one (ELD-STATE-051).
 * Then no route needs to be searched.
 */
export const isForbidden = (table: Table, model: Model, base: Omit<DeclaredMovement, 'route' | 'facing'>): boolean => {
  if (base.kind === 'idle') return false;
  const { facing, at } = model;
  const refusal = whyNotDeclare(table, model, { ...base, facing, route: [{ ...at, x: at.x + 1 }] });
  return refusal?.path?.endsWith('kind') === true;
};

const settle = (movement: DeclaredMovement, { route, hanging, falls }: Progress): DeclaredMovement => ({
  ...movement,
  route,
  ...(hanging ? { onWall: true } : {}),
  ...(falls.length > 0 ? { falls } : {}),
});

/**
 * True if a Crouched model has room to get up at a place: its hitbox would overlap no other model, such as one on a
 * ledge above it, and no scenery above it (ELD-MOVE-021, ELD-MOVE-023).
 */
export const hasRoomToRise = (low: Table, { id }: Model, at: Place): boolean => {
  const up = tableAfter(low, modelOf(low.state, id), { state: 'crouched', to: false });
  const around = surroundingsOf(up, modelOf(up.state, id));
  const { height } = surroundingsOf(low, modelOf(low.state, id));
  return (
    around.others.every(other => !overlapsInSpace(bodyAt(around, at), other)) &&
    obstaclesUnder(around, at).every(
      one => overlapsLevels(one, at.z, height) || !overlapsLevels(one, at.z, around.height),
    )
  );
};

/** The reason why a movement may not end at its end, with its changed stance; undefined if it may, or if the model stays unchanged. */
export const whyNotEnd = (
  before: Table,
  { id }: Model,
  stance: (Stance & Partial<Pick<NonNullable<DeclaredMovement['stance']>, 'when'>>) | undefined,
  progress: Progress,
): Refusal | undefined => {
  const table = stance ? tableAfter(before, modelOf(before.state, id), stance) : before;
  const model = modelOf(table.state, id);
  const rises = stance?.state === 'crouched' && !stance.to;
  if (rises && !hasRoomToRise(before, model, stance.when === 'before' ? modelOf(before.state, id).at : progress.at)) {
    return { code: 'not-free', rule: 'ELD-MOVE-021' };
  }
  if (progress.route.length === 0) return undefined;
  for (const source of table.sources.moveEnds) {
    const refusal = source(table, model, progress.at);
    if (refusal) return refusal;
  }
  return undefined;
};

/**
 * Follows a route that was declared without measuring: whether the model leaves a place to which a rule binds it is
 * measured afterwards, too (ELD-MEASURE-013).
 */
const followBound =
  (table: Table, { id }: Model): typeof follow =>
  (around, course, manner) => {
    const followed = followUpTo(around, course, manner);
    if ('refusal' in followed) return followed;
    const { route } = followed.progress;
    const whole = lengthOf(course.from, route);
    const part = (length: number): readonly Place[] => firstPart(course.from, route, length);
    const length = boundLength(table, id, whole, most => part(most).at(-1) ?? course.from);
    return length < whole ? followUpTo(around, { ...course, route: part(length) }, manner) : followed;
  };

/**
 * The follower of the routes that are declared for a model: up to the first contact with an enemy (ELD-MOVE-020), and
 * in Realism mode as far as the movement reaches (ELD-MEASURE-013). When the game searches routes for a Hostile, it
 * drops those that contact would cut short.
 */
export const followerOf = (table: Table, model: Model): typeof follow => {
  if (model.player === null) return follow;
  return knowsLengths(table, model) ? followToContact : followBound(table, model);
};

/** Follows the route of a movement that may be declared. */
const judgeRoute = (table: Table, before: Model, movement: DeclaredMovement): Judged => {
  const { kind, stance } = movement;
  const moved = stance?.when === 'before' ? tableAfter(table, before, stance) : table;
  const model = modelOf(moved.state, before.id);
  const manner = mannerOf(moved, model, movement);
  const path = 'choice.route';
  const followed = followerOf(table, model)(
    surroundingsOf(moved, model),
    { from: model.at, hanging: model.onWall, route: movement.route, path },
    manner,
  );
  if ('refusal' in followed) {
    const { refusal } = followed;
    return { refusal: refusal.code === 'too-far' ? { ...refusal, rule: farther[kind] } : refusal };
  }
  const { progress } = followed;
  const wrong = whyNotEnd(table, before, stance, progress);
  if (wrong) return { refusal: { ...wrong, path } };
  return { settled: settle(movement, progress) };
};

/** Judges a movement that has the right shape. */
export const judgeMovement = (table: Table, model: Model, movement: DeclaredMovement): Judged => {
  const refusal = whyNotDeclare(table, model, movement);
  return refusal ? { refusal } : judgeRoute(table, model, movement);
};

/** Judges an answer, which may have any shape. */
export const judgeAnswer = (table: Table, model: Model, choice: unknown): Judged => {
  const answer = readMovement(choice);
  return 'refusal' in answer ? answer : judgeMovement(table, model, answer.read);
};

/** Half of the current SPD in inches, rounded up; a SPD of 0 counts as 1 (ELD-FALL-005). */
export const halfSpeed = (table: Table, model: Model): number => {
  const { leastFallSpeed, intervalDivisor } = table.numbers.damage;
  return Math.ceil(Math.max(leastFallSpeed.value, currentOf(table, model, 'SPD')) / intervalDivisor.value);
};

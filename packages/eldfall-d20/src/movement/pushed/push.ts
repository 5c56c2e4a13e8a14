import type { Refusal, Turn } from '@rulewright/core';
import { moved, type Point, squareBetween } from '@rulewright/core/inches';
import { overlapsInSpace, withinSpace } from '@rulewright/core/inches/height';
import type { Body } from '../../battlefield/solids.js';
import { hasState, isAlly, modelOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { boundLength } from '../../routes/bound.js';
import { freeSpot } from '../../routes/free-spot.js';
import { followGround, overlapsLevels, restAt } from '../../routes/ground.js';
import { bodyAt } from '../../routes/meeting.js';
import { samePlace } from '../../routes/points.js';
import { fallTo, goTo, type Progress, progressAtStart, stepOn } from '../../routes/progress.js';
import { type Surroundings, surroundingsOf } from '../../routes/surroundings.js';
import { reveal } from '../../states/shrouded.js';
import type { Direction, Eld, Model, ModelId, MoveReason, Place, PushAsked, Table } from '../../vocabulary/index.js';
import { moveModel } from '../move-model.js';
import { whyNoDirection } from '../read.js';

/**
 * The end of a straight movement on one level: at the first model, obstacle or edge of the field. A Flying model passes
 * above scenery (ELD-STATE-038).
 */
const endOnLevel = (around: Surroundings, { x, y, z }: Place, direction: Direction, length: number): Point => {
  const { model, radius, height, others, obstacles, field } = around;
  const flies = model !== undefined && hasState(model, 'flying');
  const bodies = others.filter(({ foot, height: own }) => foot < z + height && foot + own > z);
  const solids = obstacles.filter(one => (flies ? one.top === null : overlapsLevels(one, z, height)));
  const shapes = [...bodies.map(({ at, radius }) => ({ at, radius })), ...solids.map(({ outline }) => outline)];
  return moved({ at: { x, y }, radius }, direction, length, { obstacles: shapes, table: field });
};

/**
 * The route of a model that something moves in a straight line (ELD-MOVE-030): up to the first obstacle, model or edge of the field, and
 * down where no surface carries it.
 */
export const pushedOf = (around: Surroundings, from: Place, direction: Direction, distance: number): Progress => {
  const progress = progressAtStart(from, false);
  fallTo(progress, restAt(around, from));
  let left = distance;
  while (left > 0) {
    const start = progress.at;
    const end = endOnLevel(around, start, direction, left);
    // No obstacle rises on this line, so the first change of the level is a drop.
    const { footing } = followGround(around, start, end, 0);
    const drop = footing.find(({ level }) => level < start.z);
    const at = drop ? stepOn(start, end, drop.step) : end;
    goTo(progress, { ...at, z: start.z });
    if (!drop) break;
    fallTo(progress, drop.level);
    // A model on which it falls ends the push (ELD-MOVE-030, ELD-FALL-008).
    if (around.others.some(other => overlapsInSpace(bodyAt(around, progress.at), other))) break;
    left -= Math.ceil(Math.sqrt(squareBetween(start, at)));
  }
  const spot = freeSpot(around, bodyAt(around, progress.at), progress.at);
  if (spot) goTo(progress, spot);
  return progress;
};

/**
 * The Hidden friends of a model that stop a push of it: those that it touches at the end of the push, and without which
 * it would end elsewhere.
 */
const stoppedBy = (
  { state }: Table,
  around: Surroundings,
  model: Model,
  pushed: (around: Surroundings) => Progress,
): readonly ModelId[] => {
  const isHidden = (other: Body): boolean => {
    const one = modelOf(state, other.model);
    return hasState(one, 'hidden') && isAlly(state, one, model);
  };
  const hidden = around.others.filter(isHidden);
  if (hidden.length === 0) return [];
  const { at } = pushed(around);
  const without = pushed({ ...around, others: around.others.filter(one => !isHidden(one)) });
  if (samePlace(without.at, at)) return [];
  const body = bodyAt(around, at);
  return hidden.filter(one => withinSpace(body, one, around.tolerance)).map(one => one.model);
};

/** The falls of a push, as drops in 1/100 mm. */
export type Drops = readonly number[];

/**
 * An effect moves a model in a straight line, but not out of a place to which a rule binds it; nobody can react to that
 * (ELD-UPGRADE-049). A Hidden friend that stops the push is shown, since everybody sees that something stands there.
 * Returns the falls.
 */
export const pushAway = (
  turn: Turn<Eld>,
  id: ModelId,
  direction: Direction,
  distance: number,
  why: MoveReason,
): Drops => {
  const model = modelOf(turn.state, id);
  const table = tableOf(turn);
  const around = surroundingsOf(table, model);
  const pushed = (length: number, own = around): Progress => pushedOf(own, model.at, direction, length);
  const length = boundLength(table, id, distance, one => pushed(one).at);
  const { route, falls } = pushed(length);
  const shown = stoppedBy(table, around, model, own => pushed(length, own));
  moveModel(turn, { model: id, route, why }, 'ELD-MOVE-030');
  for (const one of shown) reveal(turn, one, 'ELD-STATE-073');
  return falls.map(({ drop }) => drop);
};

/** The reason against a direction of a push: up to 90 degrees from the straight line away are allowed. */
export const whyNotPushed = (table: Table, { model, from }: PushAsked, choice: unknown): Refusal | undefined => {
  const path = 'choice';
  const wrong = whyNoDirection(choice, path);
  if (wrong) return wrong;
  // The cast is safe: the direction was read.
  const { x, y } = choice as Direction;
  const { at } = modelOf(table.state, model);
  const away = x * (at.x - from.x) + y * (at.y - from.y);
  return away >= 0 ? undefined : { code: 'comes-nearer', rule: 'ELD-TRAIT-040', path };
};

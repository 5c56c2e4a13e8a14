import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import type { Limit } from '@rulewright/core/uses';
import { modelWith, stateWith } from '../match/copies.js';
import { deciderOf } from '../match/decider.js';
import { once } from '../match/limits.js';
import { hasState, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { boundLength } from '../routes/bound.js';
import { lengthOf } from '../routes/points.js';
import { firstPart } from '../routes/up-to.js';
import { removeState } from '../states/gain.js';
import { goalAt, nearestEdges } from '../states/panicked/edges.js';
import { fled } from '../states/panicked/roll.js';
import type { DeclaredMovement, Eld, EldState, Model, ModelId, Place, Table } from '../vocabulary/index.js';
import { isOverEncumbered } from './encumbered.js';
import { forcedRun } from './find.js';
import { hasRoomToRise, judgeMovement } from './judge.js';
import { mostOf } from './speed.js';

/** Models whose Run leads over the edge of the field in this sequence. */
const runsOff: Limit<Eld> = /* @__PURE__ */ once('sequence', 'runs-off', 'ELD-STATE-057');

/** True for a model that must flee in this activation (ELD-STATE-055). */
export const flees = (state: EldState, model: ModelId): boolean => fled.isUsed(state, model);

const distanceTo = (from: Point, to: Point): number => Math.abs(to.x - from.x) + Math.abs(to.y - from.y);

/** True for a model that has run over the edge: its Run was not cut short on the field (ELD-STATE-057). */
export const hasRunOff = (table: Table, id: ModelId): boolean => {
  const { sequence } = table.state;
  if (!sequence || !runsOff.isUsed(table.state, id)) return false;
  const at = sequence.movement?.route.at(-1) ?? sequence.from;
  const model = modelWith(modelOf(table.state, id), { at });
  return nearestEdges(table, model).some(
    edge => distanceTo(at, goalAt(table, model, at, edge)) <= table.options.distanceEpsilon,
  );
};

/** A run: the demanded route, and the actual route with its steps up and down and its falls (ELD-MOVE-029). */
interface Run {
  readonly asked: DeclaredMovement;
  readonly gone: DeclaredMovement;
}

/**
 * The run of a model along the shortest open route (ELD-STATE-058); Engaged does not prevent it. It ends where it would
 * leave a place to which a rule binds the model (ELD-UPGRADE-049).
 */
const runTo = (table: Table, model: Model, goal: Point): Run => {
  const free = modelWith(model, { states: model.states.filter(({ state }) => state !== 'engaged') });
  const models = table.state.models.map(one => (one.id === model.id ? free : one));
  const sources = { ...table.sources, moveEnds: [] };
  const open: Table = { ...table, sources, state: stateWith(table.state, { models }) };
  const found = forcedRun(open, free, goal);
  const idle: DeclaredMovement = { kind: 'idle', route: [], facing: model.facing, skills: [] };
  if (!found || found.route.length === 0) return { asked: idle, gone: idle };
  const endOf = (length: number): Place => firstPart(model.at, found.route, length).at(-1) ?? model.at;
  const length = boundLength(table, model.id, Math.ceil(lengthOf(model.at, found.route)), endOf);
  const asked: DeclaredMovement = { ...found, kind: 'run', route: firstPart(model.at, found.route, length) };
  if (asked.route.length === 0) return { asked: idle, gone: idle };
  const judged = judgeMovement(open, free, asked);
  return { asked, gone: judged.refusal ? asked : judged.settled };
};

/**
 * The flight of a model that failed its Morale roll: a full Run toward the nearest edge. Crouched is cancelled and Engaged does not hold
 * it, but an Immobilized or over-encumbered model and one that hangs on a wall stay where they are, and so does a Crouched one without room
 * to get up (ELD-MOVE-021). A Run that would pass the edge takes it off the field at the end of the sequence, and reactions use the path on
 * the field (ELD-STATE-057, ELD-ACT-023).
 */
export function* flight(turn: Turn<Eld>, id: ModelId): Rule {
  const before = modelOf(turn.state, id);
  const isUp = !hasState(before, 'crouched') || hasRoomToRise(tableOf(turn), before, before.at);
  if (isUp) removeState(turn, id, 'crouched', 'ELD-STATE-058');
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  const stays = !isUp || model.onWall || hasState(model, 'immobilized') || isOverEncumbered(table, model);
  const idle: DeclaredMovement = { kind: 'idle', route: [], facing: model.facing, skills: [] };
  if (stays) {
    turn.emit({ type: 'MovementDeclared', model: id, movement: idle }, 'ELD-STATE-058');
    return;
  }
  const by = deciderOf(table, model);
  const options = nearestEdges(table, model);
  const edge = yield* decideUnlessForced(turn, {
    by,
    kind: 'effect',
    rule: 'ELD-STATE-056',
    options,
    about: { model: id },
  });
  const goal = goalAt(table, model, model.at, options.find(one => one === edge) ?? 'left');
  const { asked, gone } = runTo(table, model, goal);
  turn.emit({ type: 'MovementDeclared', model: id, movement: gone }, 'ELD-STATE-055');
  const end = asked.route.at(-1) ?? model.at;
  const most = mostOf(table, model, { kind: 'run', skills: [] });
  const isThere = distanceTo(end, goal) <= table.options.distanceEpsilon;
  // A fall costs no SPD, so the route is measured in plan.
  const flat = (place: Place): Place => ({ ...place, z: 0 });
  const length = lengthOf(flat(model.at), asked.route.map(flat));
  if (isThere && length < most) runsOff.use(turn, id);
}

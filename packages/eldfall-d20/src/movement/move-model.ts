import type { Turn } from '@rulewright/core';
import { overlapsInSpace } from '@rulewright/core/inches/height';
import { endStationary } from '../effects/stationary.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { freeSpot } from '../routes/free-spot.js';
import { restAt } from '../routes/ground.js';
import { bodyAt } from '../routes/meeting.js';
import { legLength, placeAt, samePlace } from '../routes/points.js';
import { type Surroundings, surroundingsOf } from '../routes/surroundings.js';
import { isOnWall } from '../routes/walls.js';
import type { RuleId } from '../rulebook/index.js';
import { gainState, removeState } from '../states/gain.js';
import type {
  DeclaredMovement,
  Direction,
  Eld,
  ModelId,
  MoveReason,
  Place,
  RoutePoint,
  Sequence,
} from '../vocabulary/index.js';
import { revealTouched, upToHidden } from './hidden.js';
import { hasRoomToRise, judgeMovement, mannerOf } from './judge.js';
import { passesAll } from './speed.js';

/** A change of a model's place. */
export interface Moving {
  readonly model: ModelId;
  /** Straight legs, the end last; empty for a model that stays. */
  readonly route: readonly Place[];
  /** By default the facing that it has. */
  readonly facing?: Direction;
  readonly onWall?: boolean;
  /** True for a move that passes everything between its start and its end (ELD-SKILL-021). */
  readonly through?: boolean;
  readonly why: MoveReason;
}

const sameDirection = (a: Direction, b: Direction): boolean => a.x === b.x && a.y === b.y;

/**
 * Moves a model along a route, or turns it where the route is empty; nothing happens if neither changes. Contact with a
 * Hidden enemy ends the move and shows that enemy (ELD-MOVE-020, ELD-STATE-073).
 */
export const moveModel = (
  turn: Turn<Eld>,
  { model: id, route: whole, onWall, through = false, why, ...to }: Moving,
  ...rules: readonly RuleId[]
): void => {
  const { at: from, facing: before, onWall: hung } = modelOf(turn.state, id);
  const gone = upToHidden(tableOf(turn), id, whole, through);
  // A route that was cut at its start is empty: the model has not moved (ELD-SCHEME-013).
  const route = gone.every(place => samePlace(place, from)) ? [] : gone;
  const facing = to.facing ?? before;
  if (route.length > 0) {
    turn.emit({ type: 'ModelMoved', model: id, from, route, facing, onWall: onWall ?? false, why }, rules);
    endStationary(turn, id);
    revealTouched(turn, id);
    for (const source of tableOf(turn).sources.onMoved) source(turn, id, { from, route, through });
  } else if (onWall === false && hung) {
    turn.emit({ type: 'ModelMoved', model: id, from, route, facing, onWall, why }, rules);
  } else if (!sameDirection(facing, before)) {
    turn.emit({ type: 'ModelTurned', model: id, facing }, ['ELD-MOVE-017', ...rules]);
  }
  if (gone.length > 0 && route.length === 0) revealTouched(turn, id);
};

const changeStance = (turn: Turn<Eld>, id: ModelId, { state, to }: NonNullable<DeclaredMovement['stance']>): void => {
  const rule = state === 'flying' ? 'ELD-SKILL-024' : to ? 'ELD-STATE-018' : 'ELD-STATE-017';
  // Flying and Crouched do not go together: a model that takes off gets up (ELD-STATE-042).
  if (state === 'flying' && to) removeState(turn, id, 'crouched', rule);
  if (to) gainState(turn, id, { state, by: modelOf(turn.state, id).player, source: 'movement' }, rule);
  else removeState(turn, id, state, rule);
};

/**
 * Declares the movement of the activated model (ELD-ACT-012): the log keeps its route with all steps up and down, so that reactions can
 * name points of it. A change of stance before moving happens now.
 *
 * @throws RangeError for a movement that the rules refuse.
 */
export const declareMovement = (turn: Turn<Eld>, id: ModelId, declared: DeclaredMovement): void => {
  const judged = judgeMovement(tableOf(turn), modelOf(turn.state, id), declared);
  if (judged.refusal) throw new RangeError(`${judged.refusal.code} at ${judged.refusal.path}`);
  const { settled } = judged;
  turn.emit({ type: 'MovementDeclared', model: id, movement: settled }, ['ELD-MOVE-002', 'ELD-MEASURE-005']);
  if (settled.stance?.when === 'before') changeStance(turn, id, settled.stance);
};

/**
 * The end of a movement that is cut at a point: on a wall, on a surface, or below the point where nothing carries the
 * model any more (ELD-MOVE-029).
 */
const endOfCut = (
  turn: Turn<Eld>,
  { model, movement }: Sequence,
  at: Place,
  leg: number,
): Pick<DeclaredMovement, 'route' | 'onWall' | 'falls'> => {
  const around = surroundingsOf(tableOf(turn), modelOf(turn.state, model));
  const level = restAt(around, at);
  if (level === at.z) return { route: [at] };
  if (movement && isOnWall(around, at, movement.kind !== 'climb')) return { route: [at], onWall: true };
  return { route: [at, { ...at, z: level }], falls: [{ leg: leg + 1, drop: at.z - level }] };
};

/**
 * The change of stance of a movement that ends at a place: one at its end is made there, where the model has room for
 * it (ELD-STATE-018).
 */
const stanceAtCut = (turn: Turn<Eld>, { model: id, movement }: Sequence, end: Place): DeclaredMovement['stance'] => {
  const stance = movement?.stance;
  const rises = stance?.when === 'after' && stance.state === 'crouched' && !stance.to;
  return rises && !hasRoomToRise(tableOf(turn), modelOf(turn.state, id), end) ? undefined : stance;
};

/**
 * Ends the declared movement at a point of its route, by an ability: the rest of the route and its falls are dropped.
 * The points before it do not change. A fall continues to its end.
 */
export const cutMovement = (turn: Turn<Eld>, until: RoutePoint, rule: RuleId): void => {
  const { sequence } = turn.state;
  if (!sequence?.movement) return;
  const { onWall: _, falls, stance: __, ...movement } = sequence.movement;
  const before = movement.route.slice(0, until.leg - 1);
  const isFall = falls?.some(({ leg }) => leg === until.leg) === true;
  const at = isFall ? (movement.route[until.leg - 1] as Place) : placeAt(sequence, until);
  const end: ReturnType<typeof endOfCut> = until.leg === 0 ? { route: [] } : endOfCut(turn, sequence, at, until.leg);
  const route = until.leg === 0 ? [] : [...before, ...end.route];
  const left = [...(falls ?? []).filter(({ leg }) => leg <= until.leg), ...(end.falls ?? [])];
  const stance = stanceAtCut(turn, sequence, route.at(-1) ?? sequence.from);
  const cut: DeclaredMovement = {
    ...movement,
    route,
    ...(end.onWall ? { onWall: true } : {}),
    ...(left.length > 0 ? { falls: left } : {}),
    ...(stance ? { stance } : {}),
  };
  turn.emit({ type: 'MovementCutShort', model: sequence.model, movement: cut }, rule);
};

/** The last point of a declared route of which something holds; its start if it holds of none. */
const lastPointWhere = (sequence: Sequence, holds: (at: Place) => boolean): RoutePoint => {
  const route = [sequence.from, ...(sequence.movement?.route ?? [])];
  for (let leg = route.length - 1; leg > 0; leg--) {
    for (let along = legLength(route[leg - 1] as Place, route[leg] as Place); along > 0; along--) {
      if (holds(placeAt(sequence, { leg, along }))) return { leg, along };
    }
  }
  return { leg: 0, along: 0 };
};

/** The test if a model overlaps no other one at a place. */
const freeIn =
  (around: Surroundings) =>
  (at: Place): boolean =>
    !around.others.some(other => overlapsInSpace(bodyAt(around, at), other));

/**
 * Leads a movement that an ability has ended over an ally, which the model may pass and not stand on, back along its
 * route to the last free point. The point over the ally was reached all the same (ELD-REACT-010).
 */
export const stepBackFromAlly = (turn: Turn<Eld>): void => {
  const { sequence } = turn.state;
  const route = sequence?.movement?.route ?? [];
  const end = route.at(-1);
  if (!sequence?.movement || !end) return;
  const around = surroundingsOf(tableOf(turn), modelOf(turn.state, sequence.model));
  const isFree = freeIn(around);
  if (isFree(end)) return;
  const back = lastPointWhere(sequence, at => isFree(at) && restAt(around, at) === at.z);
  const corners = route.slice(Math.max(0, back.leg - 1), -1).toReversed();
  const movement = { ...sequence.movement, route: [...route, ...corners, placeAt(sequence, back)] };
  turn.emit({ type: 'MovementCutShort', model: sequence.model, movement }, 'ELD-MOVE-021');
};

/**
 * Ends the declared movement at the last point of its route at which the model stands free on a surface, if its end was taken since the
 * declaration by a model that an effect moved, such as Charm II; by option at the nearest free place to its end.
 */
const leaveTakenEnd = (turn: Turn<Eld>, sequence: Sequence): void => {
  const around = surroundingsOf(tableOf(turn), modelOf(turn.state, sequence.model));
  const isFree = freeIn(around);
  const { model, movement } = sequence;
  const end = movement?.route.at(-1);
  if (!movement || !end || isFree(end)) return;
  const beside = turn.options.takenEnd === 'beside' ? freeSpot(around, bodyAt(around, end), end) : undefined;
  if (beside) {
    const route = [...movement.route.slice(0, -1), beside];
    turn.emit({ type: 'MovementCutShort', model, movement: { ...movement, route } }, 'ELD-MOVE-021');
    return;
  }
  const until = lastPointWhere(sequence, at => isFree(at) && restAt(around, at) === at.z);
  cutMovement(turn, until, 'ELD-MOVE-021');
};

/**
 * Ends the declared movement in front of an enemy that an effect has moved into its way since the declaration, such as
 * Charm II, and whose end is free. A model that flies, flickers or tramples a smaller one passes such an enemy.
 */
const stopInFront = (turn: Turn<Eld>, sequence: Sequence): void => {
  const { model: id, movement, displaced = [] } = sequence;
  if (!movement || displaced.length === 0) return;
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  const around = surroundingsOf(table, model);
  const { by, passes } = mannerOf(table, model, movement);
  if (by === 'straight' || by === 'flight') return;
  const enemies = around.enemies.filter(
    one => displaced.some(({ model: moved }) => moved === one.model) && !passes(one),
  );
  const isBlocked = (at: Place): boolean => enemies.some(one => overlapsInSpace(bodyAt(around, at), one));
  const end = movement.route.at(-1);
  if (enemies.length === 0 || !end || isBlocked(end)) return;
  let free: RoutePoint = { leg: 0, along: 0 };
  for (let leg = 1; leg <= movement.route.length; leg++) {
    const [from, to] = [movement.route[leg - 2] ?? sequence.from, movement.route[leg - 1] as Place];
    for (let along = 1; along <= legLength(from, to); along++) {
      if (isBlocked(placeAt(sequence, { leg, along }))) {
        cutMovement(turn, free, 'ELD-MOVE-019');
        return;
      }
      free = { leg, along };
    }
  }
};

/** Moves the activated model as it declared. Then its stance changes, if it was to change after moving. */
export const carryOutMovement = (turn: Turn<Eld>): void => {
  if (turn.state.sequence) stopInFront(turn, turn.state.sequence);
  if (turn.state.sequence) leaveTakenEnd(turn, turn.state.sequence);
  const { sequence } = turn.state;
  if (!sequence?.movement) return;
  const { model, movement } = sequence;
  const { route, facing, stance } = movement;
  const onWall = route.length === 0 ? modelOf(turn.state, model).onWall : movement.onWall === true;
  const through = passesAll(tableOf(turn), modelOf(turn.state, model), movement);
  moveModel(turn, { model, route, facing, onWall, through, why: 'movement' }, 'ELD-ACT-012');
  if (stance?.when === 'after') changeStance(turn, model, stance);
};

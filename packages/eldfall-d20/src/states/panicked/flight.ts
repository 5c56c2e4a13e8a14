import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { inches, type Point } from '@rulewright/core/inches';
import type { Limit } from '@rulewright/core/uses';
import { radiusOf } from '../../battlefield/hitbox.js';
import { modelWith, stateWith } from '../../match/copies.js';
import { deciderOf } from '../../match/decider.js';
import { once } from '../../match/limits.js';
import { hasState, modelOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { isOverEncumbered } from '../../movement/encumbered.js';
import { nearestMovement } from '../../movement/find.js';
import { lengthOf } from '../../movement/route/points.js';
import { mostOf } from '../../movement/speed.js';
import type { DeclaredMovement, Eld, EldState, Model, ModelId, Table } from '../../vocabulary/index.js';
import { removeState } from '../gain.js';
import { fled } from './roll.js';

/** Models that run over the edge of the field in this sequence (ELD-STATE-057). */
export const runsOff: Limit<Eld> = /* @__PURE__ */ once('sequence', 'runs-off', 'ELD-STATE-057');

/** The four edges of the field, by the point of each that a model would run to, and its way to it. */
const edges = ['left', 'right', 'top', 'bottom'] as const;
type Edge = (typeof edges)[number];

/** True for a model that must flee in this activation (ELD-STATE-055). */
export const flees = (state: EldState, model: ModelId): boolean => fled.isUsed(state, model);

const goalAt = ({ options: { tableSize } }: Table, { x, y }: Point, edge: Edge, radius: number): Point => {
  if (edge === 'left') return { x: radius, y };
  if (edge === 'right') return { x: inches(tableSize.width) - radius, y };
  return { x, y: edge === 'top' ? radius : inches(tableSize.depth) - radius };
};

const distanceTo = (from: Point, to: Point): number => Math.abs(to.x - from.x) + Math.abs(to.y - from.y);

/** The nearest edges of the field; of equally near ones the player picks (ELD-STATE-056). */
const nearestEdges = (table: Table, model: Model): readonly Edge[] => {
  const far = edges.map(edge => distanceTo(model.at, goalAt(table, model.at, edge, radiusOf(table, model))));
  return edges.filter((_, at) => far[at] === Math.min(...far));
};

/** The run of a model along the shortest open way (ELD-STATE-058); Engaged does not hold it. */
const runTo = (table: Table, model: Model, goal: Point): DeclaredMovement => {
  const free = modelWith(model, { states: model.states.filter(({ state }) => state !== 'engaged') });
  const models = table.state.models.map(one => (one.id === model.id ? free : one));
  const open: Table = { ...table, state: stateWith(table.state, { models }) };
  const found = nearestMovement(open, free, { kind: 'run', at: goal });
  const idle: DeclaredMovement = { kind: 'idle', route: [], facing: model.facing, skills: [] };
  return found && found.route.length > 0 ? { ...found, kind: 'run' } : idle;
};

/**
 * The flight of a model that failed its Morale roll: a full Run toward the nearest edge (ELD-STATE-055). Crouched is cancelled and Engaged does not hold
 * it, but an Immobilized or over-encumbered model stays where it is (ELD-STATE-058). A Run that would pass the edge takes it off the field
 * at the end of the sequence, and reactions use the path on the field (ELD-STATE-057, ELD-ACT-023).
 */
export function* flight(turn: Turn<Eld>, id: ModelId): Rule {
  removeState(turn, id, 'crouched', 'ELD-STATE-058');
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  const stays = hasState(model, 'immobilized') || isOverEncumbered(table, model);
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
  const goal = goalAt(table, model.at, edges.find(one => one === edge) ?? 'left', radiusOf(table, model));
  const movement = runTo(table, model, goal);
  turn.emit({ type: 'MovementDeclared', model: id, movement }, 'ELD-STATE-055');
  const end = movement.route.at(-1) ?? model.at;
  const most = mostOf(table, model, { kind: 'run', skills: [] });
  const isThere = distanceTo(end, goal) <= table.options.distanceEpsilon;
  if (isThere && lengthOf(model.at, movement.route) < most) runsOff.use(turn, id);
}

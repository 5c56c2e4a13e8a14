import type { Refusal } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import { modelNamed, stateOf } from '../../match/lookups.js';
import type { DeclaredMovement, Model, Sources, Table } from '../../vocabulary/index.js';
import { cancelsEngaged } from './cancels.js';

/** The tolerance, in units, of a leg beside a line: the corners of routes are whole units. */
const rounding = 1.5;

/** True if a leg from one point to another leads straight towards a goal. */
const isStraight = (from: Point, to: Point, goal: Point): boolean => {
  const [dx, dy, gx, gy] = [to.x - from.x, to.y - from.y, goal.x - from.x, goal.y - from.y];
  return dx * gx + dy * gy > 0 && Math.abs(dx * gy - dy * gx) <= rounding * Math.sqrt(gx * gx + gy * gy);
};

/** True for a movement before which the model takes off: a Flying model is not Engaged (ELD-STATE-027, ELD-STATE-028). */
const takesOffFirst = ({ options }: Table, { stance }: DeclaredMovement): boolean =>
  options.takeOffFrees && stance?.state === 'flying' && stance.to && stance.when === 'before';

/** An Engaged model is Idle, or walks straight toward one of the models that engage it. */
const whyNotMove = (table: Table, model: Model, movement: DeclaredMovement): Refusal | undefined => {
  const { kind, route } = movement;
  if (kind === 'idle' || cancelsEngaged(table, model, movement) || takesOffFirst(table, movement)) return undefined;
  if (kind !== 'walk') return { code: 'engaged', rule: 'ELD-STATE-028', path: 'kind' };
  const about = stateOf(model, 'engaged')?.about ?? [];
  const isToward = about.some(id => {
    const goal = modelNamed(table.state, id)?.at;
    return goal !== undefined && route.every(point => isStraight(model.at, point, goal));
  });
  if (isToward) return undefined;
  return { code: 'engaged', rule: about.length > 1 ? 'ELD-STATE-029' : 'ELD-STATE-028', path: 'route' };
};

/** An Engaged model may declare only Melee Attack, Assist on itself, Dodge or Nothing, also as a Reaction. */
export const engagedBan: Sources['bans'][number] = (table, model, declaring): Refusal | undefined => {
  if (!stateOf(model, 'engaged')) return undefined;
  if (declaring.what === 'movement') return whyNotMove(table, model, declaring.movement);
  if (declaring.what === 'reaction') return undefined;
  const { action, role } = declaring;
  if (action.do === 'nothing' || action.do === 'dodge' || action.do === 'assist') return undefined;
  if (action.do === 'attack' && action.kind === 'melee') return undefined;
  return { code: 'engaged', rule: role === 'active' ? 'ELD-STATE-030' : 'ELD-STATE-031', path: 'do' };
};

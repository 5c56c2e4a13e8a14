import type { Turn } from '@rulewright/core';
import { type Point, pointInDirection } from '@rulewright/core/inches';
import type { Limit } from '@rulewright/core/uses';
import { once } from '../../match/limits.js';
import { modelOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { routeThrough } from '../../routes/search/leg.js';
import { directionTo, endOf } from '../../routes/wishes.js';
import type { Eld, EldState, EndMoveAsked, EndMoveChoice, Model, ModelId, Place } from '../../vocabulary/index.js';
import { affordable, type Seeker, seekerWithin, withFreeEnd } from '../find.js';
import { routeTo } from '../route-to-model.js';
import { type Asked, judgeEndMove, risenFirst } from './judge.js';

type Heading = 'towards' | 'away';

const headings: { readonly [H in Heading]: Limit<Eld> } = {
  towards: /* @__PURE__ */ once('sequence', 'hostile-dodges-towards', 'ELD-HOSTILE-032'),
  away: /* @__PURE__ */ once('sequence', 'hostile-dodges-away', 'ELD-HOSTILE-012'),
};

/** The Dodges of this sequence whose direction a card gives: each key is the Hostile and the model that the card names. */
export const headingLimit = (which: Heading): Limit<Eld> => headings[which];

const goalOf = (state: EldState, which: Heading, id: ModelId): Model | undefined =>
  state.models.find(one => headings[which].isUsed(state, `${id} ${one.id}`));

/** The straight route away from a model. */
const awayFrom = (seeker: Seeker, goal: Model): readonly Place[] => {
  const { wanted, model, most } = seeker;
  const flat: Point = { x: model.at.x, y: model.at.y };
  const to = pointInDirection(flat, directionTo(goal.at, model.at, model.facing), most);
  return withFreeEnd(seeker, routeThrough(wanted, model.at, [to], most));
};

/** The route of a Hostile towards or away from a model, on a table on which it may have got up already. */
const routeOf = ({ table, asked }: Asked, goal: Model, which: Heading): readonly Place[] => {
  const seeker = seekerWithin(table, asked.model, asked.most);
  const route = which === 'towards' ? routeTo(seeker, goal, seeker.wanted.around.tolerance) : awayFrom(seeker, goal);
  return affordable(seeker, route);
};

/**
 * The move of a Hostile outside its Movement step with a given direction: towards or away from the model that its card
 * names (ELD-HOSTILE-032, ELD-HOSTILE-033), or towards the one that its ability names, such as the ally that it
 * protects. A Crouched Hostile stands up with a Dodge, before it moves if it may (ELD-HOSTILE-022). Undefined if no rule
 * gives the direction.
 */
export const hostileEndMove = (turn: Turn<Eld>, asked: EndMoveAsked): EndMoveChoice | undefined => {
  const { state } = turn;
  const table = tableOf(turn);
  const model = modelOf(state, asked.model);
  const told = asked.towards ?? asked.touching;
  const named = told === undefined ? undefined : modelOf(state, told);
  const towards = named ?? goalOf(state, 'towards', model.id);
  const goal = towards ?? goalOf(state, 'away', model.id);
  if (!goal) return undefined;
  const moveOn = (on: Asked): EndMoveChoice => {
    const route = routeOf(on, goal, towards ? 'towards' : 'away');
    return { route, facing: directionTo(endOf(model.at, route), goal.at, model.facing) };
  };
  const risen = risenFirst(table, asked);
  const moves = [...(risen ? [risen] : []), { table, asked }].map(moveOn);
  const legal = moves.find(one => !judgeEndMove(table, asked, one).refusal);
  return legal ?? { route: [], facing: directionTo(model.at, goal.at, model.facing) };
};

import type { Decision, Match } from '@rulewright/core';
import { isAlly, modelNamed } from '../match/lookups.js';
import { routePointsOf } from '../movement/moments.js';
import { isSpecial } from '../movement/speed.js';
import { currentOf } from '../profiles/current.js';
import { squareInSpace, standingAt } from '../routes/points.js';
import type { ActionChoice, Eld, Model, ReactChoice, RoutePoint, Table } from '../vocabulary/index.js';
import { type AttackChoice, blowAt, factsOf, plainAttacks } from './blows.js';
import { leftOf } from './confrontation.js';
import { type Position, positionIn } from './goals.js';
import { highest } from './highest.js';

/** True while the activated model may still attack, which it may not after a Run, a Climb or a Jump. */
const mayAttack = (table: Table, model: Model): boolean => {
  const moving = table.state.sequence?.movement;
  return !moving || !isSpecial(table, model, moving);
};

/** The activated model if it is an enemy of a model that reacts. */
const activated = ({ table: { state } }: Position, model: Model): Model | undefined => {
  const enemy = modelNamed(state, state.sequence?.model ?? '');
  return enemy && enemy.id !== model.id && !isAlly(state, enemy, model) ? enemy : undefined;
};

/** The point of the path at which the activated model is nearest: the point to name for an Attack of Opportunity (ELD-REACT-009). */
const nearestPoint = ({ state }: Table, model: Model): RoutePoint | null => {
  const { sequence } = state;
  const points = sequence ? routePointsOf(sequence) : [];
  const far = (at: RoutePoint): number => (sequence ? squareInSpace(standingAt(sequence, at).at, model.at) : 0);
  return points.reduce<RoutePoint | null>((best, at) => (best && far(best) <= far(at) ? best : at), null);
};

/** The Attack of one model on another one that harms most, from where they stand. */
const worstOn = (position: Position, enemy: Model, model: Model): AttackChoice | undefined =>
  highest(plainAttacks(position.table, enemy), one => blowAt(position, enemy, one, { model: model.id }));

/** The Recruitment Points that a reaction takes and saves: an Attack that reaches the activated model, or a Dodge of its Attack. */
const reactionWorth = (position: Position, model: Model, choice: ActionChoice, opportunity: boolean): number => {
  const enemy = activated(position, model);
  if (!enemy || (choice.do !== 'attack' && choice.do !== 'dodge')) return 0;
  const { table } = position;
  const worst = mayAttack(table, enemy) ? worstOn(position, enemy, model) : undefined;
  const loss = worst ? blowAt(position, enemy, worst, { model: model.id }) : 0;
  if (choice.do === 'dodge') return (loss * currentOf(table, model, 'AG')) / table.numbers.rolls.faces.value;
  const moment = opportunity ? { at: nearestPoint(table, model), opportunity } : {};
  const blow = blowAt(position, model, choice, { model: enemy.id }, moment);
  if (blow <= 0 || !worst) return blow;
  const own = factsOf(table, model, choice, { model: enemy.id }, moment);
  const [kept, suffered] = leftOf(table, own, factsOf(table, enemy, worst, { model: model.id }));
  return blow * kept + loss * (1 - suffered);
};

/** The best reaction of a model, or the best Attack of Opportunity. */
export const bestReaction = (
  position: Position,
  model: Model,
  options: readonly ActionChoice[],
  opportunity: boolean,
): ActionChoice | undefined =>
  highest(options, option => reactionWorth(position, model, option, opportunity)) ??
  options.find(option => option.do === 'nothing') ??
  options[0];

/** The model whose reaction is worth most, or a pass if no reaction is worth anything. */
export const bestReactor = (
  match: Match<Eld>,
  { kind, options = [] }: Decision<Eld> & { readonly kind: 'react' | 'opportunity' },
): ReactChoice | undefined => {
  const position = positionIn(match);
  const worthOf = (option: ReactChoice): number => {
    const model = option === 'pass' ? undefined : modelNamed(match.state, option.model);
    if (!model) return 0;
    const opportunity = kind === 'opportunity';
    const choices: readonly ActionChoice[] = plainAttacks(position.table, model);
    const all = opportunity ? choices : [...choices, { do: 'dodge' } as const];
    return Math.max(0, ...all.map(choice => reactionWorth(position, model, choice, opportunity)));
  };
  return highest(options, worthOf) ?? options.find(option => option === 'pass') ?? options[0];
};

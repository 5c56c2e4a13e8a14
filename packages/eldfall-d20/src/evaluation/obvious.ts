import { type Decision, type Match, nearest, suggest } from '@rulewright/core';
import type { Obvious } from '@rulewright/core/bots';
import { modelNamed } from '../match/lookups.js';
import { currentOf } from '../profiles/current.js';
import type { ActionChoice, DeclaredMovement, Eld, Model } from '../vocabulary/index.js';
import { blowOf } from './blows.js';
import { type Position, positionIn, questThings } from './goals.js';
import { highest } from './highest.js';
import { bestReaction, bestReactor } from './reactions.js';
import { wishOf } from './standing.js';

/** The chance in twentieths of an Interact with a thing of the Quest; 0 for all other actions. */
const chanceOf = (position: Position, model: Model, choice: ActionChoice): number => {
  if (choice.do !== 'interact' || !questThings(position).some(({ id }) => id === choice.thing)) return 0;
  return choice.attribute === undefined ? 20 : currentOf(position.table, model, choice.attribute);
};

/** The use of a thing of the Quest that succeeds most likely; undefined without one. */
export const bestUse = (position: Position, model: Model, options: readonly ActionChoice[]): ActionChoice | undefined =>
  highest(options, option => chanceOf(position, model, option));

/** The use of a thing of the Quest, or the Attack that harms most, or what else there is to do. */
const bestAction = (position: Position, model: Model, options: readonly ActionChoice[]): unknown =>
  bestUse(position, model, options) ??
  highest(options, option => (option.do === 'attack' ? blowOf(position, model, option) : 0)) ??
  options.find(option => option.do === 'deathblow') ??
  options.find(option => option.do === 'nothing') ??
  options[0];

/** The movement of a model towards its goal: a Run if it is far and there is nobody to attack on the way. */
export const bestMovement = (match: Match<Eld>, decision: Decision<Eld> & { readonly kind: 'movement' }): unknown => {
  const position = positionIn(match);
  const model = modelNamed(match.state, decision.proposal?.model ?? '');
  if (!model) return suggest(match, decision, 1)[0];
  const stays: DeclaredMovement = { kind: 'idle', route: [], facing: model.facing, skills: [] };
  return nearest(match, decision, wishOf(position, model)) ?? suggest(match, decision, 1)[0] ?? stays;
};

/** The best action of the model that a question is about. */
const actionFor = (match: Match<Eld>, decision: Decision<Eld> & { readonly kind: 'action' }): unknown => {
  const { about, options = [] } = decision as typeof decision & { readonly about?: { readonly model?: string } };
  const model = modelNamed(match.state, about?.model ?? '');
  if (!model) return options[0];
  const best = match.state.sequence?.model === model.id ? bestAction : bestReaction;
  return best(positionIn(match), model, options);
};

/** The answer to prefer where dice that were imagined make several answers equally good: attacks and reactions, since they may hit. */
export const prefers: Obvious<Eld> = (match, decision) => {
  switch (decision.kind) {
    case 'movement':
      return bestMovement(match, decision);
    case 'action':
      return actionFor(match, decision);
    case 'equip':
      return 'keep';
    case 'react':
    case 'opportunity':
      return bestReactor(match, decision);
    case 'reroll':
      return decision.options?.find(option => option !== 'pass');
    default:
      return undefined;
  }
};

/** The answer that the evaluation assumes inside a sequence; undefined where the bot must choose for itself. */
export const obvious: Obvious<Eld> = (match, decision) => {
  const options: readonly unknown[] = decision.options ?? [];
  const { stage } = match.state;
  // Set-up is not played on: its questions are about places, which can be valued at once.
  if (stage.name === 'set-up') return undefined;
  switch (decision.kind) {
    case 'activate':
    case 'strategic':
      return undefined;
    case 'movement':
      return bestMovement(match, decision);
    case 'action':
      return actionFor(match, decision);
    case 'window':
    case 'react':
    case 'opportunity':
    case 'reroll':
      return options.find(option => option === 'pass') ?? options[0];
    case 'change':
    case 'equip':
      return options.find(option => option === 'keep') ?? options[0];
    default:
      return options[0] ?? suggest(match, decision, 1)[0];
  }
};

import { type Decision, isObject, type Match, nearest, suggest } from '@rulewright/core';
import type { Obvious } from '@rulewright/core/bots';
import type { Actor } from '../actions/entry.js';
import { modelNamed } from '../match/lookups.js';
import { currentOf } from '../profiles/current.js';
import { isEnemyOf } from '../schemes/deeds.js';
import type { ActionChoice, AimAsked, DeclaredMovement, Eld, Model } from '../vocabulary/index.js';
import { blowAt, blowOf } from './blows.js';
import { type Position, positionIn, questThings } from './goals.js';
import { highest } from './highest.js';
import { bestReaction, bestReactor } from './reactions.js';
import { wishOf } from './standing.js';

/** The most places for a template that are compared. */
const AIMS = 6;

/** The chance in twentieths of an Interact with a thing of the Quest; 0 for all other actions. */
const chanceOf = (position: Position, model: Model, choice: ActionChoice): number => {
  if (choice.do !== 'interact' || !questThings(position).some(({ id }) => id === choice.thing)) return 0;
  return choice.attribute === undefined ? 20 : currentOf(position.table, model, choice.attribute);
};

/** The Interact with a thing of the Quest that is most likely to succeed; undefined without one. */
export const bestUse = (position: Position, model: Model, options: readonly ActionChoice[]): ActionChoice | undefined =>
  highest(options, option => chanceOf(position, model, option));

/** An Attack with the Recruitment Points that it takes on average. */
interface Blow {
  readonly attack: ActionChoice;
  readonly worth: number;
}

/** The Attack that harms most; undefined where none harms anybody. */
export const bestAttack = (position: Position, model: Model, options: readonly ActionChoice[]): Blow | undefined =>
  highest(
    options.flatMap(attack => (attack.do === 'attack' ? [{ attack, worth: blowOf(position, model, attack) }] : [])),
    ({ worth }) => worth,
  );

/** The Attack that a model makes next in its own sequence, unless it uses a thing of the Quest; undefined for all other questions. */
export const blowAhead = (match: Match<Eld>, { kind, about, options }: Decision<Eld>): Blow | undefined => {
  if (kind !== 'action') return undefined;
  // The question is about an actor, and its options are those of the menu.
  const { model: id, role } = about as Actor;
  const choices = (options ?? []) as readonly ActionChoice[];
  const [position, model] = [positionIn(match), modelNamed(match.state, id)];
  if (!model || role === 'reactive' || bestUse(position, model, choices)) return undefined;
  return bestAttack(position, model, choices);
};

/** The best Interact with a thing of the Quest, else the Attack that harms most, else the best of the other actions. */
const bestAction = (position: Position, model: Model, options: readonly ActionChoice[]): unknown =>
  bestUse(position, model, options) ??
  bestAttack(position, model, options)?.attack ??
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

/** The best action or reaction of the model that a question is about. */
export const actionFor = (
  match: Match<Eld>,
  { about, options = [] }: Decision<Eld> & { readonly kind: 'action' },
): unknown => {
  // The question is about an actor.
  const { model: id, role, occasion } = about as Actor;
  const [position, model] = [positionIn(match), modelNamed(match.state, id)];
  if (!model) return options[0];
  return role === 'active'
    ? bestAction(position, model, options)
    : bestReaction(position, model, options, occasion === 'opportunity');
};

/** The aim at which an Attack harms most, also of places for a template. */
export const bestAim = (match: Match<Eld>, decision: Decision<Eld> & { readonly kind: 'aim' }): unknown => {
  const { options = suggest(match, decision, AIMS), about, proposal } = decision;
  // Both kinds of the question name the attacker, the means and the kind of the Attack.
  const { model: id, means, kind } = (proposal ?? about) as Pick<AimAsked, 'model' | 'means' | 'kind'>;
  const [position, model] = [positionIn(match), modelNamed(match.state, id)];
  const best = model && highest(options, aim => blowAt(position, model, { do: 'attack', means, kind }, aim));
  return best ?? options[0];
};

/** True for the question about the Damage rolls of a Burn that would harm a friend (ELD-TRAIT-008): a bot says no. */
export const burnsFriend = ({ state }: Pick<Match<Eld>, 'state'>, { kind, by, about }: Decision<Eld>): boolean => {
  if (kind !== 'yes' || !isObject(about) || about.ability !== 'burn') return false;
  const target = modelNamed(state, String(about.target));
  return target !== undefined && !isEnemyOf(state, by, target);
};

/** The answer to prefer if several are equally good by the imagined dice: attacks and reactions, since real dice may hit. */
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
  // During set-up nothing is played forward: the questions are about places, which can be valued at once.
  if (stage.name === 'set-up') return undefined;
  switch (decision.kind) {
    case 'activate':
    case 'strategic':
      return undefined;
    case 'movement':
      return bestMovement(match, decision);
    case 'action':
      return actionFor(match, decision);
    case 'aim':
      return bestAim(match, decision);
    case 'window':
    case 'react':
    case 'opportunity':
    case 'reroll':
      return options.find(option => option === 'pass') ?? options[0];
    case 'change':
    case 'equip':
      return options.find(option => option === 'keep') ?? options[0];
    case 'yes':
      return burnsFriend(match, decision) ? false : options[0];
    default:
      return options[0] ?? suggest(match, decision, 1)[0];
  }
};

import { type Decision, type Match, suggest } from '@rulewright/core';
import type { Actor } from '../actions/entry.js';
import { modelNamed } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import { deedsOf, turnBegan } from '../schemes/deeds.js';
import type { ActionChoice, Eld, EldChoices, Table } from '../vocabulary/index.js';
import { areTogether, positionIn } from './goals.js';
import { actionFor, bestAim, bestAttack, bestMovement, bestUse, burnsFriend } from './obvious.js';
import { bestReactor } from './reactions.js';
import { retreat } from './retreat.js';

type Asked<K extends keyof EldChoices> = Decision<Eld> & { readonly kind: K };

/** The most ready parties that are tried. */
const PARTIES = 20;

/** The most suggestions that are tried for a place or a direction, and for a movement. */
const PLACES = 2;
const MOVEMENTS = 5;

/** Actions that are tried beside an Attack. */
const besides: readonly ActionChoice['do'][] = ['assist', 'deathblow'];

/** In the own sequence the use of a thing of the Quest, or else the Attack that harms most, or the other actions; the best reaction. */
const actions = (match: Match<Eld>, decision: Asked<'action'>): readonly unknown[] | undefined => {
  const { about, options = [] } = decision;
  const { model: id, role } = about as Actor;
  const model = modelNamed(match.state, id);
  if (!model) return undefined;
  if (role === 'reactive') return [actionFor(match, decision)];
  const position = positionIn(match);
  // A failed imagined die is no reason to give up a goal.
  const use = bestUse(position, model, options);
  if (use) return [use];
  const best = bestAttack(position, model, options);
  if (best) return [best.attack, ...options.filter(({ do: action }) => besides.includes(action))];
  // An exchange of Items is never needed.
  return options.filter(({ do: action }) => action !== 'attack' && action !== 'trade');
};

/** The movement to the goal, the movement out of danger, and the suggestions of the rules. */
const movements = (match: Match<Eld>, decision: Asked<'movement'>): readonly unknown[] => {
  const back = retreat(match, decision);
  return [bestMovement(match, decision), ...(back ? [back] : []), ...suggest(match, decision, MOVEMENTS)];
};

/** The most sequences of a turn: beyond them a bot ends it, since a Spell may give its own caster another Activation Point without end. */
const SEQUENCES = 40;

/** Activations: a bot drops no Items, makes no Alliance, and does not end its turn while a model can act. */
const activations = ({ state }: Table, options: Asked<'activate'>['options'] = []): readonly unknown[] => {
  if (deedsOf(state, 'sequence', turnBegan(state)).length >= SEQUENCES) return ['end'];
  const models = options.filter(one => typeof one === 'string' && one !== 'end' && one !== 'drop');
  return models.length > 0 ? [...models, ...options.filter(one => typeof one === 'object' && 'mana' in one)] : ['end'];
};

/**
 * The Strategic phase: players of a shared Quest make an Alliance at once; in other Quests bots make none, since allies
 * share their Victory Points out.
 */
const strategic = (table: Table, options: Asked<'strategic'>['options'] = []): readonly unknown[] => {
  const make = options.filter(one => one.do === 'alliance' && one.to === 'make' && areTogether(table));
  return make.length > 0 ? make : options.filter(one => one.do !== 'alliance');
};

/** The answers that are worth trying for a bot; undefined for all. */
export const worthTrying = (match: Match<Eld>, decision: Decision<Eld>): readonly unknown[] | undefined => {
  switch (decision.kind) {
    case 'party':
      return suggest(match, decision, PARTIES).filter(({ models }) => models.length > 1);
    case 'activate':
      return activations(tableIn(match), decision.options);
    case 'strategic':
      return strategic(tableIn(match), decision.options);
    case 'allies':
      return ['keep'];
    case 'yes':
      return burnsFriend(match, decision) ? [false] : undefined;
    case 'alliance':
      return [areTogether(tableIn(match)) ? 'agree' : 'refuse'];
    case 'movement':
      return movements(match, decision);
    case 'action':
      return actions(match, decision);
    case 'react':
    case 'opportunity':
      return [bestReactor(match, decision)];
    case 'aim':
      return [bestAim(match, decision)];
    case 'strike':
      return decision.options?.slice(0, 1);
    case 'moment':
      return suggest(match, decision, 1);
    case 'turnTo':
    case 'endMove':
    case 'place':
      return suggest(match, decision, PLACES);
    default:
      return undefined;
  }
};

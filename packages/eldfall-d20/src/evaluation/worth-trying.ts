import { type Decision, type Match, suggest } from '@rulewright/core';
import { modelNamed } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import type { ActionChoice, Eld, EldChoices, Table } from '../vocabulary/index.js';
import { type AttackChoice, blowAt, blowOf } from './blows.js';
import { areTogether, positionIn } from './goals.js';
import { bestMovement, bestUse } from './obvious.js';
import { bestReaction, bestReactor } from './reactions.js';
import { retreat } from './retreat.js';

type Asked<K extends keyof EldChoices> = Decision<Eld> & { readonly kind: K };

/** The most Attacks that are compared by their dice. */
const ATTACKS = 3;

/** The most ready parties that are tried. */
const PARTIES = 20;

/** The most suggestions that are tried for a place or a direction, and for a movement. */
const PLACES = 2;
const MOVEMENTS = 5;

/** Actions besides Attacks that are tried: an exchange of Items is never needed. */
const isTried = ({ do: action }: ActionChoice): boolean => action !== 'attack' && action !== 'trade';

/** In the own sequence the use of a thing of the Quest, or else the Attacks that may harm most, and the other actions; the best reaction. */
const actions = (match: Match<Eld>, decision: Asked<'action'>): readonly unknown[] | undefined => {
  const { about, options = [] } = decision as typeof decision & { readonly about?: { readonly model?: string } };
  const model = modelNamed(match.state, about?.model ?? '');
  if (!model) return undefined;
  const position = positionIn(match);
  if (match.state.sequence?.model !== model.id) return [bestReaction(position, model, options)];
  // An imagined die that fails is no reason to give up a goal.
  const use = bestUse(position, model, options);
  if (use) return [use];
  const attacks = options
    .flatMap(one => (one.do === 'attack' ? [{ one, blow: blowOf(position, model, one) }] : []))
    .filter(({ blow }) => blow > 0)
    .sort((a, b) => b.blow - a.blow);
  return [...attacks.slice(0, ATTACKS).map(({ one }) => one), ...options.filter(isTried)];
};

/** The way to the goal, the way out of danger, and what the rules suggest. */
const movements = (match: Match<Eld>, decision: Asked<'movement'>): readonly unknown[] => {
  const back = retreat(match, decision);
  return [bestMovement(match, decision), ...(back ? [back] : []), ...suggest(match, decision, MOVEMENTS)];
};

/** The target that an Attack harms most. */
const aims = (match: Match<Eld>, { options = [], about }: Asked<'aim'>): readonly unknown[] => {
  const position = positionIn(match);
  // The question names the attacker, the means and the kind of the Attack.
  const asked = about as { readonly model: string } & Pick<AttackChoice, 'means' | 'kind'>;
  const model = modelNamed(match.state, asked.model);
  if (!model) return options;
  const { means, kind } = asked;
  const blows = options.map(aim => blowAt(position, model, { do: 'attack', means, kind }, aim));
  const most = Math.max(...blows);
  return options.slice(blows.indexOf(most), blows.indexOf(most) + 1);
};

/** Activations: nobody drops Items, makes an Alliance, or ends the turn while a model can act. */
const activations = (options: Asked<'activate'>['options'] = []): readonly unknown[] => {
  const models = options.filter(one => typeof one === 'string' && one !== 'end' && one !== 'drop');
  return models.length > 0 ? [...models, ...options.filter(one => typeof one === 'object' && 'mana' in one)] : ['end'];
};

/** The Strategic phase: players who set out together make an Alliance at once, and nobody else does, since its Victory Points are shared out. */
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
      return activations(decision.options);
    case 'strategic':
      return strategic(tableIn(match), decision.options);
    case 'allies':
      return ['keep'];
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
      return decision.options && aims(match, decision);
    case 'moment':
    case 'turnTo':
    case 'endMove':
    case 'place':
      return suggest(match, decision, PLACES);
    default:
      return undefined;
  }
};

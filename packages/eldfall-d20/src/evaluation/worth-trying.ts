import { type Decision, type Match, suggest } from '@rulewright/core';
import { modelNamed } from '../match/lookups.js';
import type { ActionChoice, Eld, EldChoices, Model } from '../vocabulary/index.js';
import { type AttackChoice, blowAt, blowOf } from './blows.js';
import { type Position, positionIn } from './goals.js';
import { bestMovement, bestUse } from './obvious.js';

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

/** The use of a thing of the Quest, or else the Attacks that may harm most, and the other actions. */
const actions = (position: Position, model: Model, options: readonly ActionChoice[]): readonly unknown[] => {
  // An imagined die that fails is no reason to give up a goal.
  const use = bestUse(position, model, options);
  if (use) return [use];
  const attacks = options
    .flatMap(one => (one.do === 'attack' ? [{ one, blow: blowOf(position, model, one) }] : []))
    .filter(({ blow }) => blow > 0)
    .sort((a, b) => b.blow - a.blow);
  return [...attacks.slice(0, ATTACKS).map(({ one }) => one), ...options.filter(isTried)];
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

/** The answers that are worth trying for a bot; undefined for all. */
export const worthTrying = (match: Match<Eld>, decision: Decision<Eld>): readonly unknown[] | undefined => {
  switch (decision.kind) {
    case 'party':
      return suggest(match, decision, PARTIES).filter(({ models }) => models.length > 1);
    case 'activate':
      return activations(decision.options);
    case 'movement':
      return [bestMovement(match, decision), ...suggest(match, decision, MOVEMENTS)];
    case 'action': {
      const { about } = decision as typeof decision & { readonly about?: { readonly model?: string } };
      const model = modelNamed(match.state, about?.model ?? '');
      return model && actions(positionIn(match), model, decision.options ?? []);
    }
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

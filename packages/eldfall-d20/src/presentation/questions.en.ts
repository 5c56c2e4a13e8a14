import type { Decision } from '@rulewright/core';
import { isObject } from '@rulewright/core';
import { type About, aboutOf, list, numberIn, textIn } from '@rulewright/core/words';
import type { Eld, EldChoices, EndMoveAsked, Means, RollShown } from '../vocabulary/index.js';
import { numbersIn } from './about.js';
import { meansInWords } from './actions.en.js';
import { rollInWords } from './dice.en.js';
import type { Names } from './names.js';
import { inchesOf } from './places.en.js';
import { sourceInWords } from './tally.en.js';

/** The question of every kind of decision, without its details. */
const questions: { readonly [K in keyof EldChoices]: string } = {
  party: 'which party do you play?',
  scheme: 'which Scheme do you keep?',
  initiative: 'which right do you take?',
  zones: 'at which edge is your Deployment Zone?',
  deployment: 'how are the parties deployed?',
  firstPlayer: 'which player is the 1st Player?',
  deploy: 'which model do you deploy, and where?',
  strategic: 'what do you do in the Strategic phase?',
  activate: 'which model activates?',
  equip: 'which Items does the model take in hand?',
  movement: 'how does the model move?',
  opportunity: 'which model takes an Attack of Opportunity?',
  react: 'which model reacts?',
  action: 'what does the model do?',
  change: 'does the model change its reaction?',
  aim: 'what does the strike aim at?',
  targets: 'which models are the targets?',
  moment: 'at which point of the movement does the model attack?',
  reroll: 'do you roll dice again?',
  strike: 'how many strikes?',
  endMove: 'where does the model move?',
  turnTo: 'where does the model turn?',
  place: 'at which place?',
  push: 'in which direction is the model pushed?',
  model: 'which model?',
  models: 'which models?',
  thing: 'which token or structure?',
  card: 'which card?',
  effect: 'which one?',
  attribute: 'which attribute?',
  order: 'which model is first?',
  yes: 'do you use something that only you know of?',
  opponent: 'which player is challenged to a Duel?',
  alliance: 'do you agree to an alliance?',
  allies: 'do you make or break an alliance?',
  window: 'do you use anything?',
};

/** The reasons for moves outside the Movement step. */
const moving: Readonly<Record<EndMoveAsked['why'], string>> = {
  dodge: 'after its Dodge',
  retreat: 'in its retreat',
  'follow-up': 'to follow up',
  ranger: 'as a Ranger',
  hasten: 'in its haste',
  'surge-order': 'in the surge',
  protector: 'as a Protector',
  panicked: 'in its panic',
};

const isReason = (why: string | undefined): why is EndMoveAsked['why'] =>
  why !== undefined && Object.hasOwn(moving, why);

/** The means among the facts, by name. The cast is safe: the rules put means under this name. */
const meansIn = (about: About, names: Names): string | undefined =>
  isObject(about.means) ? meansInWords(about.means as object as Means, names) : undefined;

const withMeans = (about: About, names: Names): string => {
  const means = meansIn(about, names);
  return means === undefined ? '' : ` with ${means}`;
};

const yesAsked = (about: About, names: Names): string | undefined => {
  const [ability, state, spell, issuer] = ['ability', 'state', 'spell', 'issuer'].map(key => textIn(about, key));
  const [model, target] = ['model', 'target'].map(key => textIn(about, key));
  if (issuer !== undefined) return `do you take up the Duel with ${names.model(issuer)}?`;
  const trader = textIn(about, 'trader');
  if (trader !== undefined && model !== undefined) {
    return `do you agree to the Trade of ${names.model(trader)} with ${names.model(model)}?`;
  }
  if (state === 'crouched' && model !== undefined) return `does ${names.model(model)} get up only as far as Crouched?`;
  if (spell !== undefined && model !== undefined) return `does ${names.card(spell)} strike ${names.model(model)}?`;
  const [exit, dodges] = ['exit', 'dodges'].map(key => textIn(about, key));
  if (exit !== undefined && model !== undefined) {
    return `does ${names.model(model)} leave the field by ${exit === 'zone' ? 'its own zone' : names.thing(exit)}?`;
  }
  if (dodges !== undefined && model !== undefined) return `does ${names.model(model)} dodge ${names.thing(dodges)}?`;
  const [enchantment, source] = ['enchantment', 'source'].map(key => textIn(about, key));
  const on = textIn(about, 'on');
  if (enchantment !== undefined && source !== undefined && on !== undefined) {
    return `does ${sourceInWords(source, names)} end ${sourceInWords(enchantment, names)} on ${names.model(on)}?`;
  }
  const mana = numberIn(about, 'mana');
  if (mana !== undefined && model !== undefined) {
    return `does ${names.model(model)} turn an Activation Point into a Mana Counter (it has ${mana})?`;
  }
  if (ability === undefined) return undefined;
  const whose = model === undefined ? '' : ` of ${names.model(model)}`;
  return `do you use ${sourceInWords(ability, names)}${whose}${target === undefined ? '' : ` on ${names.thing(target)}`}?`;
};

const modelAsked = (about: About, names: Names): string | undefined => {
  const [attacker, scheme, issuer, stratagem] = ['attacker', 'scheme', 'issuer', 'stratagem'].map(key =>
    textIn(about, key),
  );
  if (attacker !== undefined)
    return `which model does the stray shot of ${names.model(attacker)} strike (${numberIn(about, 'face') ?? '?'})?`;
  if (scheme !== undefined) return `which model is the Scheme ${names.card(scheme)} about?`;
  if (stratagem !== undefined) return `which model is the Stratagem ${names.card(stratagem)} for?`;
  return issuer === undefined ? undefined : `which model takes up the Duel with ${names.model(issuer)}?`;
};

const rerollAsked = (about: About, names: Names): string | undefined => {
  if (!isObject(about.roll)) return undefined;
  // The cast is safe: the rules put the roll under this name.
  const roll = rollInWords(about.roll as object as RollShown, names);
  return `${roll}: ${list(numbersIn(about, 'dice').map(String))} against ${numberIn(about, 'attribute') ?? '?'}; do you roll dice again?`;
};

const attributeAsked = (about: About, names: Names): string | undefined => {
  const [model, purpose] = ['model', 'purpose'].map(key => textIn(about, key));
  return model === undefined
    ? undefined
    : `with which attribute does ${names.model(model)} roll (${purpose ?? 'roll'})?`;
};

/** The question about a model that acts; undefined for other kinds. */
const actorAsked = (kind: keyof EldChoices, about: About, names: Names): string | undefined => {
  const id = textIn(about, 'model');
  if (id === undefined) return undefined;
  const model = names.model(id);
  const target = textIn(about, 'target');
  switch (kind) {
    case 'equip':
      return `which Items does ${model} take in hand?`;
    case 'movement':
      return `how does ${model} move?`;
    case 'action':
      if (target !== undefined) return `with what does ${model} attack ${names.thing(target)} once more?`;
      return `what does ${model} ${textIn(about, 'role') === 'reactive' ? 'do as its reaction' : 'do'}?`;
    case 'change':
      return `does ${model} change its reaction?`;
    case 'aim':
      return `what does strike ${(numberIn(about, 'strike') ?? 0) + 1} of ${model}${withMeans(about, names)} aim at?`;
    case 'strike':
      return meansIn(about, names) === undefined
        ? undefined
        : `how many strikes does ${model} make${withMeans(about, names)}?`;
    case 'targets': {
      const [strike, used] = [numberIn(about, 'strike'), meansIn(about, names) ?? 'it'];
      return strike === undefined
        ? `on which models does ${model} use ${used}?`
        : `on which model does ${model} use strike ${strike + 1} of ${used}?`;
    }
    case 'moment':
      return `at which point of the movement does ${model} attack${withMeans(about, names)}?`;
    case 'turnTo':
      return `where does ${model} turn?`;
    case 'push':
      return `in which direction is ${model} moved ${inchesOf(numberIn(about, 'distance') ?? 0)}"?`;
    case 'endMove': {
      const why = textIn(about, 'why');
      // The length of the move of a secret model would reveal its class (ELD-DEF-018).
      const most = names.isSecret(id) ? '' : `, at most ${inchesOf(numberIn(about, 'most') ?? 0)}"`;
      return `where does ${model} move${isReason(why) ? ` ${moving[why]}` : ''}${most}?`;
    }
    default:
      return undefined;
  }
};

const placeAsked = (about: About, names: Names): string | undefined => {
  const [model, spell] = ['model', 'spell'].map(key => textIn(about, key));
  if (spell !== undefined) return `at which place does ${names.card(spell)} take effect?`;
  if (model !== undefined) {
    return textIn(about, 'why') === 'way'
      ? `over which point does ${names.model(model)} go, of routes that are equally short?`
      : `where is ${names.model(model)} placed?`;
  }
  // Of all questions about a place, only the one about dropped Items names no thing (ELD-ITEM-018).
  return about.touching === undefined ? undefined : 'where do the dropped Items lie?';
};

/** The question with its details; undefined where there are none. */
const inContext = (kind: keyof EldChoices, about: About, names: Names): string | undefined => {
  switch (kind) {
    case 'yes':
      return yesAsked(about, names);
    case 'model':
      return modelAsked(about, names);
    case 'reroll':
      return rerollAsked(about, names);
    case 'attribute':
      return attributeAsked(about, names);
    case 'place':
      return placeAsked(about, names);
    case 'opponent': {
      const issuer = textIn(about, 'issuer');
      return issuer === undefined ? undefined : `which player does ${names.model(issuer)} challenge to a Duel?`;
    }
    case 'alliance': {
      const [player, other] = [textIn(about, 'player'), textIn(about, 'with')];
      return player === undefined || other === undefined
        ? undefined
        : `do you agree to the alliance that ${player} proposes to ${other}?`;
    }
    case 'card':
      return names.state?.stage.name === 'set-up' && Object.keys(about).length === 0
        ? 'which field do you play on?'
        : undefined;
    default:
      return actorAsked(kind, about, names);
  }
};

/** Facts that name no thing. */
const plain: readonly string[] = ['role', 'occasion', 'kind', 'why', 'rule', 'purpose', 'about'];

/** The names of the things and abilities among the facts. */
const named = (about: About, names: Names): readonly string[] =>
  Object.entries(about).flatMap(([key, value]) =>
    typeof value === 'string' && !plain.includes(key) ? [sourceInWords(value, names)] : [],
  );

/** The question of a decision, with its model or thing where it has one. */
export const question = (decision: Decision<Eld>, names: Names): string => {
  const { kind } = decision;
  if (kind === 'roll') return 'what did the dice show?';
  const about = aboutOf(decision);
  const asked = inContext(kind, about, names);
  if (asked !== undefined) return asked;
  const told = [...new Set(named(about, names))];
  return told.length === 0 ? questions[kind] : `${told.join(', ')}: ${questions[kind]}`;
};

import type { Decision } from '@rulewright/core';
import { type About, aboutOf, list, numberIn, textIn } from '@rulewright/core/words';
import { windows } from '../vocabulary/ability.js';
import type { PieceToPlace, RolledDie, Sfi, SfiChoices } from '../vocabulary/index.js';
import type { ByColour } from '../vocabulary/words.js';
import { diceInWords, poolInWords } from './amounts.en.js';
import { beWith, doWith } from './doing.en.js';
import type { Names } from './names.js';
import { actions, moments } from './phrases.en.js';
import { sourceInWords } from './tally.en.js';

/** The question of each kind of decision when nothing more is known. */
const questions: { readonly [K in keyof SfiChoices]: string } = {
  army: 'which army do you play?',
  right: 'do you decide who has the starting player token, or place terrain first?',
  starter: 'which player has the starting player token?',
  veto: 'which scenario of the opponent is vetoed?',
  edge: 'which table edge is yours?',
  terrainCard: 'which terrain card do you place?',
  elementShift: 'in which direction does the scenario element make room?',
  terrainPlace: 'where does the piece of terrain lie?',
  leadership: 'which leadership ability is in force?',
  deployUnit: 'which unit deploys?',
  deployModels: 'where do the models of the unit stand?',
  activate: 'which unit activates?',
  act: 'what does the unit do?',
  nextModel: 'which model is next?',
  move: 'where does the model move?',
  attack: 'which attack?',
  infuse: 'do you infuse the roll?',
  essenceReroll: 'do you pay essence to roll all dice again?',
  reroll: 'which dice are rolled again?',
  place: 'where is the model placed?',
  push: 'in which direction is the model pushed?',
  model: 'which model?',
  unit: 'which unit?',
  piece: 'which piece of terrain?',
  condition: 'which condition?',
  colour: 'which colour?',
  keep: 'which essence do you add to the reserve?',
  pay: 'with which essence do you pay?',
  discard: 'do you discard a token to make room?',
  order: 'which comes first?',
  confirm: 'do you want to?',
  window: 'do you use anything?',
};

const isWindow = (name: string): name is keyof typeof moments => Object.hasOwn(windows, name);

/** `the hit roll against Gear Hounds (B2)`. */
const rollIn = (about: About, key: string, { model }: Names): string => {
  const target = textIn(about, 'target');
  return `the ${textIn(about, key) ?? ''} roll${target === undefined ? '' : ` against ${model(target)}`}`;
};

const dice = (about: About): string =>
  // The casts of this file are safe: the rules put these facts into `about`.
  Array.isArray(about.dice) ? `: ${diceInWords(about.dice as readonly RolledDie[])}` : '';

const actAsked = (names: Names): string => {
  const { state } = names;
  if (!state?.activation) return questions.act;
  const { unit, spent } = state.activation;
  const taken = spent.map(how => (how === 'forfeited' || how === 'sacrificed' ? `a ${how} action` : actions[how]));
  const after = [...new Set(taken)].map(one => {
    const times = taken.filter(other => other === one).length;
    return times === 1 ? one : one.replace(/^an? (.*)$/, `${times} $1s`);
  });
  return `what ${doWith(names.unit(unit))} do${after.length === 0 ? '' : ` after ${list(after)}`}?`;
};

/** An ability that asks, by its id on the card of its unit or by its name. */
const abilityIn = (about: About, names: Names): string | undefined => {
  const ability = textIn(about, 'ability') ?? textIn(about, 'passive') ?? textIn(about, 'source');
  return ability === undefined
    ? undefined
    : (names.abilityOf(ability, textIn(about, 'unit'))?.name ?? sourceInWords(ability, names));
};

const done: Readonly<Record<string, string>> = { push: 'pushed', place: 'placed', move: 'moved' };

/** The question for one of several models or units. */
const oneOf = (what: 'model' | 'unit', about: About, names: Names): string | undefined => {
  const [how, from, aim] = [textIn(about, 'how'), textIn(about, 'from'), textIn(about, 'aim')];
  const ability = abilityIn(about, names);
  if (about.targets !== undefined) return 'which target comes next in the attack?';
  if (how !== undefined) return `which ${what} is ${done[how] ?? how} next?`;
  if (from !== undefined) return `which ${what} is hit in place of ${names.model(from)}?`;
  if (ability === undefined) return undefined;
  if (about.user === true) return `which ${what} uses ${ability}?`;
  return aim === undefined ? undefined : `which ${what} does ${ability} ${aim === 'target' ? 'target' : 'choose'}?`;
};

const orderAsked = (about: About, names: Names): string | undefined => {
  if (about.hide !== undefined) return `which hide of ${names.model(textIn(about, 'hide') ?? '')} counts?`;
  if (about.options !== undefined) return `what does ${abilityIn(about, names) ?? 'the effect'} do?`;
  if (about.beside !== undefined) return 'beside which model does the next one appear?';
  return about.window === undefined ? undefined : 'whose ability comes first?';
};

/** The question about something small, by its facts. */
const smallAsked = (kind: keyof SfiChoices, about: About, names: Names): string | undefined => {
  const [whole, element, passive] = ['unit', 'element', 'passive'].map(key => textIn(about, key));
  switch (kind) {
    case 'colour':
      if (element !== undefined) return `with which colour is the interaction with ${names.model(element)} paid?`;
      return about.takes === undefined ? undefined : `which die does ${rollIn(about, 'takes', names)} lose?`;
    case 'condition':
      return whole === undefined ? undefined : `which condition ${doWith(names.unit(whole))} lose?`;
    case 'confirm':
      return passive === undefined ? undefined : `do you use ${sourceInWords(passive, names)}?`;
    case 'model':
    case 'unit':
      return oneOf(kind, about, names);
    default:
      return kind === 'order' ? orderAsked(about, names) : undefined;
  }
};

/** The question about a place or a direction. */
const placeAsked = (kind: keyof SfiChoices, about: About, names: Names): string | undefined => {
  const [of, whole, card, scenario] = ['model', 'unit', 'card', 'scenario'].map(key => textIn(about, key));
  const part = numberIn(about, 'part');
  const distance = numberIn(about, 'distance');
  switch (kind) {
    case 'terrainPlace':
      if (card === undefined) return undefined;
      // The cast is safe: the parameters of the question are a piece that is to be placed.
      return `where does ${names.pieceOf(card, about.part as PieceToPlace['part'])} lie?`;
    case 'elementShift':
      if (scenario === undefined || part === undefined) return undefined;
      return `in which direction does ${names.elementOf(scenario, part)} make room?`;
    case 'deployModels':
      return whole === undefined ? undefined : `where do the models of ${names.unit(whole)} stand?`;
    case 'move':
      return of === undefined ? undefined : `where ${doWith(names.model(of))} move?`;
    case 'place':
      return of === undefined ? undefined : `where ${beWith(names.model(of))} placed?`;
    case 'push':
      return of === undefined
        ? undefined
        : `in which direction ${beWith(names.model(of))} pushed${distance === undefined ? '' : ` ${distance}"`}?`;
    default:
      return undefined;
  }
};

/** The question with its details; undefined where they are no help. */
const inContext = (kind: keyof SfiChoices, about: About, names: Names): string | undefined => {
  const of = textIn(about, 'model');
  const whole = textIn(about, 'unit');
  switch (kind) {
    case 'act':
      return actAsked(names);
    case 'attack':
      return of === undefined ? undefined : `which attack ${doWith(names.model(of))} make?`;
    case 'nextModel':
      return whole === undefined ? undefined : `which model of ${names.unit(whole)} is next?`;
    case 'infuse':
      return about.pool === undefined
        ? undefined
        : `do you infuse ${rollIn(about, 'roll', names)}: ${poolInWords(about.pool as ByColour)}?`;
    case 'essenceReroll':
      return `do you pay essence to roll ${rollIn(about, 'roll', names)} again${dice(about)}?`;
    case 'reroll':
      return `which dice of ${rollIn(about, 'roll', names)} are rolled again${dice(about)}?`;
    case 'window': {
      const [window, whose] = [textIn(about, 'window'), textIn(about, 'of')];
      if (window === undefined || !isWindow(window)) return undefined;
      return `${moments[window](whose === undefined ? 'somebody' : names.thing(whose))}: do you use anything?`;
    }
    default:
      return placeAsked(kind, about, names) ?? smallAsked(kind, about, names);
  }
};

/** Facts that are no name of a thing or of an ability. */
const plain: readonly string[] = ['tool', 'window', 'roll', 'takes', 'how', 'direction', 'kind', 'action', 'aim'];

/** The names of the things and abilities among the facts. */
const named = (about: About, names: Names): readonly string[] =>
  Object.entries(about).flatMap(([key, value]) =>
    typeof value === 'string' && !plain.includes(key) ? [sourceInWords(value, names)] : [],
  );

/** The question of a decision: with its model or thing, and with the ability that asks, where there is one. */
export const question = (decision: Decision<Sfi>, names: Names): string => {
  const { kind } = decision;
  if (kind === 'roll') return 'what did the dice show?';
  const about = aboutOf(decision);
  const ability = abilityIn(about, names);
  const asked = inContext(kind, about, names);
  if (asked !== undefined) {
    return ability === undefined || asked.includes(ability) ? asked : `${asked} (${ability})`;
  }
  const told = named(about, names);
  return told.length === 0 ? questions[kind] : `${questions[kind]} (${told.join(', ')})`;
};

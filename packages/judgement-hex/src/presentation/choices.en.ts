import { type ChoiceGroup, type Decision, isObject } from '@rulewright/core';
import { count, titled } from '@rulewright/core/words';
import { blowOf, chosenFrom } from '../combat/dice/ways.js';
import type { Effect } from '../vocabulary/ability.js';
import type {
  ActionChoice,
  Blow,
  Jhx,
  JhxChoices,
  ManoeuvreChoice,
  PushChoice,
  ShopChoice,
} from '../vocabulary/index.js';
import type { JudgementFace } from '../vocabulary/words.js';
import { action, chargeAt, chargePath } from './actions.en.js';
import { effectsInWords } from './effects.en.js';
import type { Names } from './names.js';

/** The names of blows inside a sentence. */
const blows: Readonly<Record<NonNullable<Blow>, string>> = {
  glancing: 'a Glancing Blow',
  solid: 'a Solid Blow',
  critical: 'a Critical Blow',
};

/** The result of dice: their blow and their symbols. */
export const diceInWords = (blow: Blow, symbols: number): string =>
  `${blow === null ? 'no Hit' : blows[blow]}${symbols > 0 ? ` and ${count(symbols, 'manoeuvre symbol')}` : ''}`;

type OptionsOfChoose = Extract<Effect, { readonly op: 'choose' }>['options'];
type About = Readonly<Record<string, unknown>>;
const aboutOf = ({ about }: Pick<Decision<Jhx>, 'about'>): About => (isObject(about) ? about : {});

/** The directions on a map as it is drawn, rows counted upwards. */
const directions = ['upper right', 'lower right', 'down', 'lower left', 'upper left', 'up'] as const;

const pushed = (
  id: unknown,
  role: string,
  part: PushChoice['target'],
  { model, hexAway }: Names,
): readonly string[] => {
  if (!part) return [];
  const { hexes, direction } = part;
  const to = typeof id === 'string' ? hexAway(id, direction, hexes) : undefined;
  const who = typeof id === 'string' ? model(id) : role;
  return [`${who} ${count(hexes, 'hex', 'hexes')} ${directions[direction]}${to ? `, to ${to}` : ''}`];
};

const pushInWords = ({ target, attacker, attackerFirst }: PushChoice, about: About, names: Names): string => {
  const parts = [
    ...pushed(about.target, 'the target', target, names),
    ...pushed(about.attacker, 'the attacker', attacker, names),
  ];
  return (attackerFirst ? parts.reverse() : parts).join('; then ');
};

const manoeuvre = (choice: ManoeuvreChoice, about: About, names: Names): string => {
  if (choice === 'none') return 'No manoeuvre';
  if ('manoeuvre' in choice) return names.printed(choice.manoeuvre);
  return `Push ${pushInWords(choice.push, about, names)}`;
};

const shop = (choice: ShopChoice, { artefact, price }: Names): string => {
  const cost = (id: string): string => (price(id) === undefined ? '' : ` (${price(id)} Fate)`);
  if (choice === 'done') return 'Done';
  if ('buy' in choice) return `Buy ${artefact(choice.buy)}${cost(choice.buy)}`;
  if ('sell' in choice) return `Sell ${artefact(choice.sell)}${cost(choice.sell)}`;
  return `Trade ${choice.trade.map(artefact).join(' and ')} for ${artefact(choice.for)}${cost(choice.for)}`;
};

const facesOf = (about: About): readonly JudgementFace[] =>
  // The faces of a roll of Judgement dice, as the rules put them into `about`.
  Array.isArray(about.faces) ? (about.faces as readonly JudgementFace[]) : [];

/** Dice by their faces and their result. */
const dice = (choice: readonly number[], about: About): string => {
  const faces = facesOf(about);
  if (choice.length === 0) return 'None';
  if (faces.length === 0) return `Dice ${choice.map(place => place + 1).join(', ')}`;
  const { hits, symbols } = chosenFrom(faces, choice);
  const named = choice.map(place => faces[place] ?? `die ${place + 1}`).join(', ');
  return `${named}: ${diceInWords(blowOf(hits), symbols)}`;
};

/** One of several options of an ability, by its place in the list. */
const optionInWords = (place: number, { options }: About): string => {
  // The rules put the options of `choose` into `about`.
  const option = Array.isArray(options) ? (options as OptionsOfChoose)[place] : undefined;
  return option ? effectsInWords(option.effects) : `Option ${place + 1}`;
};

const effectInWords = (id: number, { state, model }: Names): string => {
  const effect = state?.effects.find(one => one.id === id);
  return effect ? `the temporary health from ${model(effect.source)}` : `temporary health ${id}`;
};

const used = (choice: JhxChoices['window'], { model, printed, state }: Names): string => {
  if (choice === 'pass') return 'Pass';
  const { source, ability } = choice;
  const chosen = choice.with;
  if (typeof chosen !== 'string') return `${model(source)} uses ${printed(ability)}`;
  const how = state?.models.some(({ id }) => id === chosen) ? `on ${model(chosen)}` : `with ${printed(chosen)}`;
  return `${model(source)} uses ${printed(ability)} ${how}`;
};

/** A hex with what lies there. */
const hexInWords = (cell: number, { hex, terrain }: Names): string => {
  const found = terrain(cell);
  return found.length === 0 ? hex(cell) : `${hex(cell)} (${found.join(', ')})`;
};

/** One answer as a short label. Any value is accepted, since a log may hold anything. */
export const choiceInWords = (decision: Decision<Jhx>, choice: unknown, names: Names): string => {
  const { model, hex, hero, god, printed } = names;
  if (isObject(choice) && 'hidden' in choice) return 'Chooses in secret';
  const about = aboutOf(decision);
  // The engine has checked the choice against its kind.
  switch (decision.kind) {
    case 'god':
      return god(choice as JhxChoices['god']);
    case 'pick':
    case 'veto': {
      const id = choice as JhxChoices['pick'];
      return `${hero(id)}${names.heroKind(id) && `, ${names.heroKind(id)}`}`;
    }
    case 'deploy': {
      const { model: id, at } = choice as JhxChoices['deploy'];
      return `${model(id)} at ${hex(at)}`;
    }
    case 'avatar':
    case 'mark':
    case 'ward':
    case 'hero':
    case 'model':
    case 'soul':
      return model(choice as string);
    case 'volunteer':
      return choice === 'pass' ? 'Nobody' : model(choice as string);
    case 'action':
      return action(choice as ActionChoice, names);
    case 'step':
    case 'cell':
      return choice === 'stop' ? 'Stop here' : hexInWords(choice as number, names);
    case 'shop':
      return shop(choice as ShopChoice, names);
    case 'dice':
      return dice(choice as JhxChoices['dice'], about);
    case 'reroll':
      return (choice as JhxChoices['reroll']).length === 0 ? 'None' : rerolled(choice as JhxChoices['reroll'], about);
    case 'manoeuvre':
      return manoeuvre(choice as ManoeuvreChoice, about, names);
    case 'share':
      return (
        (choice as JhxChoices['share']).map(({ to, amount }) => `${amount} to ${model(to)}`).join(', ') || 'Nothing'
      );
    case 'absorb':
      return (choice as JhxChoices['absorb'])
        .map(({ effect, amount }) => `${amount} of ${effectInWords(effect, names)}`)
        .join(', ');
    case 'direction':
      return directions[choice as number] ?? String(choice);
    case 'confirm':
      return choice === true ? 'Yes' : 'No';
    case 'level':
      return typeof about.model === 'string'
        ? names.level(about.model, Number(choice))
        : `Option ${Number(choice) + 1}`;
    case 'option':
      return optionInWords(Number(choice), about);
    case 'window':
      return used(choice as JhxChoices['window'], names);
    case 'weapon':
    case 'condition':
    case 'order':
    case 'token':
      return printed(String(choice));
    case 'privilege':
    case 'turn':
    case 'side':
    case 'player':
      return titled(String(choice));
    default:
      return JSON.stringify(choice);
  }
};

const rerolled = (choice: readonly number[], about: About): string => {
  const shown = Array.isArray(about.dice) ? about.dice : [];
  return choice
    .map(place => (shown[place] === undefined ? `die ${place + 1}` : `${String(shown[place])} (die ${place + 1})`))
    .join(', ');
};

/**
 * The common part of answers in lists that get long: Charges by target and weapon, deployments by model, Pushes by the
 * pushed models, recalls by model.
 */
export const choiceGroup = (decision: Decision<Jhx>, choice: unknown, names: Names): ChoiceGroup | undefined => {
  const { model, hex } = names;
  switch (decision.kind) {
    case 'deploy': {
      const { model: id, at } = choice as JhxChoices['deploy'];
      return { heading: model(id), label: `at ${hex(at)}` };
    }
    case 'action': {
      const one = choice as ActionChoice;
      if (one.do === 'charge') return { heading: chargeAt(one, names), label: chargePath(one, names) };
      if (one.do === 'effigy-recall') return { heading: `${model(one.model)} is recalled`, label: `to ${hex(one.to)}` };
      return undefined;
    }
    case 'manoeuvre': {
      const one = choice as ManoeuvreChoice;
      if (one === 'none' || !('push' in one)) return undefined;
      const about = aboutOf(decision);
      const who = (id: unknown, role: string): string => (typeof id === 'string' ? model(id) : role);
      const pushes = [
        ...(one.push.target ? [who(about.target, 'the target')] : []),
        ...(one.push.attacker ? [who(about.attacker, 'the attacker')] : []),
      ];
      return { heading: `Push ${pushes.join(' and ')}`, label: pushInWords(one.push, about, names) };
    }
    default:
      return undefined;
  }
};

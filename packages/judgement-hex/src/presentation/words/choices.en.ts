import type { Words } from '@rulewright/core';
import { type About, aboutOf, capital, choicesWith, count, titled } from '@rulewright/core/words';
import { blowOf, resultOfDice } from '../../combat/dice/choices.js';
import type { Effect } from '../../vocabulary/ability.js';
import type {
  Blow,
  Jhx,
  JhxChoices,
  JhxState,
  ManoeuvreChoice,
  PushChoice,
  ShopChoice,
} from '../../vocabulary/index.js';
import type { JudgementFace } from '../../vocabulary/words.js';
import { action, chargeAt, chargePath } from './actions.en.js';
import { effectsInWords } from './effects.en.js';
import { lastingName } from './lasting.en.js';
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

/** A face of a die in words; the face with both signs is named by them. */
export const faceInWords = <F extends string | number>(face: F): F | 'hit+manoeuvre' =>
  face === 'both' ? 'hit+manoeuvre' : face;

type OptionsOfChoose = Extract<Effect, { readonly op: 'choose' }>['options'];

const pushed = (
  id: unknown,
  role: string,
  part: PushChoice['target'],
  { model, place, lengths, heading, reached }: Names,
): readonly string[] => {
  if (!part) return [];
  const { hexes, direction } = part;
  const to = typeof id === 'string' ? reached(id, direction, hexes) : undefined;
  const who = typeof id === 'string' ? model(id) : role;
  const way = [who, lengths(hexes), heading(direction)].filter(Boolean).join(' ');
  return [to === undefined ? way : `${way}, to ${place(to)}`];
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
  const { hits, symbols } = resultOfDice(faces, choice);
  const named = choice.map(place => faceInWords(faces[place] ?? `die ${place + 1}`)).join(', ');
  return `${named}: ${diceInWords(blowOf(hits), symbols)}`;
};

/** One of several options of an ability, by its place in the list. */
const optionInWords = (place: number, { options }: About, names: Names): string => {
  // The rules put the options of `choose` into `about`.
  const option = Array.isArray(options) ? (options as OptionsOfChoose)[place] : undefined;
  return option ? effectsInWords(option.effects, names) : `Option ${place + 1}`;
};

const effectInWords = (id: number, { state, model }: Names): string => {
  const effect = state?.effects.find(one => one.id === id);
  return effect ? `the temporary health from ${model(effect.source)}` : `temporary health ${id}`;
};

/** An effect, an Icon or a template that ends. */
const ends = (source: string, { model, lasting, iconAt, state }: Names): string => {
  const effect = lasting(Number(source.replace('effect-', '')));
  if (effect) return `${lastingName(effect)} of ${model(effect.target)} ends`;
  const template = state?.templates.find(({ id }) => id === source);
  return template ? `${titled(template.kind)} goes` : `${iconAt(source)} goes`;
};

const used = (choice: JhxChoices['window'], names: Names): string => {
  if (choice === 'pass') return 'Pass';
  const { model, printed, state } = names;
  const { source, ability } = choice;
  if (ability === 'expiry') return ends(source, names);
  const chosen = choice.with;
  if (typeof chosen !== 'string') return `${model(source)} uses ${printed(ability)}`;
  const how = state?.models.some(({ id }) => id === chosen) ? `on ${model(chosen)}` : `with ${printed(chosen)}`;
  return `${model(source)} uses ${printed(ability)} ${how}`;
};

/** The model that a place is chosen for, as the rules put it into `about`; else the one that acts. */
const moverOf = ({ model, push, place, recall, soul }: About, { state }: Names): string | undefined => {
  const named = [model, push, place, recall, soul].find(one => typeof one === 'string');
  return typeof named === 'string' ? named : (state?.activation?.acting ?? state?.activation?.hero);
};

/** A place with the way there and the things that lie there. */
const placeInWords = (at: number, names: Names, about: About): string => {
  const { place, thingsAt, marksOf } = names;
  const found = [...marksOf(at, moverOf(about, names)), ...thingsAt(at)];
  return found.length === 0 ? place(at) : `${place(at)} (${found.join(', ')})`;
};

type Labels = {
  readonly [K in keyof JhxChoices]: (choice: JhxChoices[K], names: Names, about: About) => string;
};

const heroInWords = (id: string, { hero, heroKind }: Names): string =>
  `${hero(id)}${heroKind(id) && `, ${heroKind(id)}`}`;
const modelInWords = (id: string, { model }: Names): string => model(id);
const printedInWords = (id: string, { printed }: Names): string => printed(id);
/** A model that acts or dies first, or an ability or a modifier that comes first. */
const firstInWords = (id: string, { model, printed, state }: Names): string =>
  state?.models.some(one => one.id === id) ? model(id) : printed(id);

const labels: Labels = {
  god: (id, { god }) => god(id),
  pick: heroInWords,
  veto: heroInWords,
  privilege: titled,
  turn: titled,
  side: titled,
  avatar: modelInWords,
  deploy: ({ model: id, at }, { model, place, marksOf }) => {
    const marks = marksOf(at);
    return `${model(id)} at ${place(at)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
  },
  mark: modelInWords,
  ward: modelInWords,

  hero: modelInWords,
  action,
  step: (cell, names, about) => (cell === 'stop' ? 'Stop here' : placeInWords(cell, names, about)),
  shop,

  dice: (places, _, about) => dice(places, about),
  manoeuvre: (choice, names, about) => manoeuvre(choice, about, names),
  weapon: printedInWords,
  absorb: (parts, names) =>
    parts.map(({ effect, amount }) => `${amount} of ${effectInWords(effect, names)}`).join(', '),
  reroll: (places, _, about) => (places.length === 0 ? 'None' : rerolled(places, about)),
  share: (parts, { model }) => parts.map(({ to, amount }) => `${amount} to ${model(to)}`).join(', ') || 'Nothing',

  model: modelInWords,
  volunteer: (id, { model }) => (id === 'pass' ? 'Nobody' : model(id)),
  soul: modelInWords,
  cell: placeInWords,
  direction: (direction, names, about) => {
    const marks = names.marksOf(direction, moverOf(about, names));
    const heading = names.heading(direction) || 'straight on';
    return `${capital(heading)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
  },
  condition: printedInWords,
  order: firstInWords,
  player: player => `those of ${player}`,
  confirm: yes => (yes ? 'Yes' : 'No'),
  token: printedInWords,
  option: (place, names, about) => optionInWords(place, about, names),
  level: (pick, { level }, { model }) => (typeof model === 'string' ? level(model, pick) : `Option ${pick + 1}`),
  window: used,
};

/** The label of each kind of answer. */
export const labelsOf = (names: (state?: JhxState) => Names): Words<Jhx>['choices'] =>
  choicesWith<Jhx, Names>(labels, names);

const rerolled = (choice: readonly number[], about: About): string => {
  const shown = Array.isArray(about.dice) ? about.dice : [];
  return choice
    .map(place =>
      shown[place] === undefined ? `die ${place + 1}` : `${faceInWords(String(shown[place]))} (die ${place + 1})`,
    )
    .join(', ');
};

/**
 * The common part of answers in lists that get long: Charges by target and weapon, deployments by model, Pushes by the
 * pushed models, recalls by model.
 */
export const groupsOf = (names: (state?: JhxState) => Names): NonNullable<Words<Jhx>['groups']> => ({
  deploy: ({ model: id, at }, _, state) => {
    const { model, place } = names(state);
    return { heading: model(id), label: `at ${place(at)}` };
  },
  action: (choice, _, state) => {
    const known = names(state);
    const { model, place } = known;
    if (choice.do === 'charge' && choice.path) {
      return { heading: chargeAt(choice, known), label: chargePath(choice, known) };
    }
    if (choice.do !== 'effigy-recall' || choice.to === undefined) return undefined;
    return { heading: `${model(choice.model)} is recalled`, label: `to ${place(choice.to)}` };
  },
  manoeuvre: (choice, decision, state) => {
    if (choice === 'none' || !('push' in choice)) return undefined;
    const known = names(state);
    const about = aboutOf(decision);
    const who = (id: unknown, role: string): string => (typeof id === 'string' ? known.model(id) : role);
    const pushes = [
      ...(choice.push.target ? [who(about.target, 'the target')] : []),
      ...(choice.push.attacker ? [who(about.attacker, 'the attacker')] : []),
    ];
    return { heading: `Push ${pushes.join(' and ')}`, label: pushInWords(choice.push, about, known) };
  },
});

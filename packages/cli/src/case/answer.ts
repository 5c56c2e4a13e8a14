import {
  type Decision,
  type GameTypes,
  isObject,
  type Match,
  nearest,
  type Presentation,
  sameJson,
  view,
} from '@rulewright/core';
import { wishHint, wishOfText } from '@rulewright/core/clicks';
import { choiceInWords } from '@rulewright/core/words';
import { distance } from 'fastest-levenshtein';
import { meantInstead, namesNear } from '../near.js';
import type { AnswerForms } from './answer-forms.js';
import type { LaidCase } from './kits.js';

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** The most answers that a message lists. */
const SHOWN = 12;

/** The fewest letters that count as the beginning of a longer word. */
const SHORTEST = 4;

/** A text without the hyphens of its compounds: rulebooks write `Self-Heal`, and people leave the hyphen out. */
const unjoined = (text: string): string => text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');

const plain = (text: string): string =>
  unjoined(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+−.,/'’-]+/gu, ' ')
    .trim();

/** The words of a text. A letter that stands alone is the name of a model, and `A` is not `a`. */
const wordsOf = (text: string): readonly string[] =>
  (unjoined(text).match(/[\p{L}\p{N}+−.,/'’-]*[\p{L}\p{N}]/gu) ?? []).map(word =>
    /^\p{L}$/u.test(word) ? word : word.toLowerCase(),
  );

/** True if a word is another form of the word that a person wrote: `attacks` of `attack`. */
const begins = (word: string, wanted: string): boolean => wanted.length >= SHORTEST && word.startsWith(wanted);

/** The words of the texts in an answer in data: `{ do: 'rollCall' }` has `roll` and `call`. */
const wordsOfData = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return wordsOf(value.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(wordsOfData) : [];
};

/** Data of a case with the places that it names by signs of the drawing: `@1` is the place of the sign 1. */
export const withPlaces = (value: unknown, laid: LaidCase): unknown => {
  if (typeof value === 'string' && value.startsWith('@')) return laid.place ? laid.place(value.slice(1)) : value;
  if (Array.isArray(value)) return value.map(one => withPlaces(one, laid));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPlaces(part, laid)]));
};

/** The answers that a decision lists, as people read them. */
const labelled = (match: Match<GameTypes>, { words }: Presentation<GameTypes>, decision: Decision<GameTypes>) => {
  const { state } = view(match, decision.by);
  return (decision.options ?? []).map(option => ({ option, label: choiceInWords(words, decision, option, state) }));
};

/** The form of the answer for the action that the words or the data of a case name: `statue`, `{ do: statue }`. */
const formOf = (form: Readonly<Record<string, string>> | undefined, tried: unknown): string | undefined => {
  if (form === undefined) return undefined;
  const text = isObject(tried) ? tried.do : tried;
  if (typeof text !== 'string') return undefined;
  const named = namesNear(text, Object.keys(form));
  return named.length === 0 ? undefined : named.map(name => form[name]).join(', or ');
};

/** The most answers in data that a message lists. */
const LISTED = 8;

/**
 * The answers to a question as data: its options, the nearest to the tried answer first, or the form of a proposal. If
 * the tried answer names an unknown action, the result names the known ones.
 */
export const answersInData = (
  { kind, options = [] }: Decision<GameTypes>,
  form: AnswerForms[string] | undefined,
  tried?: unknown,
): string => {
  if (isObject(tried) && typeof tried.do === 'string' && isObject(form) && !Object.hasOwn(form, tried.do)) {
    return `no answer to ${kind} does ${tried.do}; ${meantInstead(tried.do, Object.keys(form))}`;
  }
  const text = show(tried);
  const near =
    tried === undefined ? options : options.toSorted((a, b) => distance(text, show(a)) - distance(text, show(b)));
  const more = options.length > LISTED ? `, and ${options.length - LISTED} more` : '';
  const listed = options.length > 0 ? [`answers in data: ${near.slice(0, LISTED).map(show).join(', ')}${more}`] : [];
  const forms = typeof form === 'string' ? form : formOf(form, tried);
  return [
    ...(options.length > 0 ? listed : ['the answer is a proposal']),
    ...(forms === undefined || (options.length > 0 && typeof form === 'string') ? [] : [`written as ${forms}`]),
  ].join(', ');
};

/**
 * The answer that a case gives in words: an option as data, the words of an option as `play --human` shows them, words
 * that only one option contains, whole or as the beginnings of its words, or a wish such as a place. Throws an Error
 * that lists the answers where no answer, or more than one, fits.
 */
export const answerInWords = (
  match: Match<GameTypes>,
  presentation: Presentation<GameTypes>,
  decision: Decision<GameTypes>,
  text: string,
): unknown => {
  const all = labelled(match, presentation, decision);
  if (all.some(({ option }) => sameJson(option, text))) return text;
  const wanted = plain(text);
  // The part of a label before its colon is the answer, the rest tells what it means: `hit, manoeuvre: a Glancing Blow`.
  const exact = all.filter(({ label }) => [label, label.split(': ')[0] ?? ''].some(part => plain(part) === wanted));
  const words = wordsOf(text);
  const having = (isMeant: (word: string, wanted: string) => boolean): typeof all =>
    all.filter(({ label }) => words.every(word => wordsOf(label).some(one => isMeant(one, word))));
  const whole = exact.length > 0 ? exact : having((word, wanted) => word === wanted);
  // People write `attack b` where the label says `Fighter (A) attacks Fighter (b)`.
  const begun = whole.length > 0 ? whole : having((word, wanted) => word === wanted || begins(word, wanted));
  // The rulebook says `Soul Harvest` where the label says `harvests`.
  const fits = begun.length > 0 ? begun : all.filter(({ option, label }) => words.every(word => [...wordsOf(label), ...wordsOfData(option)].includes(word))); // biome-ignore format: one line
  if (fits.length === 1) return fits[0]?.option;
  const list = (some: typeof all): string =>
    `${some
      .slice(0, SHOWN)
      .map(({ label }) => `“${label}”`)
      .join(', ')}${some.length > SHOWN ? `, and ${some.length - SHOWN} more` : ''}`;
  if (fits.length > 1) throw new Error(`“${text}” fits ${fits.length} answers: ${list(fits)}`);
  const wish = wishOfText(presentation, view(match, decision.by), decision, text);
  const near = wish === undefined ? undefined : nearest(match, decision, wish);
  if (near !== undefined) return near;
  if (wish !== undefined) throw new Error(`no answer of ${decision.by} is near “${text}”`);
  const hint = wishHint(presentation, decision);
  const instead =
    all.length > 0
      ? `; there are: ${list(all)}`
      : `; write ${hint === undefined ? 'the answer as data' : `${hint}, or the answer as data`}`;
  throw new Error(
    `no answer of ${decision.by} to “${presentation.words.decision(decision, view(match, decision.by).state)}” is called “${text}”${instead}`,
  );
};

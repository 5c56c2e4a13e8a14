import { RefusalError } from '../match/errors.js';
import { isObject } from '../match/json.js';
import { needDecision, needFields } from '../match/need.js';
import type { Decision, GameTypes, Refusal } from '../match/types.js';
import type { ChoiceGroup, Words } from '../presentation.js';
import type { SeenEvent, SeenState } from '../view/secrets.js';
import { engineRefusals } from './engine-refusals.js';

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Throws a GameError, for callers without types, unless an argument is the words of a game that have a field. */
const needWords = (words: unknown, ...fields: readonly string[]): void =>
  needFields('words', words, fields, 'the field words of the presentation of a game');

const isHidden = (choice: unknown): boolean => isObject(choice) && choice.hidden === true;

/**
 * The question that an answer of a view was given to. The question of an answer that is still secret has no details,
 * because they could reveal facts that only the asked player may know.
 */
export const questionInWords = <G extends GameTypes>(
  words: Words<G>,
  decision: Decision<G>,
  choice: unknown,
  state: SeenState<G>,
): string => {
  needWords(words, 'decision');
  needDecision(decision);
  const { id, by, kind, rule } = decision;
  // The cast is safe: everything that is left out is optional.
  return words.decision(isHidden(choice) ? ({ id, by, kind, rule } as Decision<G>) : decision, state);
};

/**
 * The label of an answer, as an option of a decision or a record of a view holds it. Answers that are still secret get
 * the `secret` of the words. A kind without words, and dice that were rolled at the table, are given as JSON.
 */
export const choiceInWords = <G extends GameTypes>(
  words: Words<G>,
  decision: Decision<G>,
  choice: unknown,
  state?: SeenState<G>,
): string => {
  needWords(words, 'choices');
  needDecision(decision);
  const { choices, secret = 'An answer that is still secret' } = words;
  if (isHidden(choice)) return secret;
  // The cast is safe: the engine has checked that the answer is one of this kind.
  const say = choices[decision.kind as keyof typeof choices] as
    | ((choice: unknown, decision: Decision<G>, state?: SeenState<G>) => string)
    | undefined;
  return say ? say(choice, decision, state) : plain(choice);
};

/** The heading and the label of an option in a long list; `undefined` for an option that shares no heading. */
export const choiceGroup = <G extends GameTypes>(
  words: Words<G>,
  decision: Decision<G>,
  option: unknown,
  state?: SeenState<G>,
): ChoiceGroup | undefined => {
  needWords(words);
  needDecision(decision);
  // The cast is safe: an option of a decision is an answer of its kind.
  const group = words.groups?.[decision.kind] as
    | ((choice: unknown, decision: Decision<G>, state?: SeenState<G>) => ChoiceGroup | undefined)
    | undefined;
  return group?.(option, decision, state);
};

/**
 * The sentence about an event; empty for an event without a sentence of its own. An event of a type without words, such
 * as one of an older version of the rules, is given as JSON.
 */
export const eventInWords = <G extends GameTypes>(
  words: Words<G>,
  event: SeenEvent<G>,
  state?: SeenState<G>,
  before?: SeenState<G>,
): string => {
  needWords(words, 'events');
  needFields('event', event, ['type'], 'the field event of a record that story gives');
  const type: G['event']['type'] = event.type;
  // The cast is safe: the table has each function under the type of the events that it takes.
  const say = words.events[type] as
    | ((event: SeenEvent<G>, state?: SeenState<G>, before?: SeenState<G>) => string)
    | undefined;
  return say ? say(event, state, before) : plain(event);
};

/** The reason of a refusal in the words of a game, or of the engine; without words its code, place, rule and detail. */
export const refusalInWords = <G extends GameTypes>(
  words: Words<G>,
  refusal: Refusal,
  state?: SeenState<G>,
): string => {
  needWords(words);
  needFields('refusal', refusal, ['code'], 'explain gives one, and so do attempt and undo in their field refusal');
  const { refusal: say } = words;
  const ofEngine = Object.hasOwn(engineRefusals, refusal.code) ? engineRefusals[refusal.code] : undefined;
  const reason = say ? say(refusal, state) : ofEngine;
  if (reason === undefined) return new RefusalError(refusal).message;
  return `${reason}${refusal.rule === undefined ? '' : ` (${refusal.rule})`}`;
};

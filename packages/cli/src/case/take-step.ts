import {
  attempt,
  type Decision,
  type GameTypes,
  history,
  type Match,
  type PlayerId,
  type Refusal,
  sameJson,
  view,
} from '@rulewright/core';
import { hasParts } from '@rulewright/core/testing';
import { choiceInWords, refusalInWords } from '@rulewright/core/words';
import { messageOf } from '../files.js';
import { namesNear } from '../near.js';
import type { Terminal } from '../terminal.js';
import { answerInWords, answersInData, withPlaces } from './answer.js';
import { wrongEvent } from './events/parts.js';
import type { CaseKit, LaidCase } from './kits.js';
import { didYouMean, misnamed } from './misnamed.js';
import { CaseError, type Step } from './read-step.js';
import { missingAt, partAt, show, showEvent } from './shown.js';

/** An expectation of a case that does not hold. */
export class Unfulfilled extends CaseError {}

/** A case while its steps are taken. */
export interface Running {
  readonly kit: CaseKit;
  readonly laid: LaidCase;
  readonly terminal: Terminal;
  match: Match<GameTypes>;
  /** The sentences of the story so far, without line breaks, so that `told` of a case can search them. */
  readonly heard: readonly string[];
  /** The number of events that an earlier `happened` has found. */
  passed: number;
  /** Goes on with a later moment of the match, and tells what has happened since. */
  goOn(next: Match<GameTypes>): void;
}

type StepWith<K extends string> = Extract<Step, { readonly [P in K]: unknown }>;

/** The codes of answers that no rule forbids by name: they look like no answer of the match. */
const VAGUE: readonly string[] = ['not-an-option', 'malformed'];

/** The codes of answers that do not have the form of the question. */
const SHAPELESS: readonly string[] = [...VAGUE, 'not-a-point', 'not-a-direction', 'wrong-type', 'missing-field'];

/** The steps that are no answers of a seat. */
const VERBS: readonly string[] = ['happened', 'not happened', 'state', 'told', 'over', 'pass until'];

/** The answers that decline. */
const PASSES: readonly string[] = ['pass', 'none'];

const answersTo = ({ kit }: Running, decision: Decision<GameTypes>, tried?: unknown): string =>
  answersInData(decision, kit.answers[decision.kind], tried);

/** The open question to a player. Throws Unfulfilled if there is none. */
const openTo = (run: Running, line: number, by: PlayerId): Decision<GameTypes> => {
  const { decisions } = run.match;
  const decision = decisions.find(open => open.by === by);
  if (decision) return decision;
  const { players } = run.match.header;
  if (!players.includes(by)) {
    const near = namesNear(by, [...players, ...VERBS]);
    const meant = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
    throw new CaseError(line, `${by} is no seat (there are ${players.join(', ')}), and no step${meant}`);
  }
  const open = decisions.map(one => `${one.by} (${one.kind}; ${answersTo(run, one)})`).join(', ');
  throw new Unfulfilled(line, `${by} is not asked; asked is ${open || 'nobody: the match is over'}`);
};

/** The open question, for messages: the expected event may happen only after its answer. */
const askedNow = ({ match }: Running): string =>
  match.outcome ? 'the match is over' : match.decisions.map(one => `${one.by} is asked: ${one.kind}`).join(', ');

/** Data with the places of the drawing. Throws CaseError for a place that does not exist. */
const placed = ({ laid }: Running, line: number, value: unknown): unknown => {
  try {
    return withPlaces(value, laid);
  } catch (error) {
    throw new CaseError(line, messageOf(error));
  }
};

/** The answer that a case writes as words or data. Throws Unfulfilled for words that no legal answer has. */
const choiceOf = (run: Running, line: number, decision: Decision<GameTypes>, answer: unknown): unknown => {
  if (typeof answer !== 'string' || answer.startsWith('@')) return placed(run, line, answer);
  try {
    return answerInWords(run.match, run.laid.presentation, decision, answer);
  } catch (error) {
    throw new Unfulfilled(line, messageOf(error));
  }
};

/** A refusal in the words of the game, with its code, which a case can expect. */
const why = ({ match, laid: { presentation } }: Running, by: PlayerId, refusal: Refusal): string =>
  `${refusalInWords(presentation.words, refusal, view(match, by).state)}, code: ${refusal.code}`;

const tried = ({ match }: Running, line: number, { id, by }: Decision<GameTypes>, choice: unknown) => {
  try {
    return attempt(match, { decision: id, by, choice });
  } catch (error) {
    if (error instanceof CaseError) throw error;
    // The script of the dice does not fit the rolls.
    throw new Unfulfilled(line, messageOf(error));
  }
};

const answer = (run: Running, { line, by, answers }: StepWith<'answers'>): void => {
  const decision = openTo(run, line, by);
  const choice = choiceOf(run, line, decision, answers);
  const { refusal, match } = tried(run, line, decision, choice);
  if (refusal) {
    const isShapeless = SHAPELESS.includes(refusal.code);
    const wrong = misnamed(run, refusal, choice);
    const instead = isShapeless
      ? `; asked is ${decision.kind}; ${answersTo(run, decision, choice)}`
      : wrong
        ? didYouMean(wrong)
        : '';
    throw new Unfulfilled(line, `${by} may not: ${why(run, by, refusal)}${instead}`);
  }
  run.goOn(match);
};

/** The answer that must be refused: words that no legal answer has are tried as data. */
const forbiddenChoice = (
  run: Running,
  { line, cannot }: StepWith<'cannot'>,
  decision: Decision<GameTypes>,
): unknown => {
  const choice = placed(run, line, cannot);
  if (typeof choice !== 'string') return choice;
  try {
    return answerInWords(run.match, run.laid.presentation, decision, choice);
  } catch {
    return choice;
  }
};

const beRefused = (run: Running, step: StepWith<'cannot'>): void => {
  const { line, by } = step;
  const decision = openTo(run, line, by);
  const choice = forbiddenChoice(run, step, decision);
  const { refusal } = tried(run, line, decision, choice);
  if (!refusal) {
    const { words } = run.laid.presentation;
    const told = choiceInWords(words, decision, choice, view(run.match, by).state);
    throw new Unfulfilled(line, `${by} may do that: “${told}”, ${show(choice)}`);
  }
  const isVague = VAGUE.includes(refusal.code);
  if (step.code === undefined && step.rule === undefined) {
    const meant = `write code: ${refusal.code} beside it if that is meant`;
    // A mistyped answer would be refused in the same way, so this refusal proves nothing.
    if (isVague) {
      const vague = `${show(choice)} is not one of the answers, and a typing error would be refused in the same way`;
      throw new Unfulfilled(line, `${vague}: ${meant}; ${answersTo(run, decision, choice)}`);
    }
    const wrong = misnamed(run, refusal, choice);
    // A name that is near nothing is meant, such as that of a weapon that nobody has.
    if (wrong && wrong.near.length > 0) {
      throw new Unfulfilled(line, `${why(run, by, refusal)}${didYouMean(wrong)}; ${meant}`);
    }
  }
  for (const part of ['code', 'rule'] as const) {
    const wanted = step[part];
    if (wanted === undefined || refusal[part] === wanted) continue;
    const words = typeof step.cannot === 'string' ? '; words find legal answers only' : '';
    const instead = isVague ? `${words}; ${answersTo(run, decision, choice)}` : '';
    throw new Unfulfilled(line, `refused with the ${part} ${refusal[part]}, not ${wanted}${instead}`);
  }
  run.terminal.out(`  × ${by} may not: ${why(run, by, refusal)}`);
};

const beLegal = (run: Running, { line, by, can, only }: StepWith<'can'>): void => {
  const decision = openTo(run, line, by);
  const choices = can.map(one => choiceOf(run, line, decision, one));
  for (const choice of choices) {
    // A listed answer is legal; taking it could roll dice that the case does not have.
    if (decision.options?.some(option => sameJson(choice, option))) continue;
    const { refusal } = tried(run, line, decision, choice);
    if (!refusal) continue;
    const instead = VAGUE.includes(refusal.code) ? `; ${answersTo(run, decision, choice)}` : '';
    throw new Unfulfilled(line, `${by} may not ${show(choice)}: ${why(run, by, refusal)}${instead}`);
  }
  const others = (decision.options ?? []).filter(option => !choices.some(choice => sameJson(choice, option)));
  if (only && others.length > 0) {
    throw new Unfulfilled(line, `${by} may also ${others.slice(0, 8).map(show).join(', ')}`);
  }
};

const beAsked = (run: Running, { line, by, asked }: StepWith<'asked'>): void => {
  const { kind } = openTo(run, line, by);
  if (kind !== asked) throw new Unfulfilled(line, `${by} is asked ${kind}, not ${asked}`);
};

const passUntil = (run: Running, { line, passUntil: player, kind }: StepWith<'passUntil'>): void => {
  while (!run.match.decisions.some(one => one.by === player && one.kind === kind)) {
    const [decision] = run.match.decisions;
    const pass = decision?.options?.find(option => PASSES.includes(String(option)));
    if (!decision || pass === undefined) {
      const open = decision
        ? `${decision.by} is asked ${decision.kind}; ${answersTo(run, decision)}`
        : 'the match is over';
      throw new Unfulfilled(line, `${player} is not asked ${kind} before an answer is needed: ${open}`);
    }
    const { refusal, match } = tried(run, line, decision, pass);
    if (refusal) throw new Unfulfilled(line, `${decision.by} may not: ${why(run, decision.by, refusal)}`);
    run.goOn(match);
  }
};

const eventsOf = (match: Match<GameTypes>): readonly GameTypes['event'][] =>
  history(match).flatMap(({ records }) => records.flatMap(record => (record.kind === 'event' ? [record.event] : [])));

const haveHappened = (run: Running, { line, happened, not }: StepWith<'happened'>): void => {
  const wanted = placed(run, line, happened) as typeof happened;
  // An event that the game cannot have would fulfil every "not happened".
  const wrong = wrongEvent(run.kit.events, wanted);
  if (wrong !== undefined) throw new CaseError(line, wrong);
  const all = eventsOf(run.match);
  const at = all.findIndex((event, i) => (not || i >= run.passed) && hasParts(event, wanted));
  if (not && at >= 0) throw new Unfulfilled(line, `it happened: ${show(all[at])}`);
  if (not) return;
  if (at < 0) {
    const since = all.slice(run.passed).slice(-8).map(showEvent).join('\n    ');
    const instead = since === '' ? ': nothing happened' : `; there were\n    ${since}`;
    throw new Unfulfilled(line, `no such event${instead}\n    ${askedNow(run)}`);
  }
  run.passed = at + 1;
};

const haveState = (run: Running, { line, state }: StepWith<'state'>): void => {
  for (const [path, wanted] of Object.entries(state)) {
    const now = partAt(run.match.state, path);
    if (hasParts(now, placed(run, line, wanted))) continue;
    const missing = missingAt(run.match.state, path);
    throw new Unfulfilled(line, `${path} is ${show(now)}, not ${show(wanted)}${missing}; ${askedNow(run)}`);
  }
};

const beTold = ({ heard }: Running, { line, told }: StepWith<'told'>): void => {
  if (!heard.join('\n').includes(told)) throw new Unfulfilled(line, `nobody told “${told}”`);
};

const beOver = ({ match: { outcome } }: Running, { line, over }: StepWith<'over'>): void => {
  if (outcome && hasParts(outcome, over)) return;
  throw new Unfulfilled(line, outcome ? `the match is over: ${show(outcome)}` : 'the match is not over');
};

/** Takes one step. Throws {@link CaseError} at a wrong line, and {@link Unfulfilled} where the step does not hold. */
export const takeStep = (run: Running, step: Step): void => {
  if ('answers' in step) answer(run, step);
  else if ('cannot' in step) beRefused(run, step);
  else if ('can' in step) beLegal(run, step);
  else if ('asked' in step) beAsked(run, step);
  else if ('passUntil' in step) passUntil(run, step);
  else if ('happened' in step) haveHappened(run, step);
  else if ('state' in step) haveState(run, step);
  else if ('told' in step) beTold(run, step);
  else beOver(run, step);
};

import {
  attempt,
  createMatch,
  type Decision,
  type GameTypes,
  history,
  isObject,
  type Match,
  type PlayerId,
  type Presentation,
  type Refusal,
  RefusalError,
  sameJson,
  view,
} from '@rulewright/core';
import { hasParts, ScenarioError, type Scripted, ScriptedDice } from '@rulewright/core/testing';
import { choiceInWords, refusalInWords } from '@rulewright/core/words';
import { messageOf } from '../files.js';
import { tellStory } from '../story.js';
import type { Terminal } from '../terminal.js';
import { answerInWords, answersInData, withPlaces } from './answer.js';
import type { CaseKit, LaidCase } from './kits.js';
import { type Case, CaseError, type Step } from './read-case.js';
import { factOfWrongKind, unreadFact } from './unread-fact.js';
import { wrongFact } from './wrong-fact.js';

/** The result of a case: the match, and its story in words. */
export interface PlayedCase {
  readonly match: Match<GameTypes>;
  readonly presentation: Presentation<GameTypes>;
}

/** An expectation of a case that does not hold. */
export class Unfulfilled extends CaseError {}

/** The codes of answers that no rule forbids by name: they look like no answer of the match. */
const VAGUE: readonly string[] = ['not-an-option', 'malformed'];

/** The codes of answers that do not have the form of the question. */
const SHAPELESS: readonly string[] = [...VAGUE, 'not-a-point', 'not-a-direction', 'wrong-type', 'missing-field'];

/** The answers that decline. */
const PASSES: readonly string[] = ['pass', 'none'];

/** The most characters of a part of an event that a message shows. */
const LONGEST = 80;

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** An event in the form in which a case names it: a tally by its total, and without long lists. */
const showEvent = (event: GameTypes['event']): string => {
  const short = Object.entries(event).map(([name, value]) => {
    if (isObject(value) && Array.isArray(value.lines)) return [name, { total: value.total }];
    return [name, show(value).length > LONGEST ? '…' : value];
  });
  return show(Object.fromEntries(short));
};

const NAMES = ['id', 'player', 'role'] as const;

/** The part of a state at a path such as `models.A.damage`: an item of a list by its number, or by its id, player or role. */
const partAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => {
    if (!Array.isArray(part)) return isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined;
    return part.find(one => isObject(one) && NAMES.some(key => one[key] === name)) ?? part[Number(name)];
  }, value);

/** The names at the first step of a path that a state does not have: `; models has no b, only A/1, b/1`. */
const missingAt = (state: unknown, path: string): string => {
  const steps = path.split('.');
  const at = steps.findIndex((_, i) => partAt(state, steps.slice(0, i + 1).join('.')) === undefined);
  if (at < 0) return '';
  const where = steps.slice(0, at).join('.');
  const parent = at === 0 ? state : partAt(state, where);
  const known = Array.isArray(parent)
    ? parent.flatMap(one =>
        isObject(one) ? (NAMES.map(key => one[key]).find(name => typeof name === 'string') ?? []) : [],
      )
    : isObject(parent)
      ? Object.keys(parent)
      : [];
  return `; ${where || 'the state'} has no ${steps[at]}${known.length === 0 ? '' : `, only ${known.join(', ')}`}`;
};

/** The dice of a case: its faces, numbers in a row, or the letters of the game, in a text or in a list. */
const diceOf = ({ dice }: Case, { faces }: CaseKit): readonly Scripted[] => {
  if (typeof dice !== 'string') {
    return dice.flatMap((face): readonly Scripted[] =>
      faces && typeof face === 'string' && face.length === 1 ? faces(face) : [face],
    );
  }
  if (faces) return faces(dice.replace(/\s/g, ''));
  return dice.split(/[\s,]+/).map(face => (/^\d+$/.test(face) ? Number(face) : face));
};

const layCase = (one: Case, kit: CaseKit): LaidCase & { readonly dice: readonly Scripted[] } => {
  const { facts, table, lines } = one;
  const strange = Object.keys(facts).find(name => !Object.hasOwn(kit.facts, name));
  if (strange !== undefined) {
    throw new CaseError(lines.fact(strange), `with: "${strange}" is none of ${Object.keys(kit.facts).join(', ')}`);
  }
  let dice: readonly Scripted[];
  try {
    dice = diceOf(one, kit);
  } catch (error) {
    throw new CaseError(lines.dice, messageOf(error));
  }
  const lay = (given: typeof facts): LaidCase => kit.lay(table ?? '', given);
  const bad = factOfWrongKind(facts);
  if (bad) throw wrongFact(one, new RefusalError(bad));
  try {
    return { ...lay(facts), dice };
  } catch (error) {
    if (error instanceof ScenarioError || error instanceof RefusalError) throw wrongFact(one, error);
    const unread = unreadFact(facts, lay);
    if (unread === undefined) throw wrongFact(one, error);
    if (unread.code !== 'unreadable') throw wrongFact(one, new RefusalError(unread));
    const { path = '' } = unread;
    const [name = ''] = path.split('.');
    throw new CaseError(lines.fact(path), `with: the kit cannot read ${path}; ${name} has ${kit.facts[name]}`);
  }
};

/**
 * Runs one case, and prints its story on the terminal. Throws {@link CaseError} at a wrong line, and {@link
 * Unfulfilled} at the first expectation that does not hold.
 */
export const runCase = (one: Case, kit: CaseKit, terminal: Terminal): PlayedCase => {
  const laid = layCase(one, kit);
  const { presentation } = laid;
  const asked = new Map<number, Decision<GameTypes>>();
  let match: Match<GameTypes>;
  try {
    match = createMatch(laid.game, { ...laid.setup, dice: new ScriptedDice(laid.dice), checked: true });
  } catch (error) {
    throw wrongFact(one, error, { position: laid.setup.position, names: kit.names ?? {} });
  }
  let told = 0;
  let chapter: string | undefined;
  const heard: string[] = [];
  const tell = (): void => {
    for (const decision of match.decisions) asked.set(decision.id, decision);
    // The sentences are also kept without line breaks, so that `told` of a case can search them.
    const listening = { ...terminal, width: 100_000, color: false, out: (line: string) => heard.push(line) };
    const telling = { since: told, begun: chapter };
    tellStory(listening, presentation, match, asked, telling);
    chapter = tellStory(terminal, presentation, match, asked, telling);
    told = match.length;
  };
  tell();
  /** The number of events that an earlier `happened` has found. */
  let passed = 0;
  const events = (): readonly GameTypes['event'][] =>
    history(match).flatMap(({ records }) => records.flatMap(record => (record.kind === 'event' ? [record.event] : [])));
  const answersTo = (decision: Decision<GameTypes>, tried?: unknown): string =>
    answersInData(decision, kit.answers[decision.kind], tried);
  const openOf = (line: number, by: PlayerId): Decision<GameTypes> => {
    const decision = match.decisions.find(open => open.by === by);
    if (decision) return decision;
    const open = match.decisions.map(one => `${one.by} (${one.kind}; ${answersTo(one)})`).join(', ');
    throw new Unfulfilled(line, `${by} is not asked; asked is ${open || 'nobody: the match is over'}`);
  };
  /** The open question, for messages: the expected event may happen only after its answer. */
  const askedNow = (): string =>
    match.outcome ? 'the match is over' : match.decisions.map(one => `${one.by} is asked: ${one.kind}`).join(', ');
  /** Data with the places of the drawing. Throws CaseError for a place that does not exist. */
  const placed = (line: number, value: unknown): unknown => {
    try {
      return withPlaces(value, laid);
    } catch (error) {
      throw new CaseError(line, messageOf(error));
    }
  };
  const choiceOf = (line: number, decision: Decision<GameTypes>, answer: unknown): unknown => {
    if (typeof answer !== 'string' || answer.startsWith('@')) return placed(line, answer);
    try {
      return answerInWords(match, presentation, decision, answer);
    } catch (error) {
      throw new Unfulfilled(line, messageOf(error));
    }
  };
  /** A refusal in the words of the game, with its code, which a case can expect. */
  const why = (by: PlayerId, refusal: Refusal): string =>
    `${refusalInWords(presentation.words, refusal, view(match, by).state)}, code: ${refusal.code}`;
  const tried = (line: number, by: PlayerId, choice: unknown) => {
    try {
      return attempt(match, { decision: openOf(line, by).id, by, choice });
    } catch (error) {
      if (error instanceof CaseError) throw error;
      // The script of the dice does not fit the rolls.
      throw new Unfulfilled(line, messageOf(error));
    }
  };
  const take = (step: Step): void => {
    const { line } = step;
    if ('answers' in step) {
      const decision = openOf(line, step.by);
      const choice = choiceOf(line, decision, step.answers);
      const { refusal, match: next } = tried(line, step.by, choice);
      if (refusal) {
        const instead = SHAPELESS.includes(refusal.code)
          ? `; asked is ${decision.kind}; ${answersTo(decision, choice)}`
          : '';
        throw new Unfulfilled(line, `${step.by} may not: ${why(step.by, refusal)}${instead}`);
      }
      match = next;
      tell();
    } else if ('cannot' in step) {
      const decision = openOf(line, step.by);
      let choice = placed(line, step.cannot);
      if (typeof choice === 'string') {
        try {
          choice = answerInWords(match, presentation, decision, choice);
        } catch {
          // Words that are in no answer are tried as data.
        }
      }
      const { refusal } = tried(line, step.by, choice);
      if (!refusal) {
        const told = choiceInWords(presentation.words, decision, choice, view(match, step.by).state);
        throw new Unfulfilled(line, `${step.by} may do that: “${told}”, ${show(choice)}`);
      }
      const isVague = VAGUE.includes(refusal.code);
      // A mistyped answer would be refused in the same way, so this refusal proves nothing.
      if (isVague && step.code === undefined && step.rule === undefined) {
        const vague = `${show(choice)} is not one of the answers, and a typing error would be refused in the same way`;
        throw new Unfulfilled(
          line,
          `${vague}: write code: ${refusal.code} beside it if that is meant; ${answersTo(decision, choice)}`,
        );
      }
      for (const part of ['code', 'rule'] as const) {
        const wanted = step[part];
        if (wanted !== undefined && refusal[part] !== wanted) {
          const words = typeof step.cannot === 'string' ? '; words find legal answers only' : '';
          const instead = isVague ? `${words}; ${answersTo(decision, choice)}` : '';
          throw new Unfulfilled(line, `refused with the ${part} ${refusal[part]}, not ${wanted}${instead}`);
        }
      }
      terminal.out(`  × ${step.by} may not: ${why(step.by, refusal)}`);
    } else if ('can' in step) {
      const decision = openOf(line, step.by);
      const choices = step.can.map(answer => choiceOf(line, decision, answer));
      for (const choice of choices) {
        // A listed answer is legal; taking it could roll dice that the case does not have.
        if (decision.options?.some(option => sameJson(choice, option))) continue;
        const { refusal } = tried(line, step.by, choice);
        if (refusal)
          throw new Unfulfilled(
            line,
            `${step.by} may not ${show(choice)}: ${why(step.by, refusal)}${VAGUE.includes(refusal.code) ? `; ${answersTo(decision, choice)}` : ''}`,
          );
      }
      const others = (decision.options ?? []).filter(option => !choices.some(choice => sameJson(choice, option)));
      if (step.only && others.length > 0)
        throw new Unfulfilled(line, `${step.by} may also ${others.slice(0, 8).map(show).join(', ')}`);
    } else if ('asked' in step) {
      const { kind } = openOf(line, step.by);
      if (kind !== step.asked) throw new Unfulfilled(line, `${step.by} is asked ${kind}, not ${step.asked}`);
    } else if ('passUntil' in step) {
      const isThere = (): boolean => match.decisions.some(one => one.by === step.passUntil && one.kind === step.kind);
      while (!isThere()) {
        const [decision] = match.decisions;
        const pass = decision?.options?.find(option => PASSES.includes(String(option)));
        if (!decision || pass === undefined) {
          const open = decision
            ? `${decision.by} is asked ${decision.kind}; ${answersTo(decision)}`
            : 'the match is over';
          throw new Unfulfilled(
            line,
            `${step.passUntil} is not asked ${step.kind} before an answer is needed: ${open}`,
          );
        }
        const { refusal, match: next } = tried(line, decision.by, pass);
        if (refusal) throw new Unfulfilled(line, `${decision.by} may not: ${why(decision.by, refusal)}`);
        match = next;
        tell();
      }
    } else if ('happened' in step) {
      const all = events();
      const wanted = placed(line, step.happened);
      const at = all.findIndex((event, i) => (step.not || i >= passed) && hasParts(event, wanted));
      if (step.not && at >= 0) throw new Unfulfilled(line, `it happened: ${show(all[at])}`);
      if (!step.not && at < 0) {
        const since = all.slice(passed).slice(-8).map(showEvent).join('\n    ');
        throw new Unfulfilled(
          line,
          `no such event${since === '' ? ': nothing happened' : `; there were\n    ${since}`}\n    ${askedNow()}`,
        );
      }
      if (!step.not) passed = at + 1;
    } else if ('state' in step) {
      for (const [path, wanted] of Object.entries(step.state)) {
        const now = partAt(match.state, path);
        if (!hasParts(now, placed(line, wanted)))
          throw new Unfulfilled(
            line,
            `${path} is ${show(now)}, not ${show(wanted)}${missingAt(match.state, path)}; ${askedNow()}`,
          );
      }
    } else if ('told' in step) {
      const text = heard.join('\n');
      if (!text.includes(step.told)) throw new Unfulfilled(line, `nobody told “${step.told}”`);
    } else {
      const { outcome } = match;
      if (!outcome || !hasParts(outcome, step.over))
        throw new Unfulfilled(line, outcome ? `the match is over: ${show(outcome)}` : 'the match is not over');
    }
  };
  for (const step of one.steps) take(step);
  const { dice } = match;
  if (dice instanceof ScriptedDice && dice.unused.length > 0) {
    throw new Unfulfilled(one.lines.dice, `dice that nobody rolled: ${show(dice.unused)}`);
  }
  return { match, presentation };
};

import { answersRoll } from './dice-source.js';
import { GameError, RefusalError, refuse } from './errors.js';
import { freeze, isObject, readJson, sameJson } from './json.js';
import { advance, type Held, Match } from './match.js';
import { needMatch, needOptions, needPlayer } from './need.js';
import { boundProposal, suggest } from './proposal.js';
import { revive } from './revive.js';
import type { Action, AnyDecision, Decision, GameTypes, LogRecord, PlayerId, Refusal, RollRequest } from './types.js';

const openDecision = <G extends GameTypes>({ decisions }: Match<G>, id: number): Decision<G> | undefined => {
  const at = decisions[0]?.id === id ? 0 : decisions.findIndex(open => open.id === id);
  return decisions[at];
};

const optionOf = (options: readonly unknown[], choice: unknown): number => {
  const at = options.indexOf(choice);
  return at >= 0 || typeof choice !== 'object' ? at : options.findIndex(option => sameJson(option, choice));
};

/** Calls a game's function about an answer. If the function throws because of the shape of a hostile answer, that is a refusal. */
const said = (say: () => Refusal | undefined): Refusal | undefined => {
  try {
    return say();
  } catch (error) {
    if (error instanceof GameError) throw error;
    if (error instanceof RefusalError) return error.refusal;
    return { code: 'malformed', path: 'choice' };
  }
};

/** The game's refusal of an answer, which has been read as plain JSON. */
const judge = <G extends GameTypes>(match: Match<G>, decision: Decision<G>, choice: unknown): Refusal | undefined => {
  const { game, state, header } = match;
  const { rule } = decision;
  if (decision.options) {
    const found = said(() => game.explain?.(state, decision, choice, header));
    return { rule, ...(found ?? { code: 'not-an-option', path: 'choice' }) };
  }
  if (decision.kind === 'roll') {
    const isResult = answersRoll(decision.proposal as RollRequest, choice);
    return isResult ? undefined : { code: 'not-such-dice', rule, path: 'choice' };
  }
  const { proposal, asked } = boundProposal(game, header, state, decision);
  const found = said(() => proposal.check(asked, choice));
  return found && { rule, ...found };
};

/** The largest number of values in an answer, far beyond any real one. */
const LARGEST_ANSWER = 20_000;

/** An answer as plain JSON. Refuses (RefusalError) all else, by the rule of the decision that it answers. */
const answerOf = (given: unknown, rule: string): unknown => {
  try {
    return readJson(given, 'choice', LARGEST_ANSWER);
  } catch (error) {
    if (error instanceof RefusalError) return refuse({ rule, ...error.refusal });
    throw error;
  }
};

/** An action after reading: the decision that it answers, and the answer in the match's own words. */
interface Accepted<G extends GameTypes> {
  readonly decision: Decision<G>;
  /** The option itself, or a frozen copy: never the caller's object, so that no caller can change it afterwards. */
  readonly choice: unknown;
}

/** The fields of an action, each read once. Refuses (RefusalError) a value that is no action. */
const fieldsOf = (action: unknown): { readonly id: number; readonly by: string; readonly choice: unknown } => {
  try {
    if (!isObject(action)) return refuse({ code: 'malformed', path: '' });
    let extra: string | undefined;
    for (const key in action) if (key !== 'decision' && key !== 'by' && key !== 'choice') extra ??= key;
    if (extra !== undefined) return refuse({ code: 'malformed', path: extra });
    const { decision: id, by, choice } = action;
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) return refuse({ code: 'malformed', path: 'decision' });
    if (typeof by !== 'string') return refuse({ code: 'malformed', path: 'by' });
    return { id, by, choice };
  } catch (error) {
    // A getter or a proxy threw.
    if (error instanceof RefusalError) throw error;
    return refuse({ code: 'malformed', path: '' });
  }
};

/** Reads an action that may be anything. Refuses (RefusalError) an action that the match does not accept. */
const read = <G extends GameTypes>(match: Match<G>, action: unknown): Accepted<G> => {
  needMatch(match);
  const { id, by, choice: given } = fieldsOf(action);
  const decision = openDecision(match, id);
  if (decision === undefined) {
    if (match.outcome) return refuse({ code: 'match-over', rule: match.outcome.rule });
    return refuse({ code: id < match.nextDecision ? 'stale-decision' : 'no-such-decision', path: 'decision' });
  }
  if (decision.by !== by) return refuse({ code: 'not-your-decision', rule: decision.rule, path: 'by' });
  const options: readonly unknown[] | undefined = decision.options;
  if (options?.includes(given)) return { decision, choice: given };
  const choice = answerOf(given, decision.rule);
  const at = options === undefined ? -1 : optionOf(options, choice);
  if (at >= 0) return { decision, choice: options?.[at] };
  const refusal = judge(match, decision, choice);
  return refusal ? refuse(refusal) : { decision, choice: freeze(choice) };
};

/**
 * The refusal of an action, or `undefined` when the action would be accepted. Takes anything, hostile JSON, getters and
 * proxies included. Codes: `malformed`, `match-over`, `stale-decision`, `no-such-decision`, `not-your-decision`,
 * `not-an-option`, `not-such-dice`, `too-large` (an answer of more than 20,000 values), the codes of `notJson`, and the
 * game's own. The refusal may tell its asker facts that only the rules know: give it only to the player of the action.
 */
export const explain = <G extends GameTypes>(match: Match<G>, action: unknown): Refusal | undefined => {
  try {
    read(match, action);
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal;
    throw error;
  }
  return undefined;
};

/** Carries out an answer that was judged. With `byHand: false` the log does not name the decision of a roll. */
export const accept = <G extends GameTypes>(
  match: Match<G>,
  { decision, choice }: Accepted<G>,
  byHand = true,
): Match<G> => {
  const { game, header, checked } = match;
  const { by, id, secret } = decision;
  const turn = match.turn.tip === match ? match.turn : revive(match);
  let answer = choice;
  const record: LogRecord<G> =
    decision.kind === 'roll'
      ? {
          kind: 'roll',
          request: decision.proposal as RollRequest,
          faces: choice as readonly (string | number)[],
          ...(byHand ? { decision: id } : {}),
        }
      : secret
        ? { kind: 'action', decision: id, by, choice, secret }
        : { kind: 'action', decision: id, by, choice };
  const set: readonly { readonly id: number }[] = match.held?.asked ?? match.decisions;
  if (set.length > 1) {
    const given = new Map(match.held?.given).set(id, choice);
    if (given.size < set.length) {
      const open = match.decisions.filter(other => other !== decision);
      const held: Held = { asked: set as readonly AnyDecision[], given };
      return new Match(game, header, turn, open, undefined, match, [record], match.length + 1, held, checked);
    }
    answer = set.map(one => given.get(one.id));
  }
  turn.inputs.push(answer);
  turn.cursor++;
  turn.records.push(record);
  return advance(game, header, turn, answer, match, checked);
};

/**
 * The match after an action. Throws `RefusalError`, and changes nothing, when the action is refused. Every option of
 * every decision is accepted.
 */
export const act = <G extends GameTypes>(match: Match<G>, action: Action): Match<G> =>
  accept(match, read(match, action));

/** The result of an action that may be anything: the next match, or the refusal and the unchanged match. */
export type Attempt<G extends GameTypes> =
  | { readonly match: Match<G>; readonly refusal?: undefined }
  | { readonly match: Match<G>; readonly refusal: Refusal };

/** `act` for untrusted input: never throws because of a player's action. */
export const attempt = <G extends GameTypes>(match: Match<G>, action: unknown): Attempt<G> => {
  try {
    return { match: accept(match, read(match, action)) };
  } catch (error) {
    if (error instanceof RefusalError) return { match, refusal: error.refusal };
    throw error;
  }
};

/** Answers the only open decision with a choice: `act` for scripts and tests. Refuses `several-decisions`. */
export const choose = <G extends GameTypes>(match: Match<G>, choice: unknown): Match<G> => {
  needMatch(match);
  const [decision, second] = match.decisions;
  if (decision === undefined) return refuse({ code: 'match-over' });
  if (second !== undefined) {
    const open = match.decisions.map(({ id }) => id);
    return refuse({ code: 'several-decisions', path: 'decision', detail: { open, use: 'act' } });
  }
  return act(match, { decision: decision.id, by: decision.by, choice });
};

/** Options of `legal`. */
export interface LegalOptions {
  /** The largest number of suggested answers to list for each proposal; none by default. */
  readonly suggest?: number;
}

/**
 * The actions of one player or of all, in a stable order: every one of them is accepted. All options are listed, so
 * without proposals the list is complete. Of a proposal's answers only suggestions are listed, and only when `suggest`
 * asks for them. Throws GameError for a player who does not play in the match.
 */
export const legal = <G extends GameTypes>(
  match: Match<G>,
  player?: PlayerId,
  options?: LegalOptions,
): readonly Action[] => {
  needMatch(match);
  needPlayer(match, player, 'all of them');
  if (options !== undefined) needOptions(options, '{ suggest: 3 }');
  const most = options?.suggest ?? 0;
  // Plain loops, because flatMap would cost more than all the rest of a small game.
  const actions: Action[] = [];
  for (const decision of match.decisions) {
    const { id, by } = decision;
    if (player !== undefined && player !== by) continue;
    for (const choice of decision.options ?? suggest(match, decision, most)) actions.push({ decision: id, by, choice });
  }
  return actions;
};

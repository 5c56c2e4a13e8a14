import { answersRoll } from './dice-source.js';
import { GameError, RefusalError, refuse } from './errors.js';
import { copyJson, freeze, isObject, notJson, sameJson } from './json.js';
import { advance, type Held, Match } from './match.js';
import { revive } from './revive.js';
import type { Action, Decision, GameTypes, LogRecord, PlayerId, Refusal, RollRequest } from './types.js';

const openDecision = <G extends GameTypes>({ decisions }: Match<G>, id: number): Decision<G> | undefined => {
  const at = decisions[0]?.id === id ? 0 : decisions.findIndex(open => open.id === id);
  return decisions[at];
};

const optionOf = (options: readonly unknown[], choice: unknown): number => {
  const at = options.indexOf(choice);
  return at >= 0 || typeof choice !== 'object' ? at : options.findIndex(option => sameJson(option, choice));
};

/** What a game says about an answer. One that trips over the shape of a hostile answer has refused it. */
const asked = (say: () => Refusal | undefined): Refusal | undefined => {
  try {
    return say();
  } catch (error) {
    if (error instanceof GameError) throw error;
    if (error instanceof RefusalError) return error.refusal;
    return { code: 'malformed', path: 'choice' };
  }
};

const judge = <G extends GameTypes>(match: Match<G>, decision: Decision<G>, choice: unknown): Refusal | undefined => {
  const { game, state, header } = match;
  const { rule } = decision;
  if (decision.options !== undefined) {
    if (optionOf(decision.options, choice) >= 0) return undefined;
    const found = notJson(choice, 'choice') ?? asked(() => game.explain?.(state, decision, choice, header));
    return found ?? { code: 'not-an-option', rule, path: 'choice' };
  }
  const found = notJson(choice, 'choice');
  if (found) return found;
  if (decision.kind === 'roll') {
    const fits = answersRoll(decision.proposal as RollRequest, choice);
    return fits ? undefined : { code: 'not-such-dice', rule, path: 'choice' };
  }
  const proposal = game.proposals?.[decision.kind];
  if (!proposal) throw new GameError(`${game.id}: nothing judges proposals of kind ${decision.kind}`);
  return asked(() => proposal.check(state, decision as never, choice));
};

/**
 * Why an action would be refused, or `undefined` when it would be accepted. Takes anything, hostile JSON included.
 * Codes: `malformed`, `match-over`, `stale-decision`, `no-such-decision`, `not-your-decision`, `not-an-option`,
 * `not-such-dice`, and the game's own. The answer may tell its asker what the rules know: give it only to the player
 * whose action it is.
 */
export const explain = <G extends GameTypes>(match: Match<G>, action: unknown): Refusal | undefined => {
  if (!isObject(action)) return { code: 'malformed', path: '' };
  for (const key in action) {
    if (key !== 'decision' && key !== 'by' && key !== 'choice') return { code: 'malformed', path: key };
  }
  const { decision: id, by, choice } = action;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return { code: 'malformed', path: 'decision' };
  if (typeof by !== 'string') return { code: 'malformed', path: 'by' };
  const decision = openDecision(match, id);
  if (decision === undefined) {
    if (match.outcome) return { code: 'match-over', rule: match.outcome.rule };
    return { code: id < match.nextDecision ? 'stale-decision' : 'no-such-decision', path: 'decision' };
  }
  if (decision.by !== by) return { code: 'not-your-decision', rule: decision.rule, path: 'by' };
  return judge(match, decision, choice);
};

/** Carries out an action that was judged. A roll that was not made by hand is not logged as one. */
export const accept = <G extends GameTypes>(match: Match<G>, action: Action, byHand = true): Match<G> => {
  const { game, header, frozen } = match;
  const decision = openDecision(match, action.decision) as Decision<G>;
  const { by, id, options, secret } = decision;
  // The option itself and never the caller's object, so that nobody can change it afterwards.
  const choice: unknown = options ? options[optionOf(options, action.choice)] : freeze(copyJson(action.choice));
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
      const held: Held = { asked: set as readonly Decision<GameTypes>[], given };
      return new Match(game, header, turn, open, undefined, match, [record], match.length + 1, held, frozen);
    }
    answer = set.map(one => given.get(one.id));
  }
  turn.inputs.push(answer);
  turn.cursor++;
  turn.records.push(record);
  return advance(game, header, turn, answer, match, frozen);
};

/**
 * The match after an action. Throws `RefusalError`, and changes nothing, when the action is refused.
 * Every option of every decision is accepted.
 */
export const act = <G extends GameTypes>(match: Match<G>, action: Action): Match<G> => {
  const refusal = explain(match, action);
  if (refusal) throw new RefusalError(refusal);
  return accept(match, action);
};

/** What became of an action that may be anything: the next match, or the refusal and the match as it was. */
export type Attempt<G extends GameTypes> =
  | { readonly match: Match<G>; readonly refusal?: undefined }
  | { readonly match: Match<G>; readonly refusal: Refusal };

/** `act` for untrusted input: never throws for what a player did. */
export const attempt = <G extends GameTypes>(match: Match<G>, action: unknown): Attempt<G> => {
  try {
    return { match: act(match, action as Action) };
  } catch (error) {
    if (error instanceof RefusalError) return { match, refusal: error.refusal };
    throw error;
  }
};

/** Answers the only open decision with a choice: `act` for scripts and tests. Refuses `several-decisions`. */
export const choose = <G extends GameTypes>(match: Match<G>, choice: unknown): Match<G> => {
  const [decision, second] = match.decisions;
  if (decision === undefined) return refuse({ code: 'match-over' });
  if (second !== undefined) return refuse({ code: 'several-decisions', path: 'decision' });
  return act(match, { decision: decision.id, by: decision.by, choice });
};

/** Every action that can be listed, of one player or of all, in a stable order: all of them are accepted. */
export const legal = <G extends GameTypes>(match: Match<G>, player?: PlayerId): readonly Action[] => {
  // Plain loops: flatMap costs more than all the rest of a small game together.
  const actions: Action[] = [];
  for (const { id, by, options } of match.decisions) {
    if (options === undefined || (player !== undefined && player !== by)) continue;
    for (const choice of options) actions.push({ decision: id, by, choice });
  }
  return actions;
};

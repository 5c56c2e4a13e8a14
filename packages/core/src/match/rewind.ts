import { refuse } from './errors.js';
import { fork } from './fork.js';
import type { Match } from './match.js';
import { needFields, needMatch } from './need.js';
import type { GameTypes, PlayerId, Refusal } from './types.js';

/** Every moment of a match from the start to this one: after set-up and after each action. */
export const history = <G extends GameTypes>(match: Match<G>): readonly Match<G>[] => {
  needMatch(match);
  const moments: Match<G>[] = [];
  for (let at: Match<G> | undefined = match; at; at = at.previous) moments.push(at);
  return moments.reverse();
};

/** The most decisions that a refusal names. */
const MOST_NAMED = 10;

/** The decisions of a match whose numbers are nearest to a number, in their order. */
const nearDecisions = <G extends GameTypes>(match: Match<G>, wanted: number): readonly number[] => {
  const all = new Set(history(match).flatMap(({ decisions }) => decisions.map(({ id }) => id)));
  const near = [...all].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
  return near.slice(0, MOST_NAMED).sort((a, b) => a - b);
};

/**
 * The match at the moment when a decision was open. The match's owner may always rewind. Refuses
 * `no-such-decision`, with the decisions of nearest number in `detail.known`.
 */
export const rewind = <G extends GameTypes>(match: Match<G>, decision: number): Match<G> => {
  needMatch(match);
  let found: Match<G> | undefined;
  for (let at: Match<G> | undefined = match; at; at = at.previous) {
    // Several moments have the decision open when players decide together; the first one counts.
    if (at.decisions.some(open => open.id === decision)) found = at;
    else if (found) break;
  }
  return (
    found ?? refuse({ code: 'no-such-decision', path: 'decision', detail: { known: nearDecisions(match, decision) } })
  );
};

/** The actions that a player may undo. Everything that is not allowed is refused. */
export interface UndoPolicy {
  /** Allows undoing past an action of another player. */
  readonly pastOthers: boolean;
  /** Allows undoing past a roll, whoever has seen its result. */
  readonly pastRolls: boolean;
  /** Allows undoing past an event that the game lists under `secrets.reveals`. */
  readonly pastReveals: boolean;
  /** The dice after an undo: the same ones again, or new ones that continue from the present state of the dice. */
  readonly dice: 'keep' | 'reroll';
}

/** A player may undo own actions only, never past dice or revealed information. */
export const strictUndo: UndoPolicy = { pastOthers: false, pastRolls: false, pastReveals: false, dice: 'keep' };

/** The match before the player's last action, or the reason why the player may not undo it. */
export type Undo<G extends GameTypes> =
  | { readonly match: Match<G>; readonly refusal?: undefined }
  | { readonly match: Match<G>; readonly refusal: Refusal };

/** True if the others' answers to a simultaneous question became known since a moment. */
const othersAnswered = <G extends GameTypes>(before: Match<G>, now: Match<G>): boolean => {
  const set = before.held?.asked ?? before.decisions;
  return set.length > 1 && now.held?.asked[0]?.id !== set[0]?.id;
};

/**
 * The match before the last action of `by`, if the policy allows it. Three things count as revealed information: the
 * answers to a simultaneous decision, events with fields that are hidden from a player, and events that the game lists.
 * A rule that shows a player something hidden in the options of a question has to emit such an event first. Codes:
 * `no-such-player`, `nothing-to-undo`, `past-another-player`, `past-a-roll`, `past-a-concession`,
 * `past-revealed-information`.
 */
export const undo = <G extends GameTypes>(match: Match<G>, by: PlayerId, policy: UndoPolicy = strictUndo): Undo<G> => {
  needMatch(match);
  needFields(
    'policy',
    policy,
    ['pastOthers', 'pastRolls', 'pastReveals', 'dice'],
    'such as { ...strictUndo, pastRolls: true }',
  );
  if (!match.header.players.includes(by)) return { match, refusal: { code: 'no-such-player', path: 'by' } };
  const no = (code: string): Undo<G> => ({ match, refusal: { code } });
  const { reveals = [], events = {} } = match.game.secrets ?? {};
  const revealing: readonly string[] = [...reveals, ...Object.keys(events)];
  for (let at = match; at.previous; at = at.previous) {
    for (const record of [...at.records].reverse()) {
      if (record.kind === 'roll' && !policy.pastRolls) return no('past-a-roll');
      if (record.kind === 'event' && !policy.pastReveals && revealing.includes(record.event.type)) {
        return no('past-revealed-information');
      }
      if (record.kind === 'concession') return no('past-a-concession');
      if (record.kind !== 'action') continue;
      if (record.by !== by) {
        if (policy.pastOthers) continue;
        return no('past-another-player');
      }
      if (!policy.pastReveals && othersAnswered(at.previous, match)) return no('past-revealed-information');
      return { match: policy.dice === 'keep' ? at.previous : fork(at.previous, { dice: match.dice }) };
    }
  }
  return no('nothing-to-undo');
};

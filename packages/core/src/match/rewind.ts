import { refuse } from './errors.js';
import { fork } from './fork.js';
import type { Match } from './match.js';
import type { GameTypes, PlayerId, Refusal } from './types.js';

/** Every moment of a match from the start to this one: after set-up and after each action. */
export const history = <G extends GameTypes>(match: Match<G>): readonly Match<G>[] => {
  const moments: Match<G>[] = [];
  for (let at: Match<G> | undefined = match; at; at = at.previous) moments.push(at);
  return moments.reverse();
};

/** The match as it was when a decision was open. Always possible for the match's owner. Refuses `no-such-decision`. */
export const rewind = <G extends GameTypes>(match: Match<G>, decision: number): Match<G> => {
  let found: Match<G> | undefined;
  for (let at: Match<G> | undefined = match; at; at = at.previous) {
    // Of several moments with the decision open (players decide together) the first one.
    if (at.decisions.some(open => open.id === decision)) found = at;
    else if (found) break;
  }
  return found ?? refuse({ code: 'no-such-decision', path: 'decision' });
};

/** Who may take back what. Everything that is not allowed is refused. */
export interface UndoPolicy {
  /** Past an action of another player. */
  readonly pastOthers: boolean;
  /** Past a roll, whoever has seen its result. */
  readonly pastRolls: boolean;
  /** Past an event that the game lists under `secrets.reveals`. */
  readonly pastReveals: boolean;
  /** Whether the same dice come again, or new ones that continue from where the dice are now. */
  readonly dice: 'keep' | 'reroll';
}

/** Own actions only, never past dice or revealed information. */
export const strictUndo: UndoPolicy = { pastOthers: false, pastRolls: false, pastReveals: false, dice: 'keep' };

/** Whether and how far a player may take back: the match before their last action, or the reason why not. */
export type Undo<G extends GameTypes> =
  | { readonly match: Match<G>; readonly refusal?: undefined }
  | { readonly match: Match<G>; readonly refusal: Refusal };

/** Whether the answers of others to a question asked of all at once are out since a moment. */
const othersAnswered = <G extends GameTypes>(before: Match<G>, now: Match<G>): boolean => {
  const set = before.held?.asked ?? before.decisions;
  return set.length > 1 && now.held?.asked[0]?.id !== set[0]?.id;
};

/**
 * The match before the last action of `by`, if the policy allows it. Information counts as revealed by the answers to a
 * simultaneous decision, by events with fields that are hidden from somebody, and by those the game lists: a rule that
 * shows a player something hidden in the options of a question has to emit such an event first.
 * Codes: `nothing-to-undo`, `past-another-player`, `past-a-roll`, `past-revealed-information`.
 */
export const undo = <G extends GameTypes>(match: Match<G>, by: PlayerId, policy: UndoPolicy = strictUndo): Undo<G> => {
  const no = (code: string): Undo<G> => ({ match, refusal: { code } });
  const { reveals = [], events = {} } = match.game.secrets ?? {};
  const revealing: readonly string[] = [...reveals, ...Object.keys(events)];
  for (let at = match; at.previous; at = at.previous) {
    for (const record of [...at.records].reverse()) {
      if (record.kind === 'roll' && !policy.pastRolls) return no('past-a-roll');
      if (record.kind === 'event' && !policy.pastReveals && revealing.includes(record.event.type)) {
        return no('past-revealed-information');
      }
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

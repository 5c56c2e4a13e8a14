import { GameError } from './errors.js';
import { sameJson } from './json.js';
import type { Match } from './match.js';
import { Turn } from './turn.js';
import type { AnyDecision, GameTypes } from './types.js';

const sameQuestions = (a: readonly AnyDecision[], b: readonly AnyDecision[], thoroughly: boolean): boolean => {
  if (thoroughly) return sameJson(a, b);
  if (a.length !== b.length) return false;
  return a.every((one, i) => {
    const { id, kind, by, options } = b[i] as AnyDecision;
    return one.id === id && one.kind === kind && one.by === by && one.options?.length === options?.length;
  });
};

/** A turn at the start of the beat of a match, with the answers and dice up to this moment. */
const again = <G extends GameTypes>(match: Match<G>): Turn<G> => {
  const { game, header, inputCount, traceCount, dice, checked } = match;
  const { firstDecision, inputs, from, conceding, trace } = match.turn;
  const known = inputs.slice(0, inputCount);
  return new Turn(game, header, from, firstDecision, dice, known, checked, conceding, trace.slice(0, traceCount));
};

/** A turn that has not run its beat yet, for a copy of a moment. Code that goes on from the copy has to call `revive` first. */
export const unstartedTurn = <G extends GameTypes>(match: Match<G>): Turn<G> => {
  const turn = again(match);
  turn.state = match.state;
  turn.nextDecision = match.nextDecision;
  turn.traced = match.traceCount;
  return turn;
};

/**
 * The beat of a match, run again from its start with the answers and dice up to this moment. A match that freezes its
 * states also compares every option.
 */
export const revive = <G extends GameTypes>(match: Match<G>): Turn<G> => {
  const { game, inputCount, dice, outcome } = match;
  const turn = again(match);
  const step = turn.begin([]);
  // The beat that ended the match asks no further question.
  if (outcome) return turn;
  const asked = (match.held?.asked ?? match.decisions) as readonly AnyDecision[];
  if (step.done || turn.cursor !== inputCount || !sameQuestions(step.value, asked, match.checked)) {
    throw new GameError(
      `${game.id}: a beat did not repeat itself up to ${asked[0]?.kind} ${asked[0]?.id}: its rules read something besides the turn`,
    );
  }
  turn.dice = dice;
  turn.records = [];
  return turn;
};

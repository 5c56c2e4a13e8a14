import { decideUnlessForced, type Rule } from '@rulewright/core';
import { seats } from '../match/village.js';
import type { Character, JogTurn, Village } from '../vocabulary/index.js';

/**
 * The characters one of which takes the next turn; none when the round's turns are over.
 *
 * Seats come up clockwise from the starting seat, the same in every round. A player with two characters plays both in a
 * row, in an order chosen afresh each round; under the ruling `twoLaps` every first-dealt character takes its turn
 * before any second one.
 */
export const candidatesForTurn = (state: Village): readonly Character[] => {
  const { characters, done, rulings } = state;
  const waiting = seats(state).map(player =>
    characters.filter(one => one.player === player && !done.includes(one.role)),
  );
  if (rulings.twoCharacterOrder === 'together') return waiting.find(own => own.length > 0) ?? [];
  const most = waiting.reduce((longest, own) => Math.max(longest, own.length), 0);
  return waiting.find(own => own.length > 0 && own.length === most)?.slice(0, 1) ?? [];
};

/** The next character begins its turn; after the last turn of a round the judgement phase begins. */
export function* nextTurn(turn: JogTurn): Rule {
  const next = candidatesForTurn(turn.state);
  const [first] = next;
  if (!first) {
    turn.emit({ type: 'JudgementPhaseBegan', round: turn.state.round }, 'JOG-TURN-001');
    return;
  }
  const options = next.map(({ role }) => role);
  const ask = { by: first.player, kind: 'nextCharacter', rule: 'JOG-TURN-003', options } as const;
  const character = yield* decideUnlessForced(turn, ask);
  turn.emit({ type: 'TurnBegan', character }, 'JOG-TURN-002');
}

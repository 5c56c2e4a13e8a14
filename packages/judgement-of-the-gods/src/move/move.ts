import { characterOf, tileAt } from '../match/village.js';
import { readSquare } from '../turn/reading.js';
import type { Acting, JogTurn } from '../vocabulary/index.js';
import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';
import { areAdjacent, neighbours } from './squares.js';

/**
 * The optional move of a turn: the character's own token goes to an adjacent square with a tile. Any such tile will do,
 * at no cost, even when other characters stand there (JOG-MOVE-004). A character that something else relocated still
 * has its own move (JOG-MOVE-005).
 */
export const move: TurnAction<ChoiceOf<'move'>> = {
  read: ({ to }) => {
    const square = readSquare(to);
    return square && { do: 'move', to: square };
  },
  candidates: ({ state }, actor) =>
    state.moved ? [] : neighbours(state, characterOf(state, actor).at).map(to => ({ do: 'move', to })),
  whyNot: ({ state }, actor, { to }) => {
    if (state.moved) return { code: 'already-moved', rule: 'JOG-TURN-004' };
    if (!areAdjacent(state, characterOf(state, actor).at, to)) return { code: 'not-adjacent', rule: 'JOG-MOVE-002' };
    return tileAt(state, to) ? undefined : { code: 'no-tile-there', rule: 'JOG-MOVE-003' };
  },
  perform(turn: JogTurn, { actor }: Acting, { to }): void {
    const { at } = characterOf(turn.state, actor);
    turn.emit({ type: 'TokenMoved', character: actor, from: at, to, how: 'move' }, 'JOG-MOVE-003');
  },
};

import type { Acting, JogTurn } from '../vocabulary.js';
import { bare, type ChoiceOf, type TurnAction } from './action.js';

const choice: ChoiceOf<'pass'> = { do: 'pass' };

/** Declining the action is always legal, before or after moving. */
export const pass: TurnAction<ChoiceOf<'pass'>> = {
  read: bare(choice),
  candidates: () => [choice],
  perform(turn: JogTurn, { actor }: Acting): void {
    turn.emit({ type: 'Passed', character: actor }, 'JOG-TURN-005');
  },
};

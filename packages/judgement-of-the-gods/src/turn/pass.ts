import type { Acting, JogTurn } from '../vocabulary/index.js';
import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';
import { readBareChoice } from './reading.js';

const choice: ChoiceOf<'pass'> = { do: 'pass' };

/** Declining the action is always legal, before or after moving. */
export const pass: TurnAction<ChoiceOf<'pass'>> = {
  read: readBareChoice(choice),
  candidates: () => [choice],
  perform(turn: JogTurn, { actor }: Acting): void {
    turn.emit({ type: 'Passed', character: actor }, 'JOG-TURN-005');
  },
};

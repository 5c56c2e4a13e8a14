import { createMatch, type Turn } from '@rulewright/core';
import type { Sfi } from '../vocabulary/index.js';
import type { Laid } from './laid-out.js';

/** The answer to a question that needs a turn, asked at the beginning of a match on a laid-out table. */
export const asked = <T>({ game, setup }: Laid, question: (turn: Turn<Sfi>) => T): T => {
  const answers: T[] = [];
  createMatch(
    {
      ...game,
      start: () => setup.position,
      *beat(turn) {
        answers.push(question(turn));
        turn.emit({ type: 'MatchEnded', ending: { reason: 'roll-off', winners: [] } }, 'SFI-WIN-001');
      },
    },
    { players: ['p1', 'p2'], options: setup.options ?? {} },
  );
  const [answer] = answers;
  if (answer === undefined) throw new RangeError('the question was not answered');
  return answer;
};

import { decide, type Rule, type Turn } from '@rulewright/core';
import type { JhxGame } from '../vocabulary/game.js';
import type { Jhx } from '../vocabulary/index.js';
import { MatchOver } from '../winning/capture.js';
import type { Laid } from './laid-out.js';

/**
 * The game of a laid-out table in which just this happens; afterwards the first player is asked a question without
 * meaning.
 */
export const doing = ({ game }: Pick<Laid, 'game'>, what: (turn: Turn<Jhx>) => Rule<unknown> | void): JhxGame => ({
  ...game,
  *beat(turn) {
    try {
      const going = what(turn);
      if (going) yield* going;
      const [by] = turn.state.players;
      yield* decide(turn, { by, kind: 'confirm', rule: 'JHX-GEN-005', options: [true], about: 'over' });
    } catch (over) {
      if (!(over instanceof MatchOver)) throw over;
    }
  },
});

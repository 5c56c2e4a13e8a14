import type { Rule, Turn } from '@rulewright/core';
import { doing as doingOnly } from '@rulewright/core/testing';
import type { JhxGame } from '../vocabulary/game.js';
import type { Jhx } from '../vocabulary/index.js';
import { MatchOver } from '../winning/capture.js';
import type { Laid } from './laid-out.js';

/**
 * The game of a laid-out table whose match carries out only the given rule, and is over then, for the reason `done` or
 * that of the game.
 */
export const doing = ({ game }: Pick<Laid, 'game'>, what: (turn: Turn<Jhx>) => Rule<unknown> | void): JhxGame =>
  doingOnly<Jhx, JhxGame>(game, function* (turn) {
    try {
      const going = what(turn);
      if (going) yield* going;
    } catch (over) {
      if (!(over instanceof MatchOver)) throw over;
    }
  });

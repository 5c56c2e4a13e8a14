import type { Rule, Turn } from '@rulewright/core';
import { doing as doingOnly } from '@rulewright/core/testing';
import type { JogGame } from '../vocabulary/edition.js';
import type { Jog } from '../vocabulary/index.js';
import type { Laid } from './laid-out.js';

/**
 * The game of a laid-out village whose match carries out only the given rule, and is over then, for the reason `done`
 * or that of the game.
 */
export const doing = ({ game }: Pick<Laid, 'game'>, what: (turn: Turn<Jog>) => Rule<unknown> | void): JogGame =>
  doingOnly<Jog, JogGame>(game, what);

import type { Rule, Turn } from '@rulewright/core';
import { doing as doingOnly } from '@rulewright/core/testing';
import type { Sfi, SfiGame } from '../vocabulary/index.js';
import type { Laid } from './laid-out.js';

/** The game of a laid-out table in which only the given rule runs; afterwards the match is over, for the reason `done`. */
export const doing = ({ game }: Pick<Laid, 'game'>, what: (turn: Turn<Sfi>) => Rule<unknown> | void): SfiGame =>
  doingOnly<Sfi, SfiGame>(game, what);

import type { Decision } from '@rulewright/core';
import { randomBot } from '@rulewright/core/bots';
import type { Play } from '@rulewright/core/testing';
import type { Jhx } from '../../vocabulary/index.js';

/** The open question of a match. */
export const questionOf = ({ match }: Play<Jhx>): Decision<Jhx> => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('no question');
  return decision;
};

/** The answers of `players` random players to the open question: samples of its proposal. */
export const drawn = (play: Play<Jhx>, players: number): readonly unknown[] =>
  Array.from({ length: players }, (_, n) => randomBot<Jhx>(`drawn ${n}`).answer(play.match, questionOf(play)).choice);

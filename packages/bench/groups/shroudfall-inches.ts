import { createMatch, legal, type Match } from '@rulewright/core';
import { type Sfi, shroudfallInches } from '@rulewright/shroudfall-inches';
import { moments } from '../matches/random.js';
import type { Bench } from '../measure/types.js';

const CLONE = 'structuredClone of the state';

const begin = (seed: string): Match<Sfi> => createMatch(shroudfallInches, { players: 2, seed, checked: false });

/** Shroudfall: the choices of an activation, and the suggestions for a move. */
export const prepare = (): Bench => {
  const [active, moving] = [moments(begin, 'act', 10, 20), moments(begin, 'move', 10, 20)];
  const clone = (all: readonly Match<Sfi>[]) => (): number => {
    for (const { state } of all) if (structuredClone(state) === state) throw new Error('not a copy');
    return all.length;
  };
  const listed = (all: readonly Match<Sfi>[], suggest: number) => (): number => {
    for (const match of all) if (legal(match, undefined, { suggest }).length === 0) throw new Error('nothing to do');
    return all.length;
  };
  return {
    cases: {
      'choices of an activation': listed(active, 0),
      '12 suggestions for a move': listed(moving, 12),
      [`${CLONE}, in an activation`]: clone(active),
      [`${CLONE}, in a move`]: clone(moving),
    },
    comparisons: [
      {
        title: 'legal() in an activation',
        unit: 'calls/s',
        ours: 'choices of an activation',
        peer: `${CLONE}, in an activation`,
      },
      {
        title: '12 suggestions for a move',
        unit: 'calls/s',
        ours: '12 suggestions for a move',
        peer: `${CLONE}, in a move`,
      },
    ],
  };
};

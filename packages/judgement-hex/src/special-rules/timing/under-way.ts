import type { Turn } from '@rulewright/core';
import type { Jhx } from '../../vocabulary/index.js';

/* Things of one name, such as attacks, that begin and end inside a beat and may be inside each other. */

type Beat = Pick<Turn<Jhx>, 'spent' | 'once'>;

const began = (name: string, time: number): string => `${name} begins, ${time}`;
const ended = (name: string, time: number): string => `${name} is over, ${time}`;

/** The number of keys of a kind that the beat has spent. */
const spentOf = (turn: Pick<Beat, 'spent'>, key: (name: string, time: number) => string, name: string): number => {
  let times = 0;
  while (turn.spent(key(name, times + 1))) times += 1;
  return times;
};

/** True if something of a name has begun and is not over. */
export const isUnderWay = (turn: Pick<Beat, 'spent'>, name: string): boolean =>
  spentOf(turn, began, name) > spentOf(turn, ended, name);

/** Something begins: call the result when it is over. */
export const begin = (turn: Beat, name: string): (() => void) => {
  turn.once(began(name, spentOf(turn, began, name) + 1));
  return () => {
    turn.once(ended(name, spentOf(turn, ended, name) + 1));
  };
};

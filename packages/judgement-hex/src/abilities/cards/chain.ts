import type { Turn } from '@rulewright/core';
import { actionIn } from '../../special-rules/timing/own-action.js';
import type { Jhx } from '../../vocabulary/index.js';

type Beat = Pick<Turn<Jhx>, 'spent' | 'once' | 'options' | 'state'>;

/** The name of all uses together. */
const any = 'any ability';

const began = (name: string, time: number): string => `${name} begins to act, ${time}`;
const ended = (name: string, time: number): string => `${name} has acted, ${time}`;

/** The number of keys of a kind that the beat has spent. */
const spentOf = (turn: Beat, key: (name: string, time: number) => string, name: string): number => {
  let times = 0;
  while (turn.spent(key(name, times + 1))) times += 1;
  return times;
};

const isActing = (turn: Beat, name: string): boolean => spentOf(turn, began, name) > spentOf(turn, ended, name);

const inAction = (turn: Beat, name: string): string => `${name} is set off by an ability${actionIn(turn)}`;

/**
 * True if an ability may be set off now. Abilities may set each other off, but an ability never acts for a model while its own
 * effects for that model are being carried out: so every chain ends. By the option `chainsOfAbilities` other abilities also set
 * an ability off only once in an action (JHX-INTERRUPT-008).
 *
 * @param name the ability, its source and the model whose moment it is
 */
export const maySetOff = (turn: Beat, name: string): boolean => {
  if (isActing(turn, name)) return false;
  return turn.options.chainsOfAbilities === 'no-loop' || !isActing(turn, any) || !turn.spent(inAction(turn, name));
};

/** An ability begins to act: call the result when all its effects are carried out. */
export const beginActing = (turn: Beat, name: string): (() => void) => {
  if (isActing(turn, any)) turn.once(inAction(turn, name));
  const names = [any, name];
  for (const one of names) turn.once(began(one, spentOf(turn, began, one) + 1));
  return () => {
    for (const one of names) turn.once(ended(one, spentOf(turn, ended, one) + 1));
  };
};

import type { Turn } from '@rulewright/core';
import { actionIn } from '../../special-rules/timing/own-action.js';
import { begin, isUnderWay } from '../../special-rules/timing/under-way.js';
import type { Jhx } from '../../vocabulary/index.js';

type Beat = Pick<Turn<Jhx>, 'spent' | 'once' | 'options' | 'state'>;

/** The name of all uses together. */
const any = 'any ability';

const inAction = (turn: Beat, name: string): string => `${name} is set off by an ability${actionIn(turn)}`;

/**
 * True if an ability may be set off now. Abilities may set each other off, but an ability never acts for a model while its own
 * effects for that model are being carried out: so every chain ends. By the option `chainsOfAbilities` other abilities also set
 * an ability off only once in an action (JHX-INTERRUPT-008).
 *
 * @param name the ability, its source and the model whose moment it is
 */
export const maySetOff = (turn: Beat, name: string): boolean => {
  if (isUnderWay(turn, name)) return false;
  return turn.options.chainsOfAbilities === 'no-loop' || !isUnderWay(turn, any) || !turn.spent(inAction(turn, name));
};

/** An ability begins to act: call the result when all its effects are carried out. */
export const beginActing = (turn: Beat, name: string): (() => void) => {
  if (isUnderWay(turn, any)) turn.once(inAction(turn, name));
  const over = [any, name].map(one => begin(turn, one));
  return () => {
    for (const end of over) end();
  };
};

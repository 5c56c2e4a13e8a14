import { isObject } from '@rulewright/core';
import type { About } from '@rulewright/core/words';

/** The faces of dice among the facts. */
export const numbersIn = (about: About, key: string): readonly number[] => {
  const dice: unknown = about[key];
  return Array.isArray(dice)
    ? dice.flatMap((die: unknown) => (isObject(die) && typeof die.face === 'number' ? [die.face] : []))
    : [];
};

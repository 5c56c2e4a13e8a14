import { titled } from '@rulewright/core/words';
import type { Amount, Effect } from '../../vocabulary/ability.js';
import { changeInWords } from './lasting.en.js';
import type { Names } from './names.js';

/** `3`, `D3+2`, `2 D6`. */
const amountInWords = (amount: Amount): string => {
  if (typeof amount === 'number') return `${amount}`;
  const { die, count: dice, plus } = amount;
  return `${dice === 1 ? '' : `${dice} `}${die}${plus === undefined ? '' : `+${plus}`}`;
};

/** An effect, in a few words. */
const effectInWords = (effect: Effect, { lengths }: Pick<Names, 'lengths'>): string => {
  switch (effect.op) {
    case 'modify':
      return changeInWords(effect);
    case 'gain':
      return titled(effect.ability.id);
    case 'condition':
      return titled(effect.condition);
    case 'heal':
      return `heal ${effect.amount === 'all' ? 'all' : amountInWords(effect.amount)}`;
    case 'damage':
      return `${amountInWords(effect.amount)} damage`;
    case 'temporaryHealth':
      return `${amountInWords(effect.amount)} temporary health`;
    case 'advance':
    case 'push':
    case 'throw':
      return `${effect.op} ${lengths(effect.hexes)}`;
    case 'moveSoul':
      return 'move a Soul';
    case 'code':
      return titled(effect.name);
    default:
      return effect.op;
  }
};

/** The effects of one option of an ability, in words. */
export const effectsInWords = (effects: readonly Effect[], names: Pick<Names, 'lengths'>): string =>
  effects.map(effect => effectInWords(effect, names)).join(', ');

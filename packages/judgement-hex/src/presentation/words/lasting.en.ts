import { signed, titled } from '@rulewright/core/words';
import type { Lasting } from '../../vocabulary/index.js';

type Modify = Extract<Lasting['data'], { readonly kind: 'modify' }>;

/** The names of changed numbers that are no attributes. */
const changed: Readonly<Record<string, string>> = {
  damage: 'damage',
  reach: 'melee reach',
  ap: 'AP',
  harvest: 'to harvest rolls',
};

/** `+1 MEL`, `−2 attack dice`. */
export const changeInWords = ({ by, what }: Pick<Modify, 'by' | 'what'>): string =>
  `${signed(by)} ${what === 'dice' ? (Math.abs(by) === 1 ? 'attack die' : 'attack dice') : (changed[what] ?? what)}`;

/** A lasting effect as part of a sentence about the model that suffers or has it. */
export const lastingInWords = ({ data, key }: Lasting): string => {
  switch (data.kind) {
    case 'condition':
      return `suffers ${titled(data.condition)}`;
    case 'modify':
      return `has ${changeInWords(data)}`;
    case 'ability':
      return `has ${titled(data.ability.id)}`;
    case 'temporary-health':
      return `has ${data.left} temporary health`;
    case 'marker':
      return `is marked: ${titled(key)}`;
  }
};

/** The name of a lasting effect. */
export const lastingName = ({ data, key }: Lasting): string => {
  switch (data.kind) {
    case 'condition':
      return titled(data.condition);
    case 'modify':
      return changeInWords(data);
    case 'ability':
      return titled(data.ability.id);
    case 'temporary-health':
      return 'Temporary health';
    case 'marker':
      return titled(key);
  }
};

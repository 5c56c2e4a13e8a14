import { titled } from '@rulewright/core/words';
import type { Art, Characteristic, Skill, Trait } from '../vocabulary/traits.js';

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;

/** A level as the book prints it: `II`. */
export const levelInWords = (level: number): string => roman[level] ?? `${level}`;

/** A characteristic by its own word: `Undead`, `Melee`. */
export const characteristicInWords = (one: Characteristic): string => titled(Object.values(one).join(' '));

/** A trait as a profile prints it: `Burn (3)`, `Inspiring II`, `Resistance II (Fire)`. */
export const traitInWords = (trait: Trait): string => {
  switch (trait.id) {
    case 'word':
      return titled(trait.word);
    case 'advantage':
      return `Advantage (${characteristicInWords(trait.against)})`;
    case 'resistance':
      return `Resistance${trait.level === undefined ? '' : ` ${levelInWords(trait.level)}`} (${characteristicInWords(trait.to)})`;
    case 'affinity':
    case 'elemental-essence':
      return `${titled(trait.id)} (${titled(trait.element)})`;
    case 'spellbound':
      return `Spellbound (${titled(trait.spell)})`;
    case 'survival':
      return `Survival (${titled(trait.environment)})`;
    default: {
      const level = 'level' in trait && trait.level !== undefined ? ` ${levelInWords(trait.level)}` : '';
      return `${titled(trait.id)}${level}${'x' in trait ? ` (${trait.x})` : ''}`;
    }
  }
};

/** A Skill or a Combat Art with its level: `Leap`, `Stealth II`. */
export const abilityInWords = ({ id, level }: Skill | Art): string =>
  `${titled(id)}${level === undefined ? '' : ` ${levelInWords(level)}`}`;

import { list, signed } from '@rulewright/core/words';
import type { Formula, Reach, Weapon } from '../vocabulary/pack.js';
import { templateName } from './actions.en.js';
import { traitInWords } from './traits.en.js';

/** An amount that an attribute may give: `2`, `STA`, `STA +1`. */
const formulaInWords = (formula: Formula): string =>
  typeof formula === 'number'
    ? `${formula}`
    : [formula.attribute, ...(formula.plus ? [signed(formula.plus)] : [])].join(' ');

/** The Reach of a weapon: `Reach 1"`, `Reach 8" (+2), 16"`, `Reach 8", the small circle` (ELD-RANGED-003, ELD-SPELL-017). */
const reachInWords = ({ distance, template }: Reach): readonly string[] => {
  const intervals = (all: Extract<Reach['distance'], readonly unknown[]>): string =>
    all.map(({ to, modifier }) => `${to}"${modifier === 0 ? '' : ` (${signed(modifier)})`}`).join(', ');
  const far = (): readonly string[] => {
    if (distance === undefined) return [];
    if (distance === 'casting-aura') return ['Reach: the Casting Aura'];
    return [`Reach ${Array.isArray(distance) ? intervals(distance) : `${formulaInWords(distance as Formula)}"`}`];
  };
  return [...far(), ...(template === undefined ? [] : [templateName(template)])];
};

/** A weapon by its kinds, its Strike, its Reach, its Power and its traits. */
export const weaponInWords = ({ kinds, strike, reach, power, traits }: Weapon): string =>
  [
    list(kinds, 'or'),
    `Strike ${formulaInWords(strike)}`,
    ...reachInWords(reach),
    ...(power === null || power === 'star' ? [] : [`Power ${formulaInWords(power)}`]),
    ...traits.map(traitInWords),
  ].join(', ');

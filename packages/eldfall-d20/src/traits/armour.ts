import { halvedBy } from '../profiles/modified.js';
import type { Sources } from '../vocabulary/index.js';
import { traitOfHit } from './of-hit.js';

/** Armor-Piercing halves the Armor in the Damage roll, rounded up (ELD-TRAIT-006). */
export const armorPiercing: Partial<Sources> = {
  armour: [
    ({ numbers }, hit) =>
      traitOfHit(hit, 'armor-piercing') ? [halvedBy(numbers.traits.armorPiercingDivisor, 'armor-piercing')] : [],
  ],
};

/** Ignore Armor: the Armor counts as 0 in the Damage roll. */
export const ignoreArmor: Partial<Sources> = {
  armour: [
    (_, hit) =>
      traitOfHit(hit, 'ignore-armor') ? [{ rule: 'ELD-TRAIT-034', source: 'ignore-armor', none: true }] : [],
  ],
};

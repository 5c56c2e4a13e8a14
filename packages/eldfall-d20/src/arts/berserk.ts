import type { Sources } from '../vocabulary/index.js';
import type { Trait } from '../vocabulary/traits.js';
import { levelInForce } from './level.js';

/**
 * The trait of a Melee Attack at each level of Berserk: Knockdown (ELD-ART-013), Sweep I (ELD-ART-014), Crippling (ELD-ART-015), Cleave
 * (ELD-ART-016).
 */
const traits: readonly Trait[] = [
  { id: 'knockdown' },
  { id: 'sweep', level: 1 },
  { id: 'crippling' },
  { id: 'cleave' },
];

/** The levels of Berserk give the Attack a trait (ELD-ART-013 to ELD-ART-016). */
export const berserk: Partial<Sources> = {
  hitTraits: [
    (table, attack) => {
      const trait = traits[levelInForce(table, attack, 'berserk') - 1];
      return trait ? [trait] : [];
    },
  ],
};

import { modelOf } from '../match/lookups.js';
import { traitLevel, traitsOf } from '../profiles/abilities.js';
import type { Sources } from '../vocabulary/index.js';
import type { TraitId } from '../vocabulary/traits.js';

/** The traits that speak of Hits and Wounds. Poison is one as well, which an Upgrade may raise by a level. */
const ofHits: readonly TraitId[] = [
  'armor-piercing',
  'bleed',
  'burn',
  'cleave',
  'crippling',
  'frostbite',
  'ignore-armor',
  'ignore-shield',
  'knockback',
  'knockdown',
  'mindgame',
  'stagger',
  'stun',
  'surprise-attack',
  'sweep',
  'unkeen',
  'weakening',
];

/**
 * Traits of Hits that a model itself has belong to all Hits of its Attacks, since a trait applies to the actions of its
 * model (ELD-PROFILE-018, ELD-UPGRADE-025).
 */
export const traitsOfAttacker: Sources['hitTraits'][number] = (table, { attacker }) => {
  const model = modelOf(table.state, attacker);
  const level = traitLevel(table, model, 'poison');
  const own = traitsOf(table, model).filter(({ id }) => ofHits.includes(id));
  return level > 0 ? [...own, { id: 'poison', level }] : own;
};

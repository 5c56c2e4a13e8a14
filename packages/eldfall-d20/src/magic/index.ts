import { castingAura } from '../attacks/casting-aura.js';
import type { Sources } from '../vocabulary/index.js';
import { assistMeans, effectsOfAssist } from './assist.js';
import { castInActiveRole, needsHand } from './bans.js';
import { dismissal, vanishWith } from './conjure/dismiss.js';
import { dispelScenery } from './dispel.js';
import { focusArea } from './focus.js';
import { effectsOnHit, effectsOnWound, sureWounds } from './hits.js';
import { leech } from './in-force.js';
import { loseMana, needsMana } from './mana.js';
import { negateEnchantments, negateHits } from './negate.js';
import { redirectDamage } from './redirect.js';

/** The rules of Spells, by what they change. */
export const magicSources: readonly Partial<Sources>[] = [
  castingAura,
  redirectDamage,
  {
    means: [assistMeans],
    areas: [focusArea],
    underTemplates: [dispelScenery],
    bans: [needsHand, castInActiveRole, needsMana],
    onCast: [effectsOfAssist],
    damageRolls: [sureWounds],
    hitEffects: [effectsOnHit],
    negations: [negateEnchantments, negateHits],
    onWound: [effectsOnWound],
    woundsDealt: [leech],
    strategicAbilities: [dismissal],
    onFallen: [loseMana, vanishWith],
  },
];

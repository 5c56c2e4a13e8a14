import type { Sources } from '../vocabulary/index.js';
import { advantage } from './advantage.js';
import { armorPiercing, ignoreArmor } from './armour.js';
import { construct, elemental } from './at-zero.js';
import { burn, burnedAway, noteBurned } from './burn.js';
import { demonAttack, demonCritical, demonWound } from './demon.js';
import { elementalEssence, essenceProtects } from './elemental-essence.js';
import { cleave, frostbite } from './extra-wounds.js';
import { knockback } from './knockback.js';
import { knockdown } from './knockdown.js';
import { mindgameDamage, mindgameDodge, mindgameWaits } from './mindgame.js';
import { traitsOfAttacker } from './of-model.js';
import { poison, statesOfWounds, stun } from './on-wound.js';
import { negatingResistance, resistance } from './resistance.js';
import { acuteSenses } from './senses.js';
import { stagger } from './stagger.js';
import { sweep } from './sweep.js';
import { trampleRules } from './trample.js';
import { unstoppable } from './unstoppable.js';
import { watchful } from './watchful.js';

/** The rules of the traits, by what they change. */
export const traitSources: readonly Partial<Sources>[] = [
  armorPiercing,
  ignoreArmor,
  resistance,
  trampleRules,
  advantage,
  {
    hitTraits: [traitsOfAttacker],
    rolls: [demonAttack],
    otherAttributes: [acuteSenses, mindgameDodge],
    points: [watchful],
    immunities: [essenceProtects],
    noConfrontation: [unstoppable],
    negations: [elementalEssence, negatingResistance],
    waitingHits: [mindgameWaits],
    damageRolls: [mindgameDamage],
    areas: [sweep],
    extraWounds: [cleave, frostbite, burn],
    allWounds: [noteBurned],
    onFallen: [burnedAway],
    hitEffects: [knockback, knockdown, stagger, demonCritical],
    onWound: [statesOfWounds, poison, stun, demonWound],
    atZero: [construct, elemental],
  },
];

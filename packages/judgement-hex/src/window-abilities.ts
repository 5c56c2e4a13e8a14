import type { Ability } from '@rulewright/core';
import { commonAbilities } from './abilities/common/common.js';
import { standYourGround } from './combat/charge/stand-your-ground.js';
import { partingBlowAbilities } from './combat/parting-blows/parting-blow.js';
import { rerollAbilities } from './combat/re-rolls/try-again.js';
import { treacherousGround } from './combat/walking/treacherous-ground.js';
import { unitAbilities } from './key-models/units/share-damage.js';
import { bounties } from './monsters-and-souls/monsters/bounty.js';
import { burning } from './round/activation-phase/burning.js';
import { expiry } from './special-rules/tokens/expiry.js';
import type { Jhx } from './vocabulary/index.js';

/** All abilities of the rulebook that may act in windows. */
export const abilities: readonly Ability<Jhx>[] = [
  ...commonAbilities,
  ...partingBlowAbilities,
  ...bounties,
  ...rerollAbilities,
  burning,
  expiry,
  treacherousGround,
  standYourGround,
  ...unitAbilities,
];

import type { Ability } from '@rulewright/core';
import { burning } from '../activation/burning.js';
import { standYourGround } from '../charge/stand-your-ground.js';
import { bounties } from '../monsters/bounty.js';
import { partingBlowAbilities } from '../parting-blows/parting-blow.js';
import { rerollAbilities } from '../re-rolls/try-again.js';
import { unitAbilities } from '../units/share-damage.js';
import type { Jhx } from '../vocabulary/index.js';
import { treacherousGround } from '../walking/treacherous-ground.js';
import { commonAbilities } from './common.js';

/** Everything of the rulebook that may act in windows. */
export const abilities: readonly Ability<Jhx>[] = [
  ...commonAbilities,
  ...partingBlowAbilities,
  ...bounties,
  ...rerollAbilities,
  burning,
  treacherousGround,
  standYourGround,
  ...unitAbilities,
];

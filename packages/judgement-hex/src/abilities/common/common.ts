import type { Ability } from '@rulewright/core';
import type { Jhx } from '../../vocabulary/index.js';
import { dualWield } from './dual-wield.js';
import { duplicateSelf } from './duplicate-self.js';
import { explode } from './explode.js';
import { leech } from './leech.js';
import { protectMe } from './protect-me.js';
import { regeneration } from './regeneration.js';
import { shadowMist } from './shadow-mist.js';
import { ward } from './ward.js';

/** The common abilities that act in windows. */
export const commonAbilities: readonly Ability<Jhx>[] = [
  regeneration,
  ...ward,
  duplicateSelf,
  protectMe,
  shadowMist,
  leech,
  dualWield,
  explode,
];

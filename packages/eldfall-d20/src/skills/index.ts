import type { Sources } from '../vocabulary/index.js';
import { backstab } from './backstab.js';
import { chainAttacks, chainIgnoresContact } from './chain-attack.js';
import { charm } from './charm.js';
import { clairvoyance } from './clairvoyance.js';
import { dashStrike } from './dash.js';
import { dualWield } from './dual-wield.js';
import { finishingStrikes } from './finishing-strike.js';
import { flickerReactions } from './flicker.js';
import { hurl } from './hurl.js';
import { flyingNeedsFlight } from './movement-permissions.js';
import { regeneration } from './regeneration.js';
import { shroudAgain } from './shroud-again.js';
import { stealth } from './stealth.js';
import { tracking } from './tracking.js';
import { withArts, withBackstab } from './variants.js';

/** The rules of the skills, which work only when they are declared (ELD-PROFILE-022). */
export const skillSources: readonly Partial<Sources>[] = [
  backstab,
  clairvoyance,
  dualWield,
  hurl,
  tracking,
  {
    bans: [flyingNeedsFlight, stealth, flickerReactions],
    attackVariants: [withBackstab, withArts],
    strikes: [dashStrike],
    beginnings: [charm],
    strategicAbilities: [regeneration, shroudAgain],
    afterHits: [chainAttacks],
    ignoresContact: [chainIgnoresContact],
    afterDamage: [finishingStrikes],
  },
];

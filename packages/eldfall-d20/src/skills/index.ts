import type { Sources } from '../vocabulary/index.js';
import { backstab } from './backstab.js';
import { clairvoyance } from './clairvoyance.js';
import { dualWield } from './dual-wield.js';
import { hurl } from './hurl.js';
import { stealth } from './stealth.js';
import { tracking } from './tracking.js';
import { flyingNeedsFlight, safeMovers, wayOfTrample, waysOfSkills } from './ways.js';

/** The rules of the skills, which work only when they are declared (ELD-PROFILE-022). */
export const skillSources: readonly Partial<Sources>[] = [
  backstab,
  clairvoyance,
  dualWield,
  hurl,
  tracking,
  { ways: [waysOfSkills, wayOfTrample], immunities: [safeMovers], bans: [flyingNeedsFlight, stealth] },
];

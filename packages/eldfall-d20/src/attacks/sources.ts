import type { Sources } from '../vocabulary/index.js';
import { changeSources } from './changes.js';
import { contactModifier } from './contact.js';
import { coverModifier } from './cover.js';
import { blindDodge } from './dodge.js';
import { intervalModifier } from './range.js';
import { shieldModifier, shieldStrike } from './shield.js';

/** The rules of attacks themselves, by what they change. */
export const attackSources: Pick<Sources, 'rolls' | 'strikes' | 'power' | 'armour' | 'reaches' | 'hitTraits'> = {
  ...changeSources,
  rolls: [intervalModifier, coverModifier, contactModifier, shieldModifier, blindDodge, ...changeSources.rolls],
  strikes: [shieldStrike, ...changeSources.strikes],
};

import { freeze } from '@rulewright/core';
import type { ContentPack, Item, PartyList, Profile } from '../../vocabulary/pack.js';
import { defaultContent } from '../default.js';
import { later } from '../source.js';
import { creatures as trainingCreatures } from '../training/creatures.js';
import { hostiles } from '../training/hostiles.js';
import { behaviours } from './behaviours.js';
import { creatures } from './creatures.js';
import { fragments as creatureFragments } from './creatures-fragments.js';
import type { Fragment } from './fragment.js';
import { fragments as helianFragments } from './helian-fragments.js';
import { itemFragments } from './item-fragments.js';
import { fragments as neutralFragments } from './neutral-fragments.js';
import { fragments as oniFragments } from './oni-fragments.js';
import { otherItems } from './other-items.js';
import { profiles } from './profiles.js';
import { fragments as sandFragments } from './sand-fragments.js';
import { fragments as sogaFragments } from './soga-fragments.js';
import { stratagems } from './stratagems.js';
import { fragments as thenionFragments } from './thenion-fragments.js';
import { upgrades } from './upgrades.js';
import { weapons } from './weapons.js';

const party = (faction: string, ...models: readonly string[]): PartyList => ({
  faction,
  models: models.map(profile => ({ profile })),
  upgrades: [],
  leader: 0,
});

/**
 * Public profiles of the later print (rules 1.6) with the items, prices and behaviour cards of that print, for play by the rules of
 * the first edition. `source` of an entry says which print it is from. The training set fills the gaps of both prints:
 * creatures without a public profile, fields, and a part of the stratagems. `editionDifferences` lists what is known to
 * differ.
 */
export const collectedContent: ContentPack = /* @__PURE__ */ freeze({
  ...defaultContent,
  id: 'eldfall-d20-collected',
  factions: {
    ...defaultContent.factions,
    // Factions that the first edition does not have: they have no chart of Schemes.
    oni: { name: 'Oni', source: later },
    goblin: { name: 'Goblins', source: later },
  },
  profiles: { ...profiles, ...trainingCreatures, ...hostiles, ...creatures },
  items: { ...defaultContent.items, ...weapons, ...otherItems },
  upgrades,
  stratagems: { ...defaultContent.stratagems, ...stratagems },
  behaviours: { ...defaultContent.behaviours, ...behaviours },
  parties: {
    'helian-guard': party('helian', 'citadel-guard', 'flameshaper', 'eonian-runner'),
    'soga-oath': party('soga', 'onitaoshi', 'musha-bowmaster', 'bushi-attendant'),
    'thenion-hunt': party('thenion', 'hired-blade', 'rangers-guild-hunter', 'thenrin-swashbuckler'),
    'sand-academy': party('sand', 'taskmage-explorer', 'academy-expeditioner', 'academy-expeditioner'),
  },
});

/**
 * Further profiles and items of the later print: their numbers are complete, but each of them needs something that the
 * first edition has no rule for, or this package no data; `lacks` names it. No match can use them.
 */
export const collectedFragments: {
  readonly profiles: Readonly<Record<string, Fragment<Profile>>>;
  readonly items: Readonly<Record<string, Fragment<Item>>>;
} = /* @__PURE__ */ freeze({
  profiles: {
    ...helianFragments,
    ...sogaFragments,
    ...thenionFragments,
    ...sandFragments,
    ...neutralFragments,
    ...oniFragments,
    ...creatureFragments,
  },
  items: itemFragments,
});

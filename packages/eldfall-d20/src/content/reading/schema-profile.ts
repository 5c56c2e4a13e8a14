import { id, list, maybe, type Read, set, text, whole } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { Faction, PartyList, Profile, Special } from '../../vocabulary/pack.js';
import type { Attribute } from '../../vocabulary/words.js';
import { changes } from './schema-effect.js';
import { art, skill, trait } from './schema-trait.js';
import { classId, named, size } from './schema-words.js';

/*
 * The shape of profiles, factions and party lists.
 */

const value = whole(0, 40);
const stats: Read<Record<Attribute, number>> = v.strictObject({
  STA: whole(1, 10),
  SPD: value,
  OFF: value,
  DEF: value,
  ACC: value,
  INT: value,
  AG: value,
  T: value,
  ARM: value,
  HP: whole(1, 100),
  M: value,
});

const special: Read<Special> = v.strictObject({ name: text, changes });

/** A profile. */
export const profile: Read<Profile> = v.strictObject({
  ...named,
  factions: set(id),
  classes: set(classId, 1),
  stats,
  size,
  base: maybe(whole(20, 200)),
  cost: whole(0, 1000),
  limit: whole(1, 100),
  tier: maybe(whole(1, 5)),
  traits: list(trait, 0, 50),
  skills: list(skill, 0, 50),
  arts: list(art, 0, 10),
  spellcrafts: list(v.strictObject({ craft: id, level: whole(1, 10) }), 0, 10),
  spells: set(id),
  specials: list(special, 0, 20),
  stratagems: set(id),
  inventory: v.strictObject({
    space: whole(0, 100),
    items: list(v.strictObject({ item: id, quantity: whole(1, 100) }), 0, 50),
  }),
  behaviour: maybe(id),
});

/** A faction: its chart of Schemes has a card for each face of the die (ELD-SCHEME-005). */
export const faction: Read<Faction> = v.strictObject({ ...named, schemes: maybe(list(id, 20, 20)) });

/** A party list. */
export const party: Read<PartyList> = v.strictObject({
  faction: id,
  models: list(v.strictObject({ profile: id }), 1, 100),
  upgrades: list(id, 0, 100),
  leader: whole(0, 99),
});

import { byId, id, type Read, text } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { ContentPack } from '../../vocabulary/pack.js';
import { item, spell, spellcraft, stratagem, upgrade } from './schema-card.js';
import { behaviour } from './schema-hostile.js';
import { faction, party, profile } from './schema-profile.js';
import { field, quest, scheme } from './schema-quest.js';

/** The shape of a content pack, field by field. Contradictions between fields are in `pack-problem.ts`. */
export const packShape: Read<ContentPack> = v.strictObject({
  id,
  version: text,
  factions: byId(faction),
  profiles: byId(profile),
  items: byId(item),
  spells: byId(spell),
  spellcrafts: byId(spellcraft),
  upgrades: byId(upgrade),
  stratagems: byId(stratagem),
  schemes: byId(scheme),
  quests: byId(quest),
  behaviours: byId(behaviour),
  parties: byId(party),
  fields: byId(field),
});

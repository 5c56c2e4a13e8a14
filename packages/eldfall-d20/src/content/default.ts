import { freeze } from '@rulewright/core';
import type { ContentPack } from '../vocabulary/pack.js';
import { behaviours } from './book/behaviours.js';
import { conjurations } from './book/conjurations.js';
import { enchantments } from './book/enchantments.js';
import { healing } from './book/healing.js';
import { items } from './book/items.js';
import { quests } from './book/quests.js';
import { restoringBalance } from './book/restoring-balance.js';
import { factions, schemes } from './book/schemes.js';
import { sorceries } from './book/sorceries.js';
import { spellcrafts } from './book/spellcrafts.js';
import { upgrades } from './book/upgrades.js';
import { behaviours as trainingBehaviours } from './training/behaviours.js';
import { creatures } from './training/creatures.js';
import { duskCaravan } from './training/dusk-caravan.js';
import { fields } from './training/fields.js';
import { freeBlades } from './training/free-blades.js';
import { hostiles } from './training/hostiles.js';
import { items as trainingItems } from './training/items.js';
import { lanternCompany } from './training/lantern-company.js';
import { parties } from './training/parties.js';
import { spellcrafts as trainingSpellcrafts, spells as trainingSpells } from './training/spells.js';
import { stratagems } from './training/stratagems.js';

/**
 * The content of the first edition, and a training set with which every mechanism can be played: its profiles, stratagems and fields
 * are original to this project and marked so, because the rulebook has no profile. Deep-frozen. For a pack of your own start from a
 * copy and read it with `readContent`.
 */
export const defaultContent: ContentPack = /* @__PURE__ */ freeze({
  id: 'eldfall-d20',
  version: '0.1.0',
  factions,
  profiles: { ...lanternCompany, ...duskCaravan, ...freeBlades, ...creatures, ...hostiles },
  items: { ...items, ...trainingItems },
  spells: { ...sorceries, ...healing, ...enchantments, ...conjurations, ...trainingSpells },
  spellcrafts: { ...spellcrafts, ...trainingSpellcrafts },
  upgrades,
  stratagems,
  schemes,
  quests: { ...quests, ...restoringBalance },
  behaviours: { ...behaviours, ...trainingBehaviours },
  parties,
  fields,
});

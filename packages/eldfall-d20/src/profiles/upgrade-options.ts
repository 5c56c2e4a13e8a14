import { itemOf, profileOf } from '../match/lookups.js';
import type { CardId, Model, Table } from '../vocabulary/index.js';
import type { UpgradeOption } from '../vocabulary/pack.js';
import type { Element } from '../vocabulary/words.js';

type Facts = Pick<Table, 'pack'>;
/** The part of a model that says which things an Upgrade may change. */
type Printed = Pick<Model, 'profile' | 'inventory'>;

/** The counter of a model for the number of times that an option of an Upgrade was picked for it. */
export const optionKey = (upgrade: CardId, option: string): string => `option:${upgrade}:${option}`;

/** The next level of one of its Spellcrafts, where the chart has one (ELD-UPGRADE-037, ELD-UPGRADE-046). */
const spellcrafts = (facts: Facts, owner: Printed): readonly UpgradeOption[] =>
  profileOf(facts, owner)
    .spellcrafts.filter(({ craft, level }) => facts.pack.spellcrafts[craft]?.spells.some(one => one.level > level))
    .map(({ craft }) => ({ name: craft, changes: [{ op: 'spellcraft', craft, by: 1 }] }));

const natural: readonly Element[] = ['fire', 'water', 'earth', 'air'];

/** One of its printed Affinities becomes Fire, Water, Earth or Air (ELD-UPGRADE-044). */
const affinities = (facts: Facts, owner: Printed): readonly UpgradeOption[] =>
  [...new Set(profileOf(facts, owner).traits.flatMap(one => (one.id === 'affinity' ? [one.element] : [])))].flatMap(
    from =>
      natural
        .filter(to => to !== from)
        .map((to): UpgradeOption => ({ name: `${from} to ${to}`, changes: [{ op: 'affinity', from, to }] })),
  );

/** One of its Weapons or Shields is lighter and strikes once more (ELD-UPGRADE-038). */
const items = (facts: Facts, { inventory }: Printed): readonly UpgradeOption[] =>
  [...new Set(inventory.map(({ item }) => item))]
    .filter(id => {
      const { category, weapon } = itemOf(facts, id);
      return category === 'shield' || (category === 'weapon' && !weapon?.natural);
    })
    .map(item => ({ name: item, changes: [{ op: 'item', item, weight: -1, strike: 1 }] }));

const offers = { spellcrafts, affinities, items };

/** The options of an Upgrade for a model: those that its card lists, and one for each thing of the model that it may change. */
export const optionsOf = (facts: Facts, owner: Printed, upgrade: CardId): readonly UpgradeOption[] => {
  const { options = [], optionsFor } = facts.pack.upgrades[upgrade] ?? {};
  return optionsFor ? [...options, ...offers[optionsFor](facts, owner)] : options;
};

import { itemOf, profileOf } from '../match/lookups.js';
import type { CardId, Model, Table } from '../vocabulary/index.js';
import type { UpgradeOption } from '../vocabulary/pack.js';
import type { Element } from '../vocabulary/words.js';
import { isWeapon } from './default-equipment.js';

type Facts = Pick<Table, 'pack'>;
type Owner = Pick<Model, 'profile' | 'inventory' | 'counters'>;
/** The part of a model that says which things an Upgrade may change. */
type Printed = Pick<Owner, 'profile' | 'inventory'>;

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
  profileOf(facts, owner)
    .traits.flatMap(one => (one.id === 'affinity' ? [one.element] : []))
    .flatMap(from =>
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

/** The levels that a model has gained in a Spellcraft by the options that were picked for it. */
const gained = ({ pack }: Facts, { counters }: Owner, craft: string): number =>
  Object.keys(pack.upgrades)
    .filter(id => pack.upgrades[id]?.optionsFor === 'spellcrafts')
    .reduce((sum, id) => sum + (counters[optionKey(id, craft)] ?? 0), 0);

/** True for an option that still changes something: a Spellcraft ends with the highest level of its chart (ELD-UPGRADE-037, ELD-UPGRADE-046). */
const isOpen = (facts: Facts, owner: Owner, { changes }: UpgradeOption): boolean =>
  changes.every(change => {
    if (change.op !== 'spellcraft') return true;
    const { level = 0 } = profileOf(facts, owner).spellcrafts.find(({ craft }) => craft === change.craft) ?? {};
    const now = level + gained(facts, owner, change.craft);
    return facts.pack.spellcrafts[change.craft]?.spells.some(one => one.level > now) === true;
  });

/** The options of an Upgrade that a player may pick for a model now. */
const offeredBy = (facts: Facts, owner: Owner, upgrade: CardId): readonly UpgradeOption[] =>
  optionsOf(facts, owner, upgrade).filter(option => isOpen(facts, owner, option));

/**
 * True for a model that has something which an Upgrade can change or replace, such as a Primary Weapon or a Spellcraft with a next level
 * (ELD-UPGRADE-005, ELD-ITEM-022).
 */
export const canBeChanged = (facts: Facts, owner: Owner, upgrade: CardId): boolean => {
  const { optionsFor, primary = false } = facts.pack.upgrades[upgrade] ?? {};
  const isArmed = owner.inventory.some(({ item }) => isWeapon(facts.pack.items[item]));
  return (!primary || isArmed) && (optionsFor === undefined || offeredBy(facts, owner, upgrade).length > 0);
};

/** The names of the options among which the player picks for each of these Upgrades; an Upgrade with a single option leaves no choice. */
export const picksFor = (facts: Facts, owner: Owner, upgrades: readonly CardId[]): readonly (readonly string[])[] =>
  upgrades.map(id => offeredBy(facts, owner, id).map(({ name }) => name)).filter(names => names.length > 1);

/** The counters of a model for the options of its new Upgrades: the picked ones, and those that are the only one. */
export const optionKeys = (
  facts: Facts,
  owner: Owner,
  upgrades: readonly CardId[],
  picked: readonly string[],
): readonly string[] => {
  const left = [...picked];
  return upgrades.flatMap(id => {
    const [only, ...others] = offeredBy(facts, owner, id);
    const name = others.length > 0 ? left.shift() : only?.name;
    return name === undefined ? [] : [optionKey(id, name)];
  });
};

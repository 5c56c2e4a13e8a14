import { withUpgradeItems } from '../items/upgrade-items.js';
import { changeModel } from '../match/changes.js';
import { profileOf } from '../match/lookups.js';
import { traitsOf } from '../profiles/abilities.js';
import { primaryWeapon } from '../profiles/default-equipment.js';
import { optionKey, optionsOf } from '../profiles/upgrade-options.js';
import type { CardId, Model, Table } from '../vocabulary/index.js';
import type { UpgradeOption } from '../vocabulary/pack.js';
import type { Trait } from '../vocabulary/traits.js';

/** The levels that a model has gained in a Spellcraft by the options that were picked for it. */
const gained = ({ pack }: Table, { counters }: Model, craft: string): number =>
  Object.keys(pack.upgrades)
    .filter(id => pack.upgrades[id]?.optionsFor === 'spellcrafts')
    .reduce((sum, id) => sum + (counters[optionKey(id, craft)] ?? 0), 0);

/** True for two Affinities of one element. */
const isSame = (one: Trait, other: Trait): boolean =>
  one.id === 'affinity' && other.id === 'affinity' && one.element === other.element;

/**
 * True for an option that still changes something: a Spellcraft ends with the highest level of its chart
 * (ELD-UPGRADE-037, ELD-UPGRADE-046), and a second Affinity of one element is none (ELD-UPGRADE-045).
 */
const isOpen = (table: Table, model: Model, { changes }: UpgradeOption): boolean =>
  changes.every(change => {
    if (change.op === 'grant') {
      const own = traitsOf(table, model);
      return !change.traits?.some(one => own.some(other => isSame(one, other)));
    }
    if (change.op !== 'spellcraft') return true;
    const { level = 0 } = profileOf(table, model).spellcrafts.find(({ craft }) => craft === change.craft) ?? {};
    const now = level + gained(table, model, change.craft);
    return table.pack.spellcrafts[change.craft]?.spells.some(one => one.level > now) === true;
  });

/** The names of the options of an Upgrade that a player may pick for a model now. */
const offeredBy = (table: Table, model: Model, upgrade: CardId): readonly string[] =>
  optionsOf(table, model, upgrade)
    .filter(option => isOpen(table, model, option))
    .map(({ name }) => name);

/**
 * True for a model that has something which an Upgrade can change or replace, such as a Primary Weapon or a Spellcraft with a next level
 * (ELD-UPGRADE-005, ELD-ITEM-022).
 */
export const canBeChanged = (table: Table, model: Model, upgrade: CardId): boolean => {
  const { options, optionsFor, primary = false } = table.pack.upgrades[upgrade] ?? {};
  const isArmed = primaryWeapon(table, model.inventory) !== undefined;
  return (
    (!primary || isArmed) && ((options ?? optionsFor) === undefined || offeredBy(table, model, upgrade).length > 0)
  );
};

/** An Upgrade with the names of its options for the model, and the option that the model gets. */
interface Picked {
  readonly upgrade: CardId;
  readonly names: readonly string[];
  readonly name: string | undefined;
}

/**
 * Goes through the new Upgrades of a model, with their Items: the options of each are those that earlier picks leave
 * open. `pick` is asked only where there are several; a name that is not among them leaves everything open.
 */
export const pickInTurn = (
  table: Table,
  model: Model,
  upgrades: readonly CardId[],
  pick: (names: readonly string[]) => string | undefined,
): readonly Picked[] => {
  const inventory = withUpgradeItems(table, model.inventory, upgrades);
  let now: Model = { ...model, inventory, upgrades: [...model.upgrades, ...upgrades] };
  return upgrades.map(upgrade => {
    const names = offeredBy({ ...table, state: changeModel(table.state, model.id, () => now) }, now, upgrade);
    const name = names.length > 1 ? pick(names) : names[0];
    if (name !== undefined && names.includes(name)) {
      const key = optionKey(upgrade, name);
      now = { ...now, counters: { ...now.counters, [key]: (now.counters[key] ?? 0) + 1 } };
    }
    return { upgrade, names, name };
  });
};

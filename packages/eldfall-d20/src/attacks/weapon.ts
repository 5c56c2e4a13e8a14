import { itemOf, spellOf } from '../match/lookups.js';
import type { Means, Model, OfferedMeans, Table, Weapon } from '../vocabulary/index.js';
import type { Item, Spell, Weapon as WeaponCard } from '../vocabulary/pack.js';
import type { Attribute, SpellType } from '../vocabulary/words.js';

/** The type of a Spell. For the Spell that the book calls an Enchantment in one place only, the option decides (ELD-SPELLCRAFT-049). */
export const typeOf = ({ options }: Pick<Table, 'options'>, { code, type }: Pick<Spell, 'code' | 'type'>): SpellType =>
  code === 'other-inferno' ? options.otherInferno : type;

type Facts = Pick<Weapon, 'name' | 'power' | 'reach' | 'strike' | 'traits'>;

const weapon = (facts: Facts, some: Partial<Weapon> = {}): Weapon => ({
  item: null,
  spell: null,
  fixedStrike: false,
  natural: false,
  changes: [],
  type: null,
  element: null,
  ...facts,
  ...some,
});

/** The traits of an Item that only govern its use: they do nothing to a target (ELD-PROFILE-021). */
const ofItem = (id: string, item: Item, card: WeaponCard): Weapon => {
  const { name, element = null, spell = false } = item;
  const { power, reach, strike } = card;
  const traits = [...card.traits, ...item.traits.filter(one => !card.traits.some(other => other.id === one.id))];
  return weapon(
    { name, power, reach, strike, traits },
    { item: id, natural: card.natural === true, changes: card.changes ?? [], element, type: spell ? 'sorcery' : null },
  );
};

/**
 * A Consumable that only helps has no printed Reach: its target is its user or one model in Base Contact
 * (ELD-ACTION-008, ELD-CONTACT-002).
 */
const ofRemedy = (id: string, { name, traits }: Item): Weapon =>
  weapon({ name, power: null, reach: { distance: 0 }, strike: 1, traits }, { item: id, fixedStrike: true });

const ofSpell = (table: Table, id: string, spell: Spell): Weapon => {
  const { name, weapon: card, element } = spell;
  const type = typeOf(table, spell);
  const { power, reach, strike, traits, natural = false, changes = [] } = card;
  return weapon({ name, power, reach, strike, traits }, { spell: id, natural, changes, type, element });
};

/** Every model may attack with its bare hands, with T or AG as its player chooses (ELD-MELEE-004). */
const unarmed = ({ numbers }: Table, attribute: Attribute): Weapon => {
  const { unarmedPower, unarmedReach } = numbers.melee;
  return weapon(
    {
      name: 'unarmed',
      power: { attribute, plus: unarmedPower.value },
      reach: { distance: unarmedReach.value },
      strike: { attribute: 'STA' },
      traits: [{ id: 'unkeen' }],
    },
    { natural: true },
  );
};

/** A Shield that is equipped can strike (ELD-MELEE-005). */
const shieldBash = ({ numbers }: Table): Weapon => {
  const { bashReach, bashStrike, bashKnockback } = numbers.melee;
  return weapon({
    name: 'shield-bash',
    power: { attribute: 'T' },
    reach: { distance: bashReach.value },
    strike: bashStrike.value,
    traits: [{ id: 'knockback', x: bashKnockback.value }, { id: 'unkeen' }],
  });
};

/**
 * An Item that is thrown keeps its Power; its Reach is the Toughness of the model in inches, and it has one strike for
 * each copy (ELD-TRAIT-064, ELD-TRAIT-065).
 */
const thrown = (id: string, item: Item, card: WeaponCard, quantity: number): Weapon => ({
  ...ofItem(id, item, card),
  reach: { distance: { attribute: 'T' } },
  strike: quantity,
});

/**
 * The facts of a means of a model: its Power, Reach, Strike and traits, wherever they come from (ELD-ITEM-006).
 *
 * @throws RangeError for a means that the model has not, or that nobody throws.
 */
export const weaponOf = (table: Table, model: Model, means: Means): Weapon => {
  if ('natural' in means) return means.natural === 'unarmed' ? unarmed(table, means.attribute) : shieldBash(table);
  if ('spell' in means) return ofSpell(table, means.spell, spellOf(table, means.spell));
  if ('ability' in means) {
    const found = offeredByAbilities(table, model).find(
      one => 'ability' in one.means && one.means.ability === means.ability,
    );
    if (found) return found.weapon;
    throw new RangeError(`${model.id} has no attack called ${means.ability}`);
  }
  const id = 'item' in means ? means.item : means.thrown;
  const item = itemOf(table, id);
  if (!item.weapon && item.effects) return ofRemedy(id, item);
  if (!item.weapon) throw new RangeError(`${id} is no weapon`);
  if ('item' in means) return ofItem(id, item, item.weapon);
  const quantity = model.inventory.reduce((sum, one) => (one.item === id ? sum + one.quantity : sum), 0);
  return thrown(id, item, item.weapon, quantity);
};

/** True for a means of which `weaponOf` knows the facts: cards of the pack, and abilities that the model has. */
export const isMeansOf = (table: Table, model: Model, means: Means): boolean => {
  const { items, spells } = table.pack;
  if ('natural' in means) return true;
  if ('spell' in means) return Object.hasOwn(spells, means.spell);
  if ('ability' in means) {
    return offeredByAbilities(table, model).some(one => 'ability' in one.means && one.means.ability === means.ability);
  }
  const id = 'item' in means ? means.item : means.thrown;
  const item = Object.hasOwn(items, id) ? items[id] : undefined;
  return item?.weapon !== undefined || item?.effects !== undefined;
};

/** The attacks that abilities give a model. */
export const offeredByAbilities = (table: Table, model: Model): readonly OfferedMeans[] =>
  table.sources.means.flatMap(source => source(table, model));

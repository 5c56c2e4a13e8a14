import type { RuleId } from '../rulebook/index.js';
import type { Item, Spell, Stratagem } from '../vocabulary/pack.js';

/** The first rule of each Upgrade of the book. */
const upgrades: Readonly<Record<string, RuleId>> = {
  pouch: 'ELD-UPGRADE-006',
  'additional-protection': 'ELD-UPGRADE-007',
  'utility-tool': 'ELD-UPGRADE-008',
  'first-aid': 'ELD-UPGRADE-009',
  'imported-casting-amplifier': 'ELD-UPGRADE-011',
  'imported-crossbow': 'ELD-UPGRADE-012',
  camaraderie: 'ELD-UPGRADE-013',
  'king-of-the-battlefield': 'ELD-UPGRADE-014',
  'bujutsu-expertise': 'ELD-UPGRADE-015',
  'kyujutsu-expertise': 'ELD-UPGRADE-016',
  'lucky-charm': 'ELD-UPGRADE-017',
  'yari-tsukai': 'ELD-UPGRADE-019',
  'nagamaki-tsukai': 'ELD-UPGRADE-020',
  'daikyuu-tsukai': 'ELD-UPGRADE-021',
  'kanabou-tsukai': 'ELD-UPGRADE-022',
  'traveling-duelist': 'ELD-UPGRADE-023',
  'seasoned-combatant-soga': 'ELD-UPGRADE-024',
  'poisoned-weapons': 'ELD-UPGRADE-025',
  'muffled-movement': 'ELD-UPGRADE-026',
  'climbing-expertise': 'ELD-UPGRADE-027',
  'fangs-of-tiamat': 'ELD-UPGRADE-028',
  'concealed-approach': 'ELD-UPGRADE-029',
  'devotion-tiamat': 'ELD-UPGRADE-030',
  'devotion-anras': 'ELD-UPGRADE-031',
  'devotion-paimon': 'ELD-UPGRADE-032',
  'tactical-expertise': 'ELD-UPGRADE-033',
  'seasoned-combatant-helian': 'ELD-UPGRADE-034',
  'companion-of-hairon': 'ELD-UPGRADE-035',
  'gift-of-longevity': 'ELD-UPGRADE-036',
  'adept-shaper': 'ELD-UPGRADE-037',
  'reduce-weight': 'ELD-UPGRADE-038',
  'hyperias-providence': 'ELD-UPGRADE-040',
  'double-time': 'ELD-UPGRADE-042',
  'surge-order': 'ELD-UPGRADE-043',
  'mana-catalyst': 'ELD-UPGRADE-044',
  'elemental-lineage': 'ELD-UPGRADE-045',
  'arcane-tome': 'ELD-UPGRADE-046',
  'flying-carpet': 'ELD-UPGRADE-047',
  'conjured-retinue': 'ELD-UPGRADE-048',
  'personal-guard': 'ELD-UPGRADE-049',
  'casting-amplifier': 'ELD-UPGRADE-051',
};

/** The first rule of each Spell of the book. */
const spells: Readonly<Record<string, RuleId>> = {
  ignite: 'ELD-SPELLCRAFT-001',
  flare: 'ELD-SPELLCRAFT-002',
  inferno: 'ELD-SPELLCRAFT-003',
  'arcane-bolt': 'ELD-SPELLCRAFT-004',
  'telekinetic-blast': 'ELD-SPELLCRAFT-005',
  'soul-crush': 'ELD-SPELLCRAFT-006',
  'blinding-light': 'ELD-SPELLCRAFT-014',
  smite: 'ELD-SPELLCRAFT-017',
  'mana-burst': 'ELD-SPELLCRAFT-027',
  ward: 'ELD-SPELLCRAFT-031',
  'redirect-damage': 'ELD-SPELLCRAFT-034',
  'rooting-embrace': 'ELD-SPELLCRAFT-048',
  'other-inferno': 'ELD-SPELLCRAFT-049',
  'mass-mindbreak': 'ELD-SPELLCRAFT-050',
  'glacier-circle': 'ELD-SPELLCRAFT-051',
  thunderstorm: 'ELD-SPELLCRAFT-052',
  'corroding-embrace': 'ELD-SPELLCRAFT-054',
  'claws-of-earth': 'ELD-SPELLCRAFT-055',
  purification: 'ELD-SPELLCRAFT-007',
  purgation: 'ELD-SPELLCRAFT-010',
  'curative-touch': 'ELD-SPELLCRAFT-012',
  'curative-miracle': 'ELD-SPELLCRAFT-018',
  'burning-resolve': 'ELD-SPELLCRAFT-026',
  'dispel-magic': 'ELD-SPELLCRAFT-028',
  'hastened-recovery': 'ELD-SPELLCRAFT-037',
  'protective-barrier': 'ELD-SPELLCRAFT-013',
  'warding-barrier': 'ELD-SPELLCRAFT-015',
  anointment: 'ELD-SPELLCRAFT-019',
  'fiery-fervor': 'ELD-SPELLCRAFT-020',
  'unrelenting-zeal': 'ELD-SPELLCRAFT-022',
  'draining-impulse': 'ELD-SPELLCRAFT-023',
  agony: 'ELD-SPELLCRAFT-025',
  'confuse-target': 'ELD-SPELLCRAFT-029',
  'arcane-shield': 'ELD-SPELLCRAFT-038',
  'spectral-blade': 'ELD-SPELLCRAFT-039',
  hasten: 'ELD-SPELLCRAFT-040',
  'burning-touch': 'ELD-SPELLCRAFT-041',
  'life-leech': 'ELD-SPELLCRAFT-053',
  'summon-gargoyle': 'ELD-SPELLCRAFT-043',
  'summon-golem': 'ELD-SPELLCRAFT-044',
  'summon-earth-elemental': 'ELD-SPELLCRAFT-045',
  'summon-colossus': 'ELD-SPELLCRAFT-046',
  'summon-imp': 'ELD-SPELLCRAFT-047',
};

/** The rule of all Spells of a type. */
const spellTypes: Readonly<Record<Spell['type'], RuleId>> = {
  sorcery: 'ELD-SPELL-006',
  healing: 'ELD-SPELL-007',
  enchantment: 'ELD-SPELL-008',
  transmutation: 'ELD-SPELL-014',
  conjuration: 'ELD-MANA-005',
};

/** The rule of all Items of a category. */
const categories: Readonly<Record<Item['category'], RuleId>> = {
  weapon: 'ELD-ITEM-006',
  shield: 'ELD-ITEM-007',
  accessory: 'ELD-ITEM-009',
  consumable: 'ELD-ITEM-011',
  quest: 'ELD-ITEM-023',
};

const stratagems: Readonly<Record<Stratagem['kind'], RuleId>> = {
  authority: 'ELD-STRATAGEM-004',
  subterfuge: 'ELD-STRATAGEM-005',
};

/** The rule of an Upgrade: its own, or that of all Upgrades. */
export const upgradeRule = (id: string): RuleId => upgrades[id] ?? 'ELD-UPGRADE-001';

/** The rule of a Spell: its own, or that of its type. */
export const spellRule = (id: string, { type }: Spell): RuleId => spells[id] ?? spellTypes[type];

export const itemRule = ({ category }: Item): RuleId => categories[category];

export const stratagemRule = ({ kind }: Stratagem): RuleId => stratagems[kind];

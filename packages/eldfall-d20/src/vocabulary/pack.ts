import type { Change, Effect } from './effect.js';
import type { BehaviourCard } from './hostile.js';
import type { Quest, Scheme } from './quest.js';
import type { CardId } from './state.js';
import type { Art, Characteristic, Skill, Trait } from './traits.js';
import type { AttackKind, Attribute, ClassId, Element, Size, SpellType, TemplateId } from './words.js';

/** A number of the book that may depend on an attribute of the user, e.g. `{ attribute: 'T', plus: -3 }` (ELD-MOD-011). */
export type Formula = number | { readonly attribute: Attribute; readonly plus?: number };

/** One interval of a ranged weapon: up to `to` inches, with a modifier (ELD-RANGED-003). */
export interface Interval {
  readonly to: number;
  readonly modifier: number;
}

/**
 * The distance at which something works, in inches: a number, a formula, intervals, or the Casting Aura of the caster
 * (ELD-SPELL-017); with a template, the area that it affects there. A spray has no distance: it begins at the user.
 */
export interface Reach {
  readonly distance?: Formula | 'casting-aura' | readonly Interval[];
  readonly template?: TemplateId;
}

/** The part of an Item or a Spell that attacks. */
export interface Weapon {
  /** `star`: the weapon's own Power, for Enchantments on it (ELD-SPELL-011); null: the attack makes no Damage rolls. */
  readonly power: Formula | 'star' | null;
  readonly reach: Reach;
  readonly strike: Formula;
  /** The kinds as which it may be declared (ELD-ACTION-029). */
  readonly kinds: readonly AttackKind[];
  readonly traits: readonly Trait[];
  /** Changes that count only for attacks with it. */
  readonly changes?: readonly Change[];
  /** True for teeth, claws and fists (ELD-MELEE-004). */
  readonly natural?: true;
  /** Effects on a model that it hits, besides the traits. */
  readonly onHit?: readonly Effect[];
}

/** A category of Items (ELD-ITEM-001); `quest`: an Item that only a Quest gives. */
export type ItemCategory = 'weapon' | 'shield' | 'accessory' | 'consumable' | 'quest';

/** An Item. */
export interface Item {
  readonly name: string;
  /** The origin of its facts: `original` for cards of this project. */
  readonly source?: string;
  readonly category: ItemCategory;
  /** Absent for Items that do not attack. */
  readonly weapon?: Weapon;
  /** Traits that rule the Item itself (ELD-PROFILE-021). */
  readonly traits: readonly Trait[];
  /** Changes for the model that wears it (ELD-DEF-017). */
  readonly changes: readonly Change[];
  /** Effects of a Consumable that is used by Assist. */
  readonly effects?: readonly Effect[];
  /** The quantity at the start; null for an Item with "/", which takes no room (ELD-ITEM-016). */
  readonly quantity: number | null;
  readonly weight: number | null;
  readonly element?: Element;
  /** True for an Item that counts as a Spell. */
  readonly spell?: true;
}

/** A Spell of a chart or of its own (ELD-SPELL-001). */
export interface Spell {
  readonly name: string;
  /** The origin of its facts: `original` for cards of this project. */
  readonly source?: string;
  readonly element: Element;
  readonly type: SpellType;
  /** Power null and no template for a Spell that only has effects. */
  readonly weapon: Weapon;
  /** Effects on a model that is hit, or that the Spell was cast on by Assist. */
  readonly onHit?: readonly Effect[];
  /** The caster names one of these at the declaration, in place of `onHit` (ELD-SPELLCRAFT-028). */
  readonly modes?: readonly { readonly name: string; readonly onHit: readonly Effect[] }[];
  /** Effects on a model that suffers a Wound of the Spell. */
  readonly onWound?: readonly Effect[];
  /** Traits that only its Critical Hits have (ELD-CRIT-009). */
  readonly onCritical?: readonly Trait[];
  /** A model like one of these suffers a Wound without a Damage roll when it is hit (ELD-SPELLCRAFT-009). */
  readonly wounds?: readonly Characteristic[];
  /** Effects on the model when the Enchantment ends; none of them ends Enchantments. */
  readonly onEnd?: readonly Effect[];
  /** The changes of an Enchantment while it lasts (ELD-SPELL-008). */
  readonly changes?: readonly Change[];
  /** The creature of a Conjuration; absent for a Familiar, whose `changes` count for its caster (ELD-TRAIT-026). */
  readonly summons?: CardId;
  /** The structure of a Transmutation (ELD-SPELL-015): millimetres, and the Armor value of one that can be destroyed. */
  readonly raises?: {
    readonly width: number;
    readonly depth: number;
    readonly height: number;
    readonly armor?: number;
  };
  /** The models of an area that are affected; absent: all of them (ELD-TEMPLATE-001). */
  readonly affects?: 'enemies' | 'chosen-enemies';
  /** The special rules of the Spell in code, by the name of a function that the game was given. */
  readonly code?: string;
}

/** A Spellcraft: the chart of its Spells by level (ELD-PROFILE-027). */
export interface Spellcraft {
  readonly name: string;
  /** The origin of its facts: `original` for cards of this project. */
  readonly source?: string;
  readonly spells: readonly { readonly spell: CardId; readonly level: number }[];
}

/** A rule of one profile only (ELD-PROFILE-028): changes that always count, or an effect in code by name. */
export interface Special {
  readonly name: string;
  readonly changes: readonly Change[];
}

/** A profile (ELD-PROFILE-001). */
export interface Profile {
  readonly name: string;
  /** The origin of its facts: `original` for cards of this project. */
  readonly source?: string;
  readonly factions: readonly CardId[];
  readonly classes: readonly ClassId[];
  readonly stats: Readonly<Record<Attribute, number>>;
  readonly size: Size;
  /** The diameter of the base in mm, where it is not that of the size (ELD-PROFILE-014). */
  readonly base?: number;
  readonly cost: number;
  readonly limit: number;
  /** Of creatures and Hostiles, I to IV as 1 to 4. */
  readonly tier?: number;
  readonly traits: readonly Trait[];
  readonly skills: readonly Skill[];
  readonly arts: readonly Art[];
  readonly spellcrafts: readonly { readonly craft: CardId; readonly level: number }[];
  /** Spells outside a chart that the profile lists by name (ELD-SPELLCRAFT-056). */
  readonly spells: readonly CardId[];
  readonly specials: readonly Special[];
  readonly stratagems: readonly CardId[];
  /** The space of the Inventory, and its Items in the order of the profile (ELD-ITEM-003). */
  readonly inventory: {
    readonly space: number;
    readonly items: readonly { readonly item: CardId; readonly quantity: number }[];
  };
  /** The behaviour card of a Hostile (ELD-HOSTILE-001). */
  readonly behaviour?: CardId;
}

/** One of the options of an Upgrade. */
export interface UpgradeOption {
  readonly name: string;
  readonly changes: readonly Change[];
}

/** An Upgrade (ELD-UPGRADE-001). */
export interface Upgrade {
  readonly name: string;
  /** The origin of its facts: `original` for cards of this project. */
  readonly source?: string;
  readonly faction: CardId;
  readonly cost: number;
  /** The cost where the Primary Weapon is this Item. */
  readonly costWithPrimary?: Readonly<Record<CardId, number>>;
  /** Null for a dash; absent where none is printed (ELD-UPGRADE-004). */
  readonly limit?: number | null;
  /** The model needs one of these classes. */
  readonly classes?: readonly ClassId[];
  /** The model must not have any of these traits. */
  readonly without?: readonly Trait['id'][];
  readonly changes: readonly Change[];
  /** Items that it adds; `primary`: the first one replaces the Primary Weapon (ELD-ITEM-022). */
  readonly items?: readonly CardId[];
  readonly primary?: true;
  /** The player picks one when the Upgrade is assigned; the model keeps it as the counter `option:<upgrade>:<option>`. */
  readonly options?: readonly UpgradeOption[];
  /**
   * Also, or instead of `options`, one option for each of these things that the model has (ELD-UPGRADE-037,
   * ELD-UPGRADE-038, ELD-UPGRADE-044).
   */
  readonly optionsFor?: 'spellcrafts' | 'affinities' | 'items';
  /** Changes for creatures that the model summons, of at most this Tier (ELD-UPGRADE-048). */
  readonly creatures?: { readonly tier: number; readonly changes: readonly Change[] };
  /** Stratagems that the model has as a Leader, below those of its profile (ELD-STRATAGEM-003, ELD-STRATAGEM-009). */
  readonly stratagems?: readonly CardId[];
  /** More Upgrades that the model may take (ELD-UPGRADE-003). */
  readonly more?: number;
  /** The special rules of the Upgrade in code, by the name of a function that the game was given. */
  readonly code?: string;
}

/** A Stratagem (ELD-STRATAGEM-001). */
export interface Stratagem {
  readonly name: string;
  /** The origin of its facts: `original` for cards of this project. */
  readonly source?: string;
  readonly kind: 'authority' | 'subterfuge';
  /** The changes for all models that it reaches, as long as it lasts (ELD-STRATAGEM-007). */
  readonly changes: readonly Change[];
  /** Effects that happen at once to each model that it reaches. */
  readonly effects?: readonly Effect[];
  /** Only models with one of these characteristics are reached. */
  readonly like?: readonly Characteristic[];
  /** Only one of the models is reached: the one that the player picks when the Stratagem is used. */
  readonly one?: true;
}

/** A faction (ELD-PARTY-002). */
export interface Faction {
  readonly name: string;
  /** The origin of its facts: `original` for cards of this project. */
  readonly source?: string;
  /** The chart of Schemes: the faces 1 to 20 in their order (ELD-SCHEME-005); absent for Neutral. */
  readonly schemes?: readonly CardId[];
}

/** A party list: models with their Upgrades, and the place of the Leader in the list (ELD-PARTY-008, ELD-LEADER-001). */
export interface PartyList {
  readonly faction: CardId;
  readonly models: readonly { readonly profile: CardId }[];
  readonly upgrades: readonly CardId[];
  readonly leader: number;
}

/** Cards and numbers of a match, as data. */
export interface ContentPack {
  readonly id: string;
  readonly version: string;
  readonly factions: Readonly<Record<CardId, Faction>>;
  readonly profiles: Readonly<Record<CardId, Profile>>;
  readonly items: Readonly<Record<CardId, Item>>;
  readonly spells: Readonly<Record<CardId, Spell>>;
  readonly spellcrafts: Readonly<Record<CardId, Spellcraft>>;
  readonly upgrades: Readonly<Record<CardId, Upgrade>>;
  readonly stratagems: Readonly<Record<CardId, Stratagem>>;
  readonly schemes: Readonly<Record<CardId, Scheme>>;
  readonly quests: Readonly<Record<CardId, Quest>>;
  readonly behaviours: Readonly<Record<CardId, BehaviourCard>>;
  /** Parties that are ready to play, for people and bots. */
  readonly parties: Readonly<Record<string, PartyList>>;
  /** Fields that are ready to play, with scenery. */
  readonly fields: Readonly<Record<string, FieldCard>>;
}

/** A field with its scenery (ELD-SETUP-003). Lengths in inches. */
export interface FieldCard {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly scenery: readonly SceneryCard[];
}

/** A piece of scenery: convex parts with a base and a top. */
export interface SceneryCard {
  readonly id: string;
  /** Convex parts, counter-clockwise; corners in inches. */
  readonly parts: readonly {
    readonly outline: readonly (readonly [number, number])[];
    readonly base?: number;
    readonly top: number | null;
  }[];
  /** `ladder`: vertical ways on it need no Climb (ELD-MOVE-025); `narrow`: movement over it costs double (ELD-MOVE-024). */
  readonly kind?: 'solid' | 'ladder' | 'narrow';
  /** The tag of the piece, which replaces the comparison (ELD-COVER-004). */
  readonly cover?: 'light' | 'heavy';
}

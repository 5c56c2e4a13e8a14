import type { CardId } from './state.js';
import type { Art, Characteristic, Skill, Trait } from './traits.js';
import type { AttackKind, Attribute, ClassId, Element, Role, SpellType, StateId } from './words.js';

/**
 * The end of something that lasts. `strategic-phase` is the beginning of the next Strategic phase of the player (or of
 * the Hostiles) whose effect it is (ELD-STATE-004), `own-strategic-phase` that of the model that has it, and
 * `end-phase` the next End phase of any turn; `next-end-phase` the next End phase of the player whose effect it is.
 */
export type Until = 'sequence' | 'end-phase' | 'next-end-phase' | 'strategic-phase' | 'own-strategic-phase' | 'game';

/** The attacks for which a change counts; absent parts do not matter. */
export interface AttacksLike {
  readonly kind?: AttackKind;
  readonly role?: Role;
  /** `made` by the model (the default), or `suffered` by it. */
  readonly side?: 'made' | 'suffered';
  /** Only attacks with a means of this kind, e.g. `spell`. */
  readonly with?: 'spell' | SpellType | 'weapon' | 'natural';
  /** Only attacks on models like this. */
  readonly on?: Characteristic;
  /** Only attacks that come to the Front of the model that suffers them (ELD-LOS-004). */
  readonly front?: true;
}

/** The attacks for which a change of Reach counts: Reach is measured before a model is hit, so the change cannot depend on the target. */
export type ReachOf = Pick<AttacksLike, 'kind' | 'role' | 'with'>;

/** A change that counts as long as its source does: an Item that is equipped, an Upgrade, an Enchantment, a Stratagem. */
export type Change =
  /** Adds to the current attribute (ELD-MOD-010). */
  | {
      readonly op: 'attribute';
      readonly attribute: Attribute;
      readonly by: number;
      /** Only for a model like one of these. */
      readonly if?: readonly Characteristic[];
    }
  /** Halves or doubles the current attribute (ELD-MOD-005). */
  | { readonly op: 'factor'; readonly attribute: Attribute; readonly factor: 'half' | 'double'; readonly by?: number }
  /** Adds to the attribute of one roll only (ELD-MOD-010). */
  | { readonly op: 'roll'; readonly by: number; readonly attribute?: Attribute; readonly attack?: AttacksLike }
  | { readonly op: 'strike'; readonly by: number; readonly attack?: AttacksLike }
  | { readonly op: 'power'; readonly by: number | 'half'; readonly attack?: AttacksLike }
  /** In inches; never enlarges a Casting Aura (ELD-UPGRADE-011). */
  | { readonly op: 'reach'; readonly by: number; readonly attack?: ReachOf }
  /** Traits of every Hit of the model's attacks (ELD-PROFILE-020). */
  | { readonly op: 'hits-have'; readonly traits: readonly Trait[]; readonly attack?: AttacksLike }
  /** The model has more abilities. `next`: the next level of an ability that it has already. */
  | {
      readonly op: 'grant';
      readonly traits?: readonly Trait[];
      readonly skills?: readonly Skill[];
      readonly arts?: readonly Art[];
      readonly classes?: readonly ClassId[];
      readonly next?: true;
    }
  /** The number of Activation Points that every Upkeep adds (ELD-SPELLCRAFT-023). */
  | { readonly op: 'points'; readonly by: number }
  /** More levels of a Spellcraft that the model has (ELD-UPGRADE-037). */
  | { readonly op: 'spellcraft'; readonly craft: string; readonly by: number }
  /** An Affinity of the profile becomes another one (ELD-UPGRADE-044). */
  | { readonly op: 'affinity'; readonly from: Element; readonly to: Element }
  /** The Weight of an Item of the model, and the Strike of attacks with it, change (ELD-UPGRADE-038). */
  | { readonly op: 'item'; readonly item: string; readonly weight: number; readonly strike: number }
  /** Space of the Inventory (ELD-ITEM-014). */
  | { readonly op: 'inventory'; readonly by: number }
  /** States that cannot be given to the model. */
  | { readonly op: 'immune'; readonly states: readonly StateId[] }
  /** The model cannot be the target of Enchantments of enemies. */
  | { readonly op: 'no-enchantments' }
  /**
   * Hits of attacks on the model are negated: `plain`: only those that are not critical; `targeted`: only those of
   * strikes that were directed at the model, with a template too, so not by Sweep, a stray shot or a template on
   * others; `aura`: those of strikes at any model in the Casting Aura of the model, also if they hit another model;
   * `once`: one Hit that the model's player picks, which ends the effect.
   */
  | {
      readonly op: 'negate-hits';
      readonly attack?: AttacksLike;
      readonly plain?: true;
      readonly targeted?: true;
      readonly aura?: true;
      readonly once?: true;
    }
  /** A roll for each Wound, which a success prevents. */
  | { readonly op: 'prevent-wounds'; readonly attribute: Attribute }
  /** A roll at the start of each Activation or Reaction: a failure ends it and costs HP. */
  | { readonly op: 'torment'; readonly attribute: Attribute; readonly loses: number }
  /** A Normal Movement in the Strategic phase of the model's player, before effects end there. */
  | { readonly op: 'strategic-move' }
  /** An Assist on an ally in Base Contact, without a roll. */
  | { readonly op: 'assist'; readonly name: string; readonly effects: readonly Effect[] }
  /** HP for each Wound that the model deals to an enemy without these characteristics, up to this multiple of its printed HP. */
  | {
      readonly op: 'leech';
      readonly hp: number;
      readonly unlike: readonly Characteristic[];
      readonly times: number;
    }
  /** A change in code: the game was given a function under this name, which gets the data in `with`. */
  | { readonly op: 'code'; readonly name: string; readonly with?: unknown };

/** A change that happens once, to the model that the effect is on. */
export type Effect =
  | { readonly op: 'state'; readonly state: StateId; readonly until?: Until; readonly only?: 'enemies' }
  | { readonly op: 'remove-states'; readonly states: readonly StateId[]; readonly count?: number }
  /** Any number of Enchantments, as the player picks whose effect it is. */
  | { readonly op: 'remove-enchantments' }
  /** `only`: a model like one of these. */
  | { readonly op: 'heal'; readonly amount: number | 'all'; readonly only?: readonly Characteristic[] }
  /** A loss of HP that is not a Wound (ELD-DEF-009). */
  | { readonly op: 'lose-hp'; readonly amount: number }
  /** `ifNone`: only a model without Activation Points. */
  | { readonly op: 'points'; readonly by: number; readonly ifNone?: true }
  /** The thing that a Spell leaves behind: an Enchantment on the model, or a Transmutation beside it. */
  | { readonly op: 'cast'; readonly spell: CardId }
  /** All Enchantments and Sorceries on the model end. */
  | { readonly op: 'remove-spells' }
  /** A summoned creature leaves the field. */
  | { readonly op: 'send-away' }
  /** A secret model is shown (ELD-STATE-064). */
  | { readonly op: 'reveal' }
  /** A structure is destroyed by the first Wound, with any HP; nothing happens to a model. */
  | { readonly op: 'destroy-structure' }
  /** A structure that it is used on is repaired as a whole (ELD-QUEST-062). */
  | { readonly op: 'repair-structure' }
  | { readonly op: 'lasting'; readonly changes: readonly Change[]; readonly until: Until }
  /** The player picks one. */
  | {
      readonly op: 'choose';
      readonly options: readonly { readonly name: string; readonly effects: readonly Effect[] }[];
    }
  /** An effect in code: the game was given a function under this name, which gets the data in `with`. */
  | { readonly op: 'code'; readonly name: string; readonly with?: unknown };

/** The name of a kind of effect. */
export type EffectOp = Effect['op'];

import type { PlayerId } from '@rulewright/core';
import type { Effect as Lasting } from '@rulewright/core/effects';
import type { Point, Polygon } from '@rulewright/core/inches';
import type { DeclaredAction, DeclaredMovement, Fall as Drop, Reaction } from './declared.js';
import type { Change, Until } from './effect.js';
import type { PartyList } from './pack.js';
import type { Phase, SequenceStep, StateId } from './words.js';

/** The id of a card in the content pack: a profile, an Item, a Spell, an Upgrade, … */
export type CardId = string;
/** The id of one model of a match, which does not reveal its profile: `p1:3` for the third one of a party list, `hostile:imp#2`. */
export type ModelId = string;
/** The id of a token or a structure: `cache-1`, `gates`. */
export type ThingId = string;

/** A direction of a thing on the table: any vector of whole numbers but 0, 0; its length means nothing. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** A place of a model: the centre of its base, and the level of the surface on which it stands, in 1/100 mm. */
export interface Place extends Point {
  readonly z: number;
}

/** Everything about a match that is stored and not derived. Plain JSON. */
export interface EldState {
  /** The players in the order of their seats. */
  readonly players: readonly PlayerId[];
  readonly stage: Stage;
  /** 0 before round 1. */
  readonly round: number;
  /** The players in turn order; empty until it is chosen (ELD-SETUP-007). */
  readonly order: readonly PlayerId[];
  /** `alternate`: models are deployed in turns, in place of whole parties (ELD-SETUP-006). */
  readonly deployment: 'whole' | 'alternate';
  /** One for each player, in the order of the seats. */
  readonly parties: readonly Party[];
  /** All models that were ever in the match, in the order in which they were added. */
  readonly models: readonly Model[];
  /** The scenery on the field. */
  readonly scenery: readonly SceneryPiece[];
  /** Tokens and structures on the field. */
  readonly things: readonly Thing[];
  /** All lasting effects but states, in the order in which they began. */
  readonly effects: readonly Ongoing[];
  /** The activation sequence that is going on. */
  readonly sequence: Sequence | null;
  /** The keys of the limits that are used up, by span. */
  readonly used: { readonly [S in Span]: readonly string[] };
  readonly quest: QuestState;
  /** The Alliances of Necessity: pairs of players (ELD-QUEST-014). */
  readonly alliances: readonly (readonly [PlayerId, PlayerId])[];
  readonly duel: DuelState | null;
  /** The Environment of the field; null without one (ELD-ENV-001). */
  readonly environment: string | null;
  /** Facts of the match that Schemes and rewards count, in the order in which they happened. */
  readonly deeds: readonly Deed[];
  /** For effects and things. */
  readonly nextId: number;
  readonly ending: Ending | null;
}

/** The spans of limits such as "once per turn" (ELD-DEF-020). */
export type Span = 'sequence' | 'turn' | 'game';

/** The part of the main loop that a match has reached. */
export type Stage =
  /** A step of set-up, by its name in the edition's procedure (ELD-SETUP-001). */
  | { readonly name: 'set-up'; readonly step: string }
  /** A turn of a player, or of the Hostiles (null), by its phase and the step in it (ELD-TURN-003, ELD-HOSTILE-002). */
  | { readonly name: 'turn'; readonly active: PlayerId | null; readonly phase: Phase; readonly step: string };

/** One player's side of the match. */
export interface Party {
  readonly player: PlayerId;
  /** The party list; null until it is presented (ELD-PARTY-009). */
  readonly list: PartyList | null;
  /** True once the list was shown to the others (ELD-SETUP-013). */
  readonly revealed: boolean;
  /** The model that is the Leader; null until the models exist (ELD-LEADER-001). */
  readonly leader: ModelId | null;
  /** Upgrades that are bought and not assigned yet (ELD-SETUP-014). */
  readonly upgrades: readonly CardId[];
  /** The Deployment Zone, as a convex polygon; null until it is chosen (ELD-SETUP-009). */
  readonly zone: Polygon | null;
  /** The Scheme cards in hand; one after the choice (ELD-SCHEME-001). */
  readonly schemes: readonly CardId[];
  /** Schemes that were revealed, by card, with the Victory Points that they gave. */
  readonly open: readonly OpenScheme[];
  readonly points: number;
  /** The number of models of the original party (ELD-MORALE-001). */
  readonly original: number;
  /** True while Broken Morale holds (ELD-MORALE-003). */
  readonly broken: boolean;
}

/** A Scheme that was revealed. */
export interface OpenScheme {
  readonly scheme: CardId;
  /** The Victory Points that it gave. */
  readonly points: number;
  /** The number of deeds before it was revealed; null once it is discarded and nothing is counted any more. */
  readonly since: number | null;
  /** The model that was chosen with it (ELD-SCHEME-019). */
  readonly about?: ModelId;
}

/** A model, wherever it is. */
export interface Model {
  readonly id: ModelId;
  /** Null for a Hostile. */
  readonly player: PlayerId | null;
  readonly profile: CardId;
  /** `waiting`: not deployed yet; `removed`: destroyed, dismissed or fled; `left`: gone by an exit of the Quest. */
  readonly where: 'waiting' | 'field' | 'removed' | 'left';
  /** The centre of its base and the level on which it stands; meaningless off the field. */
  readonly at: Place;
  readonly facing: Direction;
  /** True for a model that hangs on a vertical surface (ELD-MOVE-009). */
  readonly onWall: boolean;
  readonly hp: number;
  /** The Activation Points that it has. */
  readonly points: number;
  readonly states: readonly ModelState[];
  /** The Items that it carries, in the order of the profile. */
  readonly inventory: readonly Carried[];
  /** The Items that are equipped, by card. */
  readonly equipped: readonly CardId[];
  readonly upgrades: readonly CardId[];
  readonly mana: number;
  /** Counters of other kinds, by name, e.g. `luck`. */
  readonly counters: Readonly<Record<string, number>>;
  /** True for a model that was enlisted before the game (ELD-DEF-010). */
  readonly original: boolean;
  /** The model that summoned it, and by which Spell; null for all others (ELD-MANA-006). */
  readonly summoned: { readonly by: ModelId; readonly spell: CardId } | null;
  /** The place where a Hostile began (ELD-HOSTILE-036). */
  readonly home: Place | null;
}

/** A state that a model has. */
export interface ModelState {
  readonly state: StateId;
  /** Absent: until removed (ELD-STATE-003). */
  readonly until?: Until;
  /** The player whose effect it is; null for Hostiles and for nobody's (ELD-HOSTILE-035). */
  readonly by: PlayerId | null;
  /** The name of the rule or ability that gave it, e.g. `broken-morale`. */
  readonly source: string;
  /** The models that a state is about: those that engage an Engaged model (ELD-STATE-023). */
  readonly about?: readonly ModelId[];
}

/** Items of one card that a model carries. */
export interface Carried {
  readonly item: CardId;
  readonly quantity: number;
  /** True for Items that are not printed on the profile (ELD-ACTION-036). */
  readonly acquired: boolean;
  /** True for Items that were looted or found, which an Alchemist does not restore (ELD-CLASS-002). */
  readonly found?: true;
}

/** A piece of scenery as it lies on the field; heights in 1/100 mm. */
export interface SceneryPiece {
  readonly id: string;
  readonly parts: readonly { readonly outline: Polygon; readonly base: number; readonly top: number | null }[];
  readonly kind: 'solid' | 'ladder' | 'narrow';
  readonly cover: 'light' | 'heavy' | null;
  /** The model that placed a Transmutation; null for all other scenery (ELD-SPELL-014). */
  readonly placedBy: { readonly by: ModelId; readonly spell: CardId } | null;
}

/** A token or a structure on the field. */
export interface Thing {
  readonly id: ThingId;
  /** The kind of thing: `cache`, `intrigue`, `sigil`, `barrel`, `gates`, `mechanism`, `obelisk`, `treasure`, `exit`, … */
  readonly kind: string;
  readonly at: Place;
  /** The radius of the token or structure in 1/100 mm, and its height. */
  readonly radius: number;
  readonly height: number;
  /** HP of a structure that can be destroyed; null for all others (ELD-DAMAGE-009). */
  readonly hp: number | null;
  readonly armour: number | null;
  /** Items that lie in it. */
  readonly holds: readonly Carried[];
  /** The marks that events have set, such as `open`, `unlocked`, `repaired-1`, … */
  readonly marks: readonly string[];
}

/** A change that lasts: an Enchantment, a Stratagem, an effect of a spell. */
export type Ongoing = Lasting<OngoingData> & { readonly data: OngoingData };

/**
 * The changes of a lasting effect and their end. Its `key` is its name, its `source` the model that caused it, its
 * `target` a model or a player.
 */
export interface OngoingData {
  readonly kind: 'enchantment' | 'stratagem' | 'familiar' | 'effect';
  readonly changes: readonly Change[];
  readonly ends: Until;
  /** The player whose effect it is; null for Hostiles. */
  readonly by: PlayerId | null;
  /** The card of the Spell or Stratagem; null for other effects. */
  readonly card: CardId | null;
}

/** The activation sequence that is going on (ELD-ACT-008). */
export interface Sequence {
  /** The activated model. */
  readonly model: ModelId;
  readonly step: SequenceStep;
  /** The place and facing of the activated model when the sequence began. */
  readonly from: Place;
  readonly facing: Direction;
  readonly movement: DeclaredMovement | null;
  /** In the order of their declaration. */
  readonly reactions: readonly Reaction[];
  readonly action: DeclaredAction | null;
  /** The falls by effects before the Resolution step, which rolls for them (ELD-FALL-007); absent while there are none. */
  readonly falls?: readonly Drop[];
  /** The models that an effect has moved before the Resolution step, each with its place before; absent while there are none. */
  readonly displaced?: readonly { readonly model: ModelId; readonly from: Place }[];
  /** True when an effect has ended the activation early (ELD-ACT-022). */
  readonly ended: boolean;
  /** The models that reacted or passed. */
  readonly answered: readonly PlayerId[];
}

/** The part of the state that a Quest keeps. */
export interface QuestState {
  readonly card: CardId;
  /** Counters and flags of the Quest, by name. */
  readonly marks: Readonly<Record<string, number>>;
}

/** A duel that is going on (ELD-DUEL-003). */
export interface DuelState {
  readonly issuer: ModelId;
  readonly accepted: ModelId;
}

/** The fall of a model `of`: the player who is credited, and that player's model that caused it (ELD-HOSTILE-035). */
interface Fall<How extends string> {
  readonly deed: How;
  readonly by: PlayerId | null;
  readonly of: ModelId;
  readonly model: ModelId | null;
  /** True where that player was an ally of the player of the model (ELD-SCHEME-040). */
  readonly allied?: true;
}

/** A fact that Schemes and rewards count. */
export type Deed =
  /** A turn or an activation sequence begins: what follows belongs to it. */
  | { readonly deed: 'turn'; readonly player: PlayerId | null }
  | { readonly deed: 'sequence'; readonly model: ModelId }
  | {
      readonly deed: 'wound';
      readonly by: ModelId | null;
      readonly on: ModelId;
      readonly kind: string;
      readonly reaction: boolean;
      /** True for a Wound beyond the last HP (ELD-DAMAGE-002). */
      readonly excess?: true;
      /** True where the players of the two models were allies (ELD-SCHEME-040). */
      readonly allied?: true;
      readonly round: number;
      readonly turn: PlayerId | null;
    }
  | Fall<'incapacitated'>
  | Fall<'dead'>
  /** A model left the field at 0 HP, which counts as Dead (ELD-DEF-019). */
  | Fall<'removed'>
  /** A model left the field unharmed: it fled or was sent away. */
  | Fall<'gone'>
  | { readonly deed: 'deathblow'; readonly by: ModelId; readonly on: ModelId }
  | {
      readonly deed: 'attack';
      readonly by: ModelId;
      readonly on: readonly ModelId[];
      readonly unseen: boolean;
      /** True for an attack that an ability makes besides the declared ones. */
      readonly extra?: true;
      readonly turn: PlayerId | null;
    }
  /** A model helped another one by an ability while a duel went on (ELD-DUEL-006). */
  | { readonly deed: 'aided'; readonly by: ModelId; readonly on: ModelId }
  /** `forced`: the model did not move itself (ELD-SCHEME-013). */
  | { readonly deed: 'moved'; readonly model: ModelId; readonly forced?: true }
  | { readonly deed: 'hp-lost'; readonly model: ModelId }
  | { readonly deed: 'left'; readonly model: ModelId }
  /** A thing of the Quest was used up: `by` is the player whose model did it; null for Hostiles and for nobody. */
  | {
      readonly deed: 'thing';
      readonly thing: ThingId;
      readonly kind: string;
      readonly how: 'opened' | 'destroyed' | 'repaired';
      readonly by: PlayerId | null;
    }
  | { readonly deed: 'broke-alliance'; readonly player: PlayerId }
  | {
      readonly deed: 'points';
      readonly player: PlayerId;
      readonly points: number;
      readonly why: string;
      /** The allies that a player had who received a Reward (ELD-SCHEME-040). */
      readonly allies?: readonly PlayerId[];
    };

/** The end of a match (ELD-END-002). */
export interface Ending {
  readonly reason: EndReason;
  readonly winners: readonly PlayerId[];
}

/** The reasons why a match ends. */
export type EndReason = 'last-round' | 'quest' | 'party-fallen' | 'duel';

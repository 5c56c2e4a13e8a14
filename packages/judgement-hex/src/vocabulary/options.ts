import type { BaseSizes } from './bases.js';
import type { EffigyFootprint } from './map.js';
import type { HeroId } from './pack.js';
import type { JudgementFace, ModeId } from './words.js';

/** The ways in which Warbands are drafted (JHX-DRAFT-002). */
export type DraftFormat = 'blind-pick' | 'veto' | 'immunity';

/** The readings of the v11 sheet: see `v11Edition` for rules and defaults. Each one changes numbers of that edition. */
export interface V11Options {
  /** The diameters of bases in mm, where a card has no other: whole numbers. */
  readonly v11BaseMm: BaseSizes;
  /** The models that unbound Souls move towards. */
  readonly v11SoulTargets: 'heroes' | 'heroesAndSummoned';
  /** A dice pool starts with at least 1 die, before any modifier. */
  readonly v11BaseFloor: boolean;
  /** The actions that a model with the aiming bonus cannot take: moves, or all that the hex edition forbids. */
  readonly v11AimForbids: 'advance' | 'asHexEdition';
  /** Summoned enemies hinder a Soul Harvest. */
  readonly v11HinderSummoned: boolean;
  /** The distance in inches that replaces adjacency where the sheet has neither base contact nor a distance. */
  readonly v11AdjacentInches: number;
  /** A model in a forest has Stealth, besides soft cover. */
  readonly v11ForestStealth: boolean;
}

/**
 * The agreements before a match, and the rulings where the book is silent: see `rulings` for rules and defaults. The
 * options of the v11 sheet are absent in a match of another edition.
 */
export interface JhxOptions extends Partial<V11Options> {
  /** Skirmish or Battle. */
  readonly mode: ModeId;
  /** The id of a map of the mode; `random` lets a die decide. */
  readonly map: string;
  readonly format: DraftFormat;
  /** Warbands that the players agreed on, in the order of the seats: no draft. null: the format decides. */
  readonly warbands: readonly (readonly HeroId[])[] | null;
  /** The faces of the Judgement die; null for those of the content pack. */
  readonly judgementDie: readonly JudgementFace[] | null;
  readonly effigyFootprint: EffigyFootprint;
  /** Random Monsters are drawn only among types that are not in play. */
  readonly uniqueMonsters: boolean;
  /** Attributes are bounded after the positive and after the negative stage, not only at the end. */
  readonly clampIntermediate: boolean;
  readonly maxLevel: number;
  /** The round after which tie-breakers decide: the mode's, none (null), or another. */
  readonly roundLimit: 'mode' | number | null;
  readonly resurrectSameCommunion: boolean;
  readonly freeShopBuyOnly: boolean;
  readonly selfHealRestoresTemporary: boolean;
  readonly minBeforeAfterAll: boolean;
  /** An attack that an Interrupt at its declaration makes illegal: it fails, and its AP are lost, or it goes on. */
  readonly attackMadeIllegal: 'fails' | 'goes-on';
  readonly effigyCountsForFiringIntoMelee: boolean;
  /**
   * The rolls that Try Again serves: those of the payer's own Heroes and Fate, or all except those of Monsters and
   * Summoned models.
   */
  readonly tryAgainScope: 'own' | 'any';
  readonly rerollFirst: 'roller' | 'active-player';
  readonly pushDirection: 'any' | 'away';
  readonly partingKnockdown: 'chosen' | 'rolled';
  readonly losAdjacentHalfPlane: boolean;
  /** The end of activation that ends a condition gained in the model's own activation. */
  readonly conditionOwnActivationExpires: 'next' | 'current';
  /** The Soul of a kill by the condition or the effect of a living, cursed owner: none, or for the nearest eligible Hero. */
  readonly cursedOwner: 'no-soul' | 'nearest';
  /** The owner of a kill by a condition whose owner is out of play: that owner, or nobody. */
  readonly conditionOwnerGone: 'keeps' | 'nobody';
  readonly backstabCountsSelf: boolean;
  readonly flyAppliesToAdvance: boolean;
  /** Walls stop an Incorporeal model as they stop others, or it moves through them. */
  readonly incorporealAndWalls: 'stop' | 'pass';
  /** The round of Effigy Decay: the mode's or another. */
  readonly decayRound: 'mode' | number;
  readonly shareDamageIsHealing: boolean;
  /** The models of a unit that may take a part of shared damage: those in Unit Cohesion, or all. */
  readonly shareDamageWith: 'cohesion' | 'unit';
  /** The harvest of a Soul comes first of the consequences of a death, or the active player orders the consequences. */
  readonly deathTriggers: 'harvest-first' | 'active-player';
  /** An effect that lasts until the next activation of its owner, once the owner is dead: it stays, or ends at once. */
  readonly effectsOfTheDead: 'stay' | 'end';
  /** The Coalesce Icons of a Demon that dies again before it activates: each stays, or only the latest. */
  readonly coalesceIcons: 'each' | 'latest';
  /** The Soul of a kill by a model out of Unit Cohesion: for the nearest eligible Hero, or for its Commander. */
  readonly killOutOfCohesion: 'nearest' | 'commander';
  /** The models of a Hero unit that are Champions of the god whose symbol the unit bears. */
  readonly unitChampions: 'all' | 'commander';
  /** A guardian may help its Ward against an attack that was redirected to the Ward. */
  readonly wardAfterRedirect: boolean;
  /** Treacherous ground acts on a model that resurrects or is summoned on it as on one that is Placed, or not at all. */
  readonly terrainOnEntering: 'as-placed' | 'none';
  /** The order of several models that one effect moves. */
  readonly severalMoved: 'active-player' | 'battlefield';
  /** The dice of an effect on several models: rolled once for all, or for each. */
  readonly diceForSeveral: 'once' | 'each';
  /** The order in which several Heroes learn what the levels of one action bring. */
  readonly levelOrder: 'models' | 'active-player';
  /** The player who picks the conditions that an ability takes off: the owner of the model, or the user of the ability. */
  readonly cleanseChoice: 'owner' | 'user';
  /** The privilege of the draft that is exercised first: the choice of turn, or that of the winner of the initiative. */
  readonly privilegeOrder: 'turn-first' | 'winner-first';
  /** The order of several Monsters that come out of their pits in one step. */
  readonly pitOrder: 'map' | 'active-player';
  /** A hunting Monster attacks the healthiest of several nearest enemies; with `heroes` a Hero among them comes before all others. */
  readonly monsterTies: 'models' | 'heroes';
  /** The order of a Monster's weapons in its Hunter activation. */
  readonly monsterWeaponOrder: 'card' | 'active-player';
  /** The target of a Monster's further attacks after one was redirected: the one that it chose, or the new one. */
  readonly monsterRedirected: 'locked' | 'follows';
  /**
   * Abilities that set each other off: none acts for a model while it is still acting for that model; or besides, other abilities set
   * each off only once in an action.
   */
  readonly chainsOfAbilities: 'no-loop' | 'once-an-action';
  /** The manoeuvre of a Monster that can pay for several: the first of its card, or the one with the most symbols. */
  readonly monsterManoeuvre: 'first' | 'costliest';
  /** The player who makes the choices of a Monster's ability: the opponent of the model that it acts on, or the active one. */
  readonly monsterChoices: 'opponent' | 'active-player';
  /** A pin that comes in the middle of an Advance or a Charge: the movement goes on, or stops there. */
  readonly pinnedOnTheWay: 'goes-on' | 'stops';
  /** The Hero to which the Soul of a Soulless model's kill binds gains a level, besides the killer. */
  readonly passedOnSoulGivesLevel: boolean;
  /** A Monster's one attack on the Summoned models that end their activation counts for their Master too, or for them alone. */
  readonly monsterAndMaster: 'one-attack' | 'apart';
  /** The second attack of Dual Wield: part of the attack action, or an enemy action of its own for Interrupts. */
  readonly dualWieldIs: 'same-action' | 'own-action';
  /**
   * The attack of a Monster outside its activation: an enemy action of its own for Interrupts and treacherous ground, or part of
   * the action that led to it.
   */
  readonly monsterStrikeIs: 'own-action' | 'same-action';
  /**
   * One event and what follows from it makes a Monster strike the same model each time that the model comes into its reach, or
   * only once.
   */
  readonly monsterStrikesAgain: 'each-time' | 'once';
  /** A model that is knocked down may claim the aiming bonus before it stands up. */
  readonly aimKnockedDown: boolean;
  /** Honour gives its Fate also for a Soul that nobody harvests, because it is Banked or binds to a Soulless killer's friend. */
  readonly honourWithoutHarvest: boolean;
  /** The cap of freeze on MOV comes before the penalty of terrain, or after it. */
  readonly freezeAndTerrain: 'freeze-first' | 'terrain-first';
  /** Stun that a model gains in its own activation takes no AP of that activation, or one that is left at once. */
  readonly stunInOwnActivation: 'later' | 'at-once';
  /** The die for the path of unbound Souls: rolled for each when it moves, or once for all before the first one moves. */
  readonly soulDice: 'each' | 'once';
  /** The Basic Attacks of a Mounted model's Charge that deal more damage: its one attack, or that of Dual Wield after it too. */
  readonly mountedDamage: 'one-attack' | 'dual-wield-too';
}

import type { PlayerId } from '@rulewright/core';
import type { Effect } from '@rulewright/core/effects';
import type { CommonAbility, ModelType, SummonedId, TokenId } from './ability.js';
import type { Side, Template } from './map.js';
import type { ArtefactId, GodId, HeroId, MonsterId } from './pack.js';
import type { Place } from './place.js';
import type { AttackType, Attribute, ConditionId, ModeId } from './words.js';

/** Names one model of a match: `p1:rakkir`, `p1:crew/wick`, `p1:hetty+ash-hound`, `monster-1`, `effigy:p1`. */
export type ModelId = string;

/** Everything about a match that is not derived. Plain JSON. */
export interface JhxState {
  /** The players in the order of their seats. */
  readonly players: readonly [PlayerId, PlayerId];
  readonly mode: ModeId;
  /** The map's id; null until it is chosen. */
  readonly map: string | null;
  /** The part of the main loop that the match has reached. */
  readonly stage: Stage;
  /** 0 before round 1. */
  readonly round: number;
  /** The turn order of this round (JHX-ROUND-005, JHX-ROUND-007). */
  readonly order: readonly [PlayerId, PlayerId];
  /** The player of the latest activation in this round. */
  readonly lastActivation: PlayerId | null;
  /** One for each player, in the order of the seats. */
  readonly warbands: readonly [Warband, Warband];
  /** Heroes (dead ones too), Monsters and Summoned models in play, in the order in which they came. */
  readonly models: readonly Model[];
  /** Unbound Souls. */
  readonly souls: readonly Soul[];
  /** All lasting effects: conditions, markers, changed numbers, temporary health. In the order in which they began. */
  readonly effects: readonly Lasting[];
  readonly icons: readonly Icon[];
  readonly templates: readonly PlacedTemplate[];
  /** The map's Monster Pits in its order. */
  readonly pits: readonly Pit[];
  /** The Soul Pit of the latest Soul, by its place on the map; null before the first Soul. */
  readonly lastSoulPit: number | null;
  /** The player that took the first Soul of the match (JHX-WIN-011). */
  readonly firstSoul: PlayerId | null;
  readonly activation: Activation | null;
  /** The limits that are used up for this round, and for the whole match. */
  readonly usedThisRound: readonly string[];
  readonly usedThisMatch: readonly string[];
  /** For effects, icons, templates, souls and monsters. */
  readonly nextId: number;
  readonly ending: Ending | null;
}

/** The steps before round 1, in their order (JHX-SETUP-017). */
export type SetUpStep = 'map' | 'monsters' | 'gods' | 'warbands' | 'avatars' | 'deployment' | 'declarations';

/** A step of the Communion Phase that a match has reached. */
export interface CommunionStage {
  readonly name: 'communion';
  /** The number of a step of the book (JHX-ROUND-003), or the name of a step that an edition adds. */
  readonly step: 1 | 2 | 3 | 4 | 5 | 6 | (string & {});
  /** The models or pits still to act in the step, in order; null before the order is known. */
  readonly queue: readonly string[] | null;
}

/** The part of the main loop that a match has reached. */
export type Stage =
  | { readonly name: 'set-up'; readonly step: SetUpStep }
  | CommunionStage
  | { readonly name: 'activation' }
  | { readonly name: 'end-of-round' };

/** One player's side of the match. */
export interface Warband {
  readonly player: PlayerId;
  /** The player's end of the board; null until taken. */
  readonly side: Side | null;
  readonly god: GodId | null;
  /** The Heroes offered in Veto and Immunity, those vetoed and those picked; all empty after the draft. */
  readonly pool: readonly HeroId[];
  readonly vetoed: readonly HeroId[];
  readonly picked: readonly HeroId[];
  readonly fate: number;
  /** Souls Banked in the Effigy. */
  readonly banked: number;
  /** The Hero named as the Avatar (JHX-GOD-013). */
  readonly avatar: ModelId | null;
  /** True if the Effigy Power was called (JHX-GOD-005). */
  readonly powerCalled: boolean;
  readonly effigy: {
    /** Direct damage that has not regenerated. */
    readonly damage: number;
    /** The base health lost by decay. */
    readonly decay: number;
  };
  /** Artefacts of the player's own deck that no Hero holds. */
  readonly deck: readonly ArtefactId[];
  /** One-use Artefacts whose ability this player has used (JHX-ARTEFACT-010). */
  readonly spentArtefacts: readonly ArtefactId[];
}

/** A Hero (or a model of a Hero unit), a Monster or a Summoned model. */
export interface Model {
  readonly id: ModelId;
  readonly kind: 'hero' | 'monster' | 'summoned';
  /** The model's card: an id of the pack's heroes, units, monsters or summoned. */
  readonly card: HeroId | MonsterId | SummonedId;
  /** The Commander's id for models of a Hero unit, the Commander's own included; null for all others. */
  readonly unit: ModelId | null;
  /** The id of a unit's member; null for the Commander and for all other models. */
  readonly member: string | null;
  readonly player: PlayerId | null;
  /** null: not on the board. */
  readonly at: Place | null;
  /** Base health lost. */
  readonly damage: number;
  readonly level: 1 | 2 | 3;
  /** The picks at levels 2 and 3: the place of a tree or a bonus in its list (JHX-ABILITY-058, JHX-DEMON-007). */
  readonly picks: readonly number[];
  /** The number of levels gained in the current action: their bonuses come after it (JHX-LEVEL-006). Default 0. */
  readonly fresh?: number;
  /** Souls Bound to the model. */
  readonly souls: number;
  readonly artefacts: readonly Held[];
  readonly counters: Readonly<Record<string, number>>;
  /** True after the model's activation in this round. */
  readonly activated: boolean;
  /** The round in which the model died; null while alive. Before deployment a Hero is alive and not on the board. */
  readonly diedIn: number | null;
  /** The round in which the model last entered play: spawned, resurrected, summoned (0: deployed). */
  readonly enteredIn: number;
  /** The Master of a Summoned model. */
  readonly master: ModelId | null;
  /** The Monster Pit of a Monster, by its place on the map. */
  readonly pit: number | null;
  /** Mark Target: the enemy Hero that the model marked (JHX-ABILITY-031), by its id, dead or alive. */
  readonly marked: ModelId | null;
  /** Ward: the friendly Hero that the model guards (JHX-ABILITY-088). */
  readonly ward: ModelId | null;
}

/** An Artefact that a Hero holds. */
export interface Held {
  readonly artefact: ArtefactId;
  /**
   * The player whose deck it came from, and to whose deck it returns (JHX-ARTEFACT-005, JHX-ARTEFACT-009); null for a
   * Monster's bounty.
   */
  readonly deck: PlayerId | null;
}

/** An unbound Soul. */
export interface Soul {
  readonly id: string;
  readonly at: Place;
}

/** A Monster Pit while the match goes on. */
export interface Pit {
  readonly at: Place;
  /** True if a Monster Respawn Token lies on the pit (JHX-MONSTER-030). */
  readonly token: boolean;
}

/** An Icon on the board (JHX-TOKEN-006): one of the pack's tokens, a Shadow Orb, or a Demon's Coalesce Icon. */
export interface Icon {
  readonly id: string;
  readonly token: TokenId;
  readonly at: Place;
  /** The model that placed it. */
  readonly owner: ModelId;
  readonly player: PlayerId | null;
  readonly until?: string;
  /** True for an Icon that was placed in the activation whose end does not end it: see `Lasting`. */
  readonly afterNext?: boolean;
  /**
   * The Master of the Summoned model that placed the Icon, once that model is dead: the Master has the kills of the
   * Icon (JHX-SUMMON-010).
   */
  readonly master?: ModelId;
}

/** A Terrain Template with its owner and end (JHX-TERRAIN-002). */
export interface PlacedTemplate extends Template {
  readonly owner: ModelId;
  readonly until?: string;
  /** True for a template that was laid in the activation whose end does not end it: see `Lasting`. */
  readonly afterNext?: boolean;
}

/** The data of a lasting effect. */
export type LastingData =
  | { readonly kind: 'condition'; readonly condition: ConditionId }
  /** Changes a number: see the op `modify` of abilities. */
  | {
      readonly kind: 'modify';
      readonly what: Attribute | 'dice' | 'damage' | 'reach' | 'ap' | 'harvest';
      readonly by: number;
      readonly last?: boolean;
      readonly attack?: AttackType;
      readonly against?: ModelType | 'monster';
      readonly charge?: boolean;
    }
  | { readonly kind: 'ability'; readonly ability: CommonAbility }
  /** `full`: the health of the pool before it took any damage; absent as long as it has taken none. */
  | { readonly kind: 'temporary-health'; readonly left: number; readonly full?: number }
  /** A marker; the rule that reads it knows its meaning. */
  | { readonly kind: 'marker'; readonly value?: number };

/**
 * An ongoing effect on a model (JHX-TOKEN-012). `key` is its name for stacking (JHX-ORDER-007): `condition:poison`,
 * `modify:<ability>:<what>`, `ability:<id>`, `temporary-health:<source>`. `source` is the model that owns it.
 */
export interface Lasting extends Effect<LastingData> {
  readonly source: ModelId;
  readonly target: ModelId;
  readonly data: LastingData;
  /**
   * True for an effect that lasts until the end of the next activation and began in an activation, whose end does not
   * end it (JHX-COND-002).
   */
  readonly afterNext?: boolean;
  /**
   * The Master of the Summoned model that owns the effect, once that model is dead: the Master has the kills of the
   * effect (JHX-COND-003).
   */
  readonly master?: ModelId;
}

/** The activation of one Hero (or Hero unit) with its Summoned models (JHX-ACT-015). */
export interface Activation {
  readonly player: PlayerId;
  /** The Hero; of a Hero unit its Commander's id, dead or alive. */
  readonly hero: ModelId;
  readonly part: 'start' | 'actions' | 'end';
  /** AP granted and spent. One budget for a Hero or unit, one for each Summoned model; see `budgetOf`. */
  readonly budgets: Readonly<Record<ModelId, Budget>>;
  /** AP spent by each model (JHX-UNIT-004). */
  readonly spent: Readonly<Record<ModelId, number>>;
  /** The limits that are used up for this activation, e.g. `self-heal p1:rakkir`. */
  readonly used: readonly string[];
  /** The Summoned model that is carrying out its actions now (JHX-SUMMON-005). */
  readonly acting: ModelId | null;
  /** True after any AP was spent or an action made: too late for aiming (JHX-ATTACK-031). */
  readonly acted: boolean;
}

/** AP that a Hero, a unit or a Summoned model has. */
export interface Budget {
  readonly ap: number;
  readonly spent: number;
}

/** The reason that a match is over (JHX-WIN-001 to JHX-WIN-011). */
export type EndReason =
  | 'effigy-captured'
  | 'more-souls'
  | 'more-effigy-damage'
  | 'more-levels'
  | 'less-damage'
  | 'first-soul'
  | 'draw';

/** The end of a match. */
export interface Ending {
  readonly reason: EndReason;
  /** Nobody in a draw. */
  readonly winner: PlayerId | null;
}

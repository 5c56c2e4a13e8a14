import type { PlayerId } from '@rulewright/core';
import type { Effect } from '@rulewright/core/effects';
import type { Cell } from '@rulewright/core/hex';
import type { CommonAbility, ModelType, SummonedId, TokenId } from './ability.js';
import type { Side, Template } from './map.js';
import type { ArtefactId, GodId, HeroId, MonsterId } from './pack.js';
import type { AttackType, Attribute, ConditionId, ModeId } from './words.js';

/** Names one model of a match: `p1:rakkir`, `p1:crew/wick`, `p1:hetty+ash-hound`, `monster-1`, `effigy:p1`. */
export type ModelId = string;

/** Everything about a match that is not derived. Plain JSON. */
export interface Arena {
  /** As they sit. */
  readonly players: readonly [PlayerId, PlayerId];
  readonly mode: ModeId;
  /** The map's id; null until it is chosen. */
  readonly map: string | null;
  /** Where the match is in its main loop. */
  readonly stage: Stage;
  /** 0 before round 1. */
  readonly round: number;
  /** The turn order of this round (JHX-ROUND-005, JHX-ROUND-007). */
  readonly order: readonly [PlayerId, PlayerId];
  /** Who made the last activation of this round. */
  readonly lastActivation: PlayerId | null;
  /** One for each player, as they sit. */
  readonly warbands: readonly [Warband, Warband];
  /** Heroes (dead ones too), Monsters and Summoned models in play. Stable order: that of their coming. */
  readonly models: readonly Model[];
  /** Unbound Souls. */
  readonly souls: readonly Soul[];
  /** Everything that lasts: conditions, markers, changed numbers, temporary health. In the order of beginning. */
  readonly effects: readonly Lasting[];
  readonly icons: readonly Icon[];
  readonly templates: readonly PlacedTemplate[];
  /** The map's Monster Pits in its order. */
  readonly pits: readonly Pit[];
  /** The Soul Pit of the Soul that came last, by its place on the map; null before the first. */
  readonly lastSoulPit: number | null;
  /** Who took the first Soul of the match (JHX-WIN-011). */
  readonly firstSoul: PlayerId | null;
  readonly activation: Activation | null;
  /** What was used up for this round, and for the whole match. */
  readonly usedThisRound: readonly string[];
  readonly usedThisMatch: readonly string[];
  /** For effects, icons, templates, souls and monsters. */
  readonly nextId: number;
  readonly ending: Ending | null;
}

/** The steps before round 1, in their order (JHX-SETUP-017). */
export type SetUpStep = 'map' | 'monsters' | 'gods' | 'warbands' | 'avatars' | 'deployment' | 'declarations';

/** Where a match is in its main loop. */
export type Stage =
  | { readonly name: 'set-up'; readonly step: SetUpStep }
  /** Step 1 to 6 (JHX-ROUND-003). `queue`: what is still to act in it, in order; null before that is known. */
  | {
      readonly name: 'communion';
      readonly step: 1 | 2 | 3 | 4 | 5 | 6;
      readonly queue: readonly string[] | null;
    }
  | { readonly name: 'activation' }
  | { readonly name: 'end-of-round' };

/** One player's side of the match. */
export interface Warband {
  readonly player: PlayerId;
  /** Its end of the board; null until taken. */
  readonly side: Side | null;
  readonly god: GodId | null;
  /** What was offered in Veto and Immunity, vetoed and picked; all empty after the draft. */
  readonly pool: readonly HeroId[];
  readonly vetoed: readonly HeroId[];
  readonly picked: readonly HeroId[];
  readonly fate: number;
  /** Souls Banked in the Effigy. */
  readonly banked: number;
  /** The Hero named as the Avatar (JHX-GOD-013). */
  readonly avatar: ModelId | null;
  /** The Effigy Power was called (JHX-GOD-005). */
  readonly powerCalled: boolean;
  readonly effigy: {
    /** Direct damage that has not regenerated. */
    readonly damage: number;
    /** What decay took. */
    readonly decay: number;
  };
  /** Artefacts of the own deck that nobody holds. */
  readonly deck: readonly ArtefactId[];
  /** One-use Artefacts whose ability this player has used (JHX-ARTEFACT-010). */
  readonly spentArtefacts: readonly ArtefactId[];
}

/** A Hero (or a model of a Hero unit), a Monster or a Summoned model. */
export interface Model {
  readonly id: ModelId;
  readonly kind: 'hero' | 'monster' | 'summoned';
  /** Its card: an id of the pack's heroes, units, monsters or summoned. */
  readonly card: HeroId | MonsterId | SummonedId;
  /** The Commander's id for models of a Hero unit, the Commander's own included; null for all others. */
  readonly unit: ModelId | null;
  /** Which member of its unit it is; null for the Commander and all others. */
  readonly member: string | null;
  readonly player: PlayerId | null;
  /** null: not on the board. */
  readonly at: Cell | null;
  /** Base health lost. */
  readonly damage: number;
  readonly level: 1 | 2 | 3;
  /** What it picked at levels 2 and 3: a tree's or a bonus' place in the list (JHX-ABILITY-058, JHX-DEMON-007). */
  readonly picks: readonly number[];
  /** How many of its levels it gained in the action going on: what they bring comes after it (JHX-LEVEL-006). Default 0. */
  readonly fresh?: number;
  /** Souls Bound to it. */
  readonly souls: number;
  readonly artefacts: readonly Held[];
  readonly counters: Readonly<Record<string, number>>;
  /** It has had its activation this round. */
  readonly activated: boolean;
  /** The round it died in; null while alive. Before deployment it is alive and not on the board. */
  readonly diedIn: number | null;
  /** The round it last entered play in: spawned, resurrected, summoned (0: deployed). */
  readonly enteredIn: number;
  /** Who summoned it. */
  readonly master: ModelId | null;
  /** The Monster Pit it came from, by its place on the map. */
  readonly pit: number | null;
  /** Mark Target: the enemy Hero it marked (JHX-ABILITY-031); by its id, dead or alive. */
  readonly marked: ModelId | null;
  /** Ward: the friendly Hero it guards (JHX-ABILITY-088). */
  readonly ward: ModelId | null;
}

/** An Artefact somebody holds. */
export interface Held {
  readonly artefact: ArtefactId;
  /** Whose deck it came from, and returns to (JHX-ARTEFACT-005, JHX-ARTEFACT-009); null for a Monster's bounty. */
  readonly deck: PlayerId | null;
}

/** An unbound Soul. */
export interface Soul {
  readonly id: string;
  readonly at: Cell;
}

/** A Monster Pit while the match goes on. */
export interface Pit {
  readonly at: Cell;
  /** A Monster Respawn Token lies on it (JHX-MONSTER-030). */
  readonly token: boolean;
}

/** An Icon on the board (JHX-TOKEN-006): one of the pack's tokens, a Shadow Orb, or a Demon's Coalesce Icon. */
export interface Icon {
  readonly id: string;
  readonly token: TokenId;
  readonly at: Cell;
  /** The model that placed it. */
  readonly owner: ModelId;
  readonly player: PlayerId | null;
  readonly until?: string;
  /** The Master of the Summoned model that placed it, once that is dead: what the Icon kills is the Master's (JHX-SUMMON-010). */
  readonly master?: ModelId;
}

/** A Terrain Template with its owner and end (JHX-TERRAIN-002). */
export interface PlacedTemplate extends Template {
  readonly owner: ModelId;
  readonly until?: string;
}

/** What a lasting effect does. */
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
  /** `full`: what it was before it took any damage; absent as long as it has taken none. */
  | { readonly kind: 'temporary-health'; readonly left: number; readonly full?: number }
  /** A marker whose meaning the rule that reads it knows. */
  | { readonly kind: 'marker'; readonly value?: number };

/**
 * An ongoing effect on a model (JHX-TOKEN-012). `key` is its name for stacking (JHX-ORDER-007): `condition:poison`,
 * `modify:<ability>:<what>`, `ability:<id>`, `temporary-health:<source>`. `source` is the model that owns it.
 */
export interface Lasting extends Effect<LastingData> {
  readonly source: ModelId;
  readonly target: ModelId;
  readonly data: LastingData;
  /** It lasts until the end of the next activation and began in one, whose end does not end it (JHX-COND-002). */
  readonly afterNext?: boolean;
  /** The Master of the Summoned model that owns it, once that is dead: what the effect kills is the Master's (JHX-COND-003). */
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
  /** What was used up for this activation, e.g. `self-heal p1:rakkir`. */
  readonly used: readonly string[];
  /** The Summoned model that is carrying out its actions now (JHX-SUMMON-005). */
  readonly acting: ModelId | null;
  /** Some AP was spent or an action made: too late for aiming (JHX-ATTACK-031). */
  readonly acted: boolean;
}

/** AP that a Hero, a unit or a Summoned model has. */
export interface Budget {
  readonly ap: number;
  readonly spent: number;
}

/** Why a match is over (JHX-WIN-001 to JHX-WIN-011). */
export type EndReason =
  | 'effigy-captured'
  | 'more-souls'
  | 'more-effigy-damage'
  | 'more-levels'
  | 'less-damage'
  | 'first-soul'
  | 'draw';

/** How a match ended. */
export interface Ending {
  readonly reason: EndReason;
  /** Nobody in a draw. */
  readonly winner: PlayerId | null;
}

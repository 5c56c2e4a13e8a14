import type { PlayerId, Tally } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { TokenId } from './ability.js';
import type { ActionChoice, ManoeuvreChoice } from './choices.js';
import type { Side } from './map.js';
import type { Motion } from './motion.js';
import type { ArtefactId, GodId, HeroId } from './pack.js';
import type { Place } from './place.js';
import type { Activation, Ending, Held, Icon, Lasting, Model, ModelId, PlacedTemplate, Stage } from './state.js';
import type { AttackType, JudgementFace } from './words.js';

/** A number with its reasons. */
export type JhxTally = Tally<RuleId>;

/** The reason that a Fate pool changed. */
export type FateReason =
  | 'free'
  | 'souls'
  | 'shrine'
  | 'soulless-shrine'
  | 'wound'
  | 'cost'
  | 'bounty'
  | 'sale'
  | 'purchase'
  | 'ability'
  | 'honour';

/** The names of blows (JHX-DICE-008 to JHX-DICE-010); null without a Hit. */
export type Blow = 'glancing' | 'solid' | 'critical' | null;

/** The reason for an attack. */
export type AttackKind =
  | 'action'
  | 'charge'
  | 'dual-wield'
  | 'parting-blow'
  /** By an ability, for 0 AP. */
  | 'ability'
  /** A Monster's attack in its Hunter activation, and its single attacks on models that come into its reach. */
  | 'hunter'
  | 'monster';

/** The cause of damage. */
export type DamageCause =
  | 'attack'
  | 'manoeuvre'
  | 'ability'
  | 'condition'
  | 'terrain'
  | 'wound'
  | 'shared'
  | 'explosion';

/** Every event of a match. The state is the fold of the events. */
export type JhxEvent =
  // The main loop.
  | { readonly type: 'StageReached'; readonly stage: Stage }
  | { readonly type: 'RoundBegan'; readonly round: number; readonly order: readonly [PlayerId, PlayerId] }
  | { readonly type: 'ActivationBegan'; readonly activation: Activation; readonly ap: JhxTally }
  | { readonly type: 'ActivationPartReached'; readonly part: Activation['part'] }
  | { readonly type: 'ActivationEnded'; readonly hero: ModelId }
  /** An action was declared and paid for. */
  | {
      readonly type: 'ActionTaken';
      readonly action: ActionChoice;
      readonly model: ModelId;
      readonly ap: number;
      readonly fate: number;
    }
  /** AP were given back or granted (JHX-COND-041), or taken if `ap` is below 0 (JHX-COND-040). */
  | { readonly type: 'ApGained'; readonly model: ModelId; readonly ap: number }
  /** A limit was used up. */
  | { readonly type: 'Used'; readonly key: string; readonly per: 'activation' | 'round' | 'match' }
  /** A Summoned model begins or ends its actions inside its Master's activation. */
  | { readonly type: 'SummonedActs'; readonly model: ModelId | null; readonly ap?: number }
  | { readonly type: 'MatchEnded'; readonly ending: Ending }
  // Before the match.
  | { readonly type: 'MapChosen'; readonly map: string; readonly pits: readonly Place[] }
  | { readonly type: 'GodChosen'; readonly player: PlayerId; readonly god: GodId }
  | { readonly type: 'PoolOffered'; readonly player: PlayerId; readonly heroes: readonly HeroId[] }
  | { readonly type: 'HeroPicked'; readonly player: PlayerId; readonly hero: HeroId }
  | { readonly type: 'HeroVetoed'; readonly player: PlayerId; readonly hero: HeroId }
  | { readonly type: 'InitiativeRolled'; readonly rolls: Readonly<Record<PlayerId, number>>; readonly winner: PlayerId }
  | { readonly type: 'FirstTurnTaken'; readonly player: PlayerId }
  | { readonly type: 'SideTaken'; readonly player: PlayerId; readonly side: Side }
  /** The Heroes of a Warband are known: its models, not on the board yet, and its Artefact deck. */
  | {
      readonly type: 'WarbandFormed';
      readonly player: PlayerId;
      readonly models: readonly Model[];
      readonly deck: readonly ArtefactId[];
    }
  | { readonly type: 'AvatarNamed'; readonly player: PlayerId; readonly model: ModelId }
  | { readonly type: 'TargetMarked'; readonly model: ModelId; readonly target: ModelId }
  | { readonly type: 'WardChosen'; readonly model: ModelId; readonly ward: ModelId }
  // Coming and going.
  /** A Monster or a Summoned model came into play. */
  | { readonly type: 'ModelEntered'; readonly model: Model }
  | { readonly type: 'ModelDeployed'; readonly model: ModelId; readonly at: Place }
  | { readonly type: 'ModelResurrected'; readonly model: ModelId; readonly at: Place; readonly damage: number }
  /** One hex of a movement, or a Place as a whole. */
  | {
      readonly type: 'ModelMoved';
      readonly model: ModelId;
      readonly from: Place;
      readonly to: Place;
      readonly how: Motion;
    }
  | {
      readonly type: 'MovementEnded';
      readonly model: ModelId;
      readonly why: 'done' | 'killed' | 'knocked-down' | 'pinned' | 'blocked';
    }
  | { readonly type: 'ModelDied'; readonly model: ModelId; readonly at: Place; readonly killer: ModelId | null }
  // Numbers.
  | { readonly type: 'FateChanged'; readonly player: PlayerId; readonly by: number; readonly why: FateReason }
  | {
      readonly type: 'ModelDamaged';
      readonly model: ModelId;
      /** Base health lost. */
      readonly damage: number;
      /** Taken by temporary pools, by effect id. */
      readonly absorbed: readonly { readonly effect: number; readonly amount: number }[];
      readonly cause: DamageCause;
      /** The model that dealt the damage. */
      readonly by: ModelId | null;
      readonly tally: JhxTally;
    }
  | { readonly type: 'ModelHealed'; readonly model: ModelId; readonly by: number; readonly tally?: JhxTally }
  /** A temporary pool regains health (JHX-ACTION-018, by its option). */
  | { readonly type: 'TemporaryHealthRestored'; readonly model: ModelId; readonly effect: number; readonly by: number }
  | {
      readonly type: 'EffigyDamaged';
      readonly player: PlayerId;
      readonly by: ModelId;
      /** Base health lost. */
      readonly damage: number;
      /** Taken by temporary pools, by effect id (JHX-EFFIGY-024). */
      readonly absorbed: readonly { readonly effect: number; readonly amount: number }[];
      readonly tally: JhxTally;
    }
  | {
      readonly type: 'EffigyHealed';
      readonly player: PlayerId;
      readonly by: number;
      readonly why: 'regeneration' | 'ability';
    }
  | { readonly type: 'EffigiesDecayed'; readonly by: number }
  | { readonly type: 'EffigyPowerCalled'; readonly player: PlayerId }
  | { readonly type: 'LevelGained'; readonly model: ModelId; readonly level: 2 | 3 }
  | { readonly type: 'LevelPicked'; readonly model: ModelId; readonly pick: number }
  /** The action in which a level was gained is over: the bonuses of the level begin (JHX-LEVEL-006). */
  | { readonly type: 'LevelLearned'; readonly model: ModelId }
  // Attacks.
  | {
      readonly type: 'AttackDeclared';
      readonly attacker: ModelId;
      readonly target: ModelId;
      readonly weapon: string;
      readonly attack: AttackType;
      readonly kind: AttackKind;
    }
  | { readonly type: 'PoolCounted'; readonly attacker: ModelId; readonly pool: JhxTally }
  | {
      readonly type: 'DiceRerolled';
      readonly by: PlayerId;
      readonly dice: readonly number[];
      readonly faces: readonly JudgementFace[];
    }
  | {
      readonly type: 'DiceChosen';
      readonly attacker: ModelId;
      readonly faces: readonly JudgementFace[];
      readonly blow: Blow;
      readonly symbols: number;
    }
  | { readonly type: 'AttackRedirected'; readonly from: ModelId; readonly to: ModelId }
  | { readonly type: 'AttackCancelled'; readonly attacker: ModelId; readonly target: ModelId; readonly why: string }
  | {
      readonly type: 'ManoeuvreBought';
      readonly attacker: ModelId;
      readonly manoeuvre: ManoeuvreChoice;
      readonly symbols: number;
    }
  | { readonly type: 'AttackEnded'; readonly attacker: ModelId; readonly target: ModelId }
  /** An ability of a card was used, in an action or a window. */
  | { readonly type: 'AbilityUsed'; readonly model: ModelId; readonly ability: string; readonly target?: ModelId }
  // Souls.
  | { readonly type: 'SoulSpawned'; readonly soul: string; readonly at: Place; readonly pit: number }
  | { readonly type: 'SoulMoved'; readonly soul: string; readonly from: Place; readonly to: Place }
  | { readonly type: 'SoulTaken'; readonly soul: string; readonly by: ModelId }
  | { readonly type: 'SoulDestroyed'; readonly soul: string; readonly by: ModelId }
  | { readonly type: 'SoulBound'; readonly model: ModelId; readonly from: ModelId | 'unbound' }
  | { readonly type: 'SoulsBanked'; readonly player: PlayerId; readonly souls: number; readonly from: ModelId | null }
  | { readonly type: 'SoulsLost'; readonly model: ModelId; readonly souls: number }
  | {
      readonly type: 'HarvestRolled';
      readonly model: ModelId;
      readonly soul: string;
      readonly total: JhxTally;
      readonly success: boolean;
    }
  // Lasting effects.
  | { readonly type: 'EffectBegan'; readonly effect: Lasting }
  | {
      readonly type: 'EffectsEnded';
      readonly effects: readonly number[];
      readonly why: 'expired' | 'removed' | 'replaced' | 'used' | 'died';
    }
  /** These effects, Icons and templates began in the activation that ends, and stay for the next (JHX-COND-002). */
  | {
      readonly type: 'EffectsStayed';
      readonly effects: readonly number[];
      readonly icons?: readonly string[];
      readonly templates?: readonly string[];
    }
  | { readonly type: 'CountersChanged'; readonly model: ModelId; readonly token: TokenId; readonly by: number }
  | { readonly type: 'IconPlaced'; readonly icon: Icon }
  | { readonly type: 'IconRemoved'; readonly icon: string }
  | { readonly type: 'TemplatePlaced'; readonly template: PlacedTemplate }
  | { readonly type: 'TemplateRemoved'; readonly template: string }
  | { readonly type: 'RespawnTokenChanged'; readonly pit: number; readonly token: boolean }
  // Artefacts.
  /** Out of a deck or a bounty into a Hero's hands. */
  | { readonly type: 'ArtefactTaken'; readonly model: ModelId; readonly held: Held }
  /** Back into the deck it came from, or lost if it was a bounty. */
  | { readonly type: 'ArtefactReturned'; readonly model: ModelId; readonly artefact: ArtefactId }
  | { readonly type: 'ArtefactHandedOver'; readonly from: ModelId; readonly to: ModelId; readonly artefact: ArtefactId }
  | { readonly type: 'ArtefactSpent'; readonly player: PlayerId; readonly artefact: ArtefactId };

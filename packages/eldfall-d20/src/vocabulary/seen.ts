import type { Counted, Hidden, PlayerId } from '@rulewright/core';
import type { DeclaredMovement } from './declared.js';
import type { RollShown } from './events.js';
import type { PartyList } from './pack.js';
import type { EldTally } from './resolution.js';
import type { CardId, Carried, Direction, EldState, Model, ModelId, Party, Place, Sequence } from './state.js';
import type { Size } from './words.js';

/** The owner of a model that was secret when an event happened, and whether its place was secret too, as that of a Hidden model is. */
export interface VeiledModel {
  readonly to: PlayerId;
  readonly place: boolean;
}

/** A party list in a view: null in place of a model that is still secret, and without the Upgrades of such models (ELD-SETUP-013). */
export interface ShownList {
  readonly faction: CardId;
  readonly models: readonly { readonly profile: CardId | null }[];
  readonly upgrades: readonly CardId[];
  readonly leader: number;
}

/**
 * A secret model in the view of its enemies: a token as large as the model, or only the fact that the model exists
 * (ELD-STATE-064, ELD-STATE-073).
 */
export interface Token extends Pick<Model, 'id' | 'player' | 'where' | 'states' | 'onWall' | 'original'> {
  readonly profile: Hidden;
  readonly at: Place | Hidden;
  readonly facing: Direction | Hidden;
  /** The token is as large as the model: its Size, and the diameter of a base of its own in millimetres. */
  readonly size: Size;
  readonly base: number | null;
}

/** A model in a view. */
export type SeenModel = Model | Token;

/** A party in a view: before the reveal its list, size and Leader are secret, and the Scheme cards in hand always are (ELD-DEF-018). */
export interface SeenParty extends Omit<Party, 'list' | 'leader' | 'upgrades' | 'schemes' | 'original'> {
  readonly list: PartyList | ShownList | Hidden | null;
  readonly leader: Party['leader'] | Hidden;
  readonly upgrades: readonly CardId[] | Hidden;
  readonly schemes: readonly CardId[] | Counted;
  readonly original: number | Hidden;
}

/** The sequence in a view: the movement of a Hidden model is secret. */
export type SeenSequence =
  | Sequence
  | (Omit<Sequence, 'from' | 'facing' | 'movement'> & {
      readonly from: Hidden;
      readonly facing: Hidden;
      readonly movement: Hidden;
    });

/** A roll in a view: the attribute of a secret model is secret. */
export type SeenRoll = Omit<RollShown, 'attribute'> & { readonly attribute: RollShown['attribute'] | Hidden };

/** The parts of the state and the fields of events that differ in a view. */
export interface EldSeen {
  readonly state: {
    readonly parties: readonly SeenParty[];
    readonly models: readonly SeenModel[];
    readonly effects: EldState['effects'];
    readonly used: EldState['used'];
    readonly sequence: SeenSequence | null;
  };
  readonly events: {
    readonly PartyPresented: { readonly list: PartyList | Hidden; readonly models: readonly Model[] | Hidden };
    readonly PartyMixed: { readonly order: readonly number[] | Hidden };
    readonly SchemesDrawn: { readonly schemes: readonly CardId[] | Counted };
    readonly SchemeKept: { readonly scheme: CardId | Hidden };
    readonly UpgradesAssigned: {
      readonly upgrades: readonly CardId[] | Hidden;
      readonly options: readonly string[] | Hidden;
      readonly inventory: readonly Carried[] | Hidden;
      readonly equipped: readonly CardId[] | Hidden;
    };
    readonly PointsAllotted: { readonly points: Readonly<Record<ModelId, number>> };
    readonly RollMade: { readonly roll: SeenRoll; readonly attribute: EldTally | Hidden };
    readonly DiceRerolled: { readonly roll: SeenRoll; readonly source: string | Hidden };
    readonly EffectsEnded: { readonly effects: readonly number[] };
    readonly ModelDeployed: { readonly at: Place | Hidden; readonly facing: Direction | Hidden };
    readonly MovementDeclared: { readonly movement: DeclaredMovement | Hidden };
    readonly MovementCutShort: { readonly movement: DeclaredMovement | Hidden };
    readonly ModelMoved: {
      readonly from: Place | Hidden;
      readonly route: readonly Place[] | Hidden;
      readonly facing: Direction | Hidden;
      readonly onWall: boolean | Hidden;
    };
    readonly ModelTurned: { readonly facing: Direction | Hidden };
  };
}

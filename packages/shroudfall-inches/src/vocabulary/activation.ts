import type { ModelId, UnitId } from './state.js';

/** The generic actions (SFI-ACTION-005). */
export type GenericAction = 'move' | 'attack' | 'disengage' | 'shake';

/** The activation that is going on (SFI-ACTIVATE-018). */
export interface Activation {
  readonly unit: UnitId;
  /**
   * `ending`: the end steps have begun, and nothing but them happens any more (SFI-ACTIVATE-005). `none`: no unit is activated, e.g.
   * at the start of a round, and an ability lets this unit take an action (SFI-ACTION-017).
   */
  readonly part: 'start' | 'open' | 'ending' | 'none';
  /** The use of each of the two actions so far (SFI-ACTION-017). */
  readonly spent: readonly (GenericAction | 'forfeited' | 'sacrificed')[];
  /** The number of move actions that were completed, generated ones included (SFI-ACTION-007, SFI-ACTION-008). */
  readonly moves: number;
  /** The actions that are being taken, the innermost last: a reaction may make a unit act in the middle of an action. */
  readonly actions: readonly ActionTaken[];
}

/** An action while it is taken: every model of the unit has a part in it, one after another (SFI-ACTION-003). */
export interface ActionTaken {
  readonly unit: UnitId;
  readonly action: GenericAction;
  /** True for an action that an ability generates: it does not count as one of the two actions of the unit (SFI-ACTION-017). */
  readonly generated?: true;
  /** The id of the first lasting effect that can begin during an action in the middle of another; absent for the outermost action. */
  readonly firstEffect?: number;
  /** The models that have done their part or sat out. */
  readonly done: readonly ModelId[];
  /** The weapon profiles that models have used in an attack action, as `model profile` (SFI-ATTACK-011). */
  readonly profiles: readonly string[];
  /** The models that models of the unit have targeted with melee attacks in this action (SFI-UNIT-002). */
  readonly targeted: readonly ModelId[];
  /** The manifestations that have acted on models of the unit in this action, or will act (SFI-MANIFEST-007). */
  readonly reached: readonly Reached[];
  /** The model that makes the combined attacks of this action (SFI-PASSIVE-009); absent in other actions. */
  readonly combined?: ModelId;
}

/** A model whose action brings it into the reach of a manifestation. */
export interface Reached {
  readonly model: ModelId;
  readonly manifestation: ModelId;
  /** True until the effect happens, at the end of the model's part of the action (SFI-MANIFEST-007). */
  readonly due: boolean;
}

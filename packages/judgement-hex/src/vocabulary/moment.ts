import type { Attack } from './attack.js';
import type { Model, ModelId } from './index.js';
import type { Motion } from './motion.js';
import type { Table } from './table.js';

/** A Charge whose move is done. The value lives as long as its action, and is never stored. */
export interface Charge {
  readonly charger: ModelId;
  readonly target: ModelId;
  /** The charged Hero's player paid for it (JHX-CHARGE-019). */
  stoodGround: boolean;
}

/** The data of a window: the model whose moment it is, and the attack where there is one. */
export interface Moment {
  /** The model whose moment it is: it activates, moves, is charged, is attacked, is at zero health, or died. */
  readonly of: ModelId;
  /** In the windows of an attack. */
  readonly attack?: Attack;
  /** In `leaving-reach` and `entering-hex`. */
  readonly move?: {
    readonly from: number;
    readonly to: number;
    /** The known part of the movement that the step belongs to, from its start. */
    readonly path?: readonly number[];
    /** The number of this step: 1 for the first. */
    readonly step?: number;
    readonly motion?: Motion;
  };
  /** In `charge-moved`. */
  readonly charge?: Charge;
  /**
   * In `zero-health` and `death`: the model that did it. In `charge-moved`: the charger. In `entering-hex`: the model
   * that moved this one, if another did.
   */
  readonly by?: ModelId | null;
  /** In `death`: the Summoned model that killed, where it is gone by now and `by` is its Master. */
  readonly servant?: ModelId;
  /** In `death`: the hex where the model stood. */
  readonly at?: number;
  /** In `death`: the model before its death, since Monsters and Summoned models are removed when they die. */
  readonly victim?: Model;
  /** In `death`: the table before the death, with the tokens on the victim (JHX-DEATH-006). */
  readonly before?: Table;
}

import type { Attack } from './attack.js';
import type { Model, ModelId } from './index.js';
import type { Motion } from './motion.js';
import type { Table } from './table.js';

/** A Charge whose move is done. Lives as long as its action; never stored. */
export interface Charge {
  readonly charger: ModelId;
  readonly target: ModelId;
  /** The charged Hero's player paid for it (JHX-CHARGE-019). */
  stoodGround: boolean;
}

/** What a window is about: whose moment it is, and the attack where there is one. */
export interface Moment {
  /** Whose moment: who activates, moves, is charged, is attacked, is at zero health, died. */
  readonly of: ModelId;
  /** In the windows of an attack. */
  readonly attack?: Attack;
  /** In `leaving-reach` and `entering-hex`. */
  readonly move?: {
    readonly from: number;
    readonly to: number;
    /** The movement that the step belongs to, from its start as far as it is known. */
    readonly path?: readonly number[];
    /** Which of its steps this is: 1 for the first. */
    readonly step?: number;
    readonly motion?: Motion;
  };
  /** In `charge-moved`. */
  readonly charge?: Charge;
  /** In `zero-health` and `death`: who did it. In `charge-moved`: the charger. In `entering-hex`: who moved the model, if it did not itself. */
  readonly by?: ModelId | null;
  /** In `death`: where it stood. */
  readonly at?: number;
  /** In `death`: the model as it was, since Monsters and Summoned models are gone with their death. */
  readonly victim?: Model;
  /** In `death`: the table as it was before, with the tokens on the victim (JHX-DEATH-006). */
  readonly before?: Table;
}

import type { DamageCause, Model, ModelId } from './index.js';
import type { Place } from './place.js';
import type { Table } from './table.js';

/** A death while its steps go on; never stored. */
export interface Death {
  /** The model as it was when it died, still with its hex. */
  readonly victim: Model & { readonly at: Place };
  /** The model that has the kill (JHX-DEATH-012); null for nobody. */
  readonly by: ModelId | null;
  /** The Summoned model that killed, where it is gone by now and `by` is its Master. */
  readonly servant?: ModelId;
  /** The cause of the damage that killed; undefined for a death without damage. */
  readonly cause?: DamageCause;
  /** The table before the death, with the tokens on the victim (JHX-DEATH-006). */
  readonly before: Table;
}

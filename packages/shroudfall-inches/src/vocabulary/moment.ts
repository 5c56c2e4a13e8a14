import type { PlayerId } from '@rulewright/core';
import type { WindowId } from './ability.js';
import type { ModelId, UnitId } from './state.js';

/** A moment at which abilities may act. */
export interface Moment {
  readonly window: WindowId;
  /** The model or unit whose moment it is; null in the windows of the round, which belong to nobody. */
  readonly of: ModelId | UnitId | null;
  /** The only player whose abilities act: in the round the token holder's come first, then the other's (SFI-ROUND-START-002). */
  readonly only?: PlayerId;
  /** Only abilities of units, or only those of scenarios: the end of a round has both, one after the other (SFI-ROUND-END-003). */
  readonly from?: 'units' | 'scenarios';
}

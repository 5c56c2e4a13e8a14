import type { Rule, Turn } from '@rulewright/core';
import { holderFirst } from '../../match/lookups.js';
import { openAt, type RoundWindowId } from '../../timing/windows.js';
import type { Moment, Sfi } from '../../vocabulary/index.js';

/** Opens a window of the round for the token holder, then for the other player (SFI-PRIORITY-004). */
export function* openForBoth(turn: Turn<Sfi>, window: RoundWindowId, from: NonNullable<Moment['from']>): Rule {
  for (const only of holderFirst(turn.state)) yield* openAt(turn, window, { of: null, only, from });
}

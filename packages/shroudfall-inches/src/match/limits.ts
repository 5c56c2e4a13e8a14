import type { Turn } from '@rulewright/core';
import type { Limit } from '../vocabulary/ability.js';
import type { Sfi, SfiState, Span } from '../vocabulary/index.js';

const spans: { readonly [L in Limit]: Span } = {
  'once-per-activation': 'activation',
  'once-per-round': 'round',
  'once-per-game': 'match',
};

/** The key of the uses of an ability: kept for each unit card entry, not for each model (SFI-PRIORITY-012), or for each element. */
export const useKey = (source: string, ability: string): string => `${source} ${ability}`;

/** True if a limit allows no more use now. Once per activation means the activation of any unit (SFI-PRIORITY-012). */
export const isUsedUp = ({ used }: Pick<SfiState, 'used'>, limit: Limit | undefined, key: string): boolean =>
  limit !== undefined && used[spans[limit]].includes(key);

/** Counts a use against its limit. */
export const useUp = (turn: Turn<Sfi>, limit: Limit | undefined, key: string): void => {
  if (limit !== undefined) turn.emit({ type: 'Used', span: spans[limit], key }, 'SFI-PRIORITY-012');
};

import type { Sources } from '../vocabulary/index.js';
import { mustWait } from './part.js';

/** While a duel goes on, only the duellists and their creatures react (ELD-DUEL-005, ELD-DUEL-007). */
const othersWait: Sources['bans'][number] = ({ state }, { id }, { what }) =>
  what === 'reaction' && mustWait(state, id) ? { code: 'duel-goes-on', rule: 'ELD-DUEL-005' } : undefined;

/** The rules of duels for declarations. */
export const duelSources: Partial<Sources> = { bans: [othersWait] };

import { DROPPED } from '../items/dropped.js';
import { isQuestOut } from '../match/duellists.js';
import { thingNamed } from '../match/lookups.js';
import type { Sources } from '../vocabulary/index.js';

/** While a duel goes on, no Quest action may use the tokens and structures of the Quest. Items on the ground do not count as such. */
const questWaits: Sources['bans'][number] = (table, _, declaring) => {
  if (declaring.what !== 'action' || !isQuestOut(table)) return undefined;
  const { action } = declaring;
  const name = action.do === 'interact' ? action.thing : action.do === 'perceive' ? action.target : '';
  const thing = thingNamed(table.state, name);
  return thing && thing.kind !== DROPPED ? { code: 'duel-goes-on', rule: 'ELD-DUEL-016' } : undefined;
};

/** The rules of duels for declarations. */
export const duelSources: Partial<Sources> = { bans: [questWaits] };

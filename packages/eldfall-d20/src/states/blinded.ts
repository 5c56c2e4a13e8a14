import { hasState } from '../match/lookups.js';
import { immunityTo } from '../profiles/immunity.js';
import type { Sources } from '../vocabulary/index.js';

/** A Blinded model may declare only Assist, Dodge or Nothing. */
export const blindedBan: Sources['bans'][number] = (table, model, declaring) => {
  if (declaring.what !== 'action' || !hasState(model, 'blinded')) return undefined;
  if (immunityTo(table, model, { rule: 'ELD-STATE-009' })) return undefined;
  const { action } = declaring;
  if (action.do === 'assist' || action.do === 'dodge' || action.do === 'nothing') return undefined;
  return { code: 'blinded', rule: 'ELD-STATE-009', path: 'do' };
};

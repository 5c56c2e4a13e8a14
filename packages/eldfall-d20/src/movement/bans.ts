import type { Sources } from '../vocabulary/index.js';
import { specialActions } from '../vocabulary/words.js';
import { isOverEncumbered } from './encumbered.js';
import { isSpecial, permissionsOf } from './speed.js';

/** After a Special Movement only Nothing may be declared, unless an ability keeps the Melee Attack open (ELD-SKILL-016). */
export const nothingAfterSpecialMovement: Sources['bans'][number] = (table, model, declaring) => {
  if (declaring.what !== 'action' || declaring.role !== 'active') return undefined;
  const { action, movement } = declaring;
  if (!movement || action.do === 'nothing' || !isSpecial(table, model, movement)) return undefined;
  const strikes = action.do === 'attack' && action.kind === 'melee';
  if (strikes && permissionsOf(table, model, movement).some(({ melee }) => melee)) return undefined;
  return { code: 'after-special-movement', rule: 'ELD-MOVE-006', path: 'do', detail: { movement: movement.kind } };
};

/** A model that carries too much takes no Special Actions. */
export const noSpecialActionsWhenBurdened: Sources['bans'][number] = (table, model, declaring) => {
  if (declaring.what !== 'action' || !specialActions.some(one => one === declaring.action.do)) return undefined;
  return isOverEncumbered(table, model) ? { code: 'over-encumbered', rule: 'ELD-MOVE-026', path: 'do' } : undefined;
};

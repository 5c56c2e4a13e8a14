import type { Refusal } from '@rulewright/core';
import { hasState, modelOf } from '../match/lookups.js';
import type { Sources } from '../vocabulary/index.js';
import { specialActions } from '../vocabulary/words.js';

/**
 * An Immobilized model may declare only Idle without turning, without a change of Crouched (unless the option allows
 * it), and no Special Action.
 */
export const immobilizedBan: Sources['bans'][number] = ({ options }, model, declaring): Refusal | undefined => {
  if (!hasState(model, 'immobilized')) return undefined;
  const rule = 'ELD-STATE-051';
  if (declaring.what === 'movement') {
    const { kind, facing, stance } = declaring.movement;
    if (kind !== 'idle') return { code: 'immobilized', rule, path: 'kind' };
    // Flying ends where a model becomes Immobilized, so an Immobilized one does not take off.
    if (stance?.state === 'flying') return { code: 'immobilized', rule: 'ELD-STATE-042', path: 'stance' };
    if (stance && !options.immobilizedMayCrouch) return { code: 'immobilized', rule, path: 'stance' };
    const isTurned = facing.x !== model.facing.x || facing.y !== model.facing.y;
    return isTurned ? { code: 'immobilized', rule, path: 'facing' } : undefined;
  }
  const isSpecial = declaring.what === 'action' && specialActions.some(one => one === declaring.action.do);
  return isSpecial ? { code: 'immobilized', rule, path: 'do' } : undefined;
};

/** An Immobilized model rolls its Dodge with AG or T, as its player chooses; a success ends the state. */
export const immobilizedDodge: Sources['otherAttributes'][number] = ({ state }, { model, purpose }) =>
  purpose === 'dodge' && hasState(modelOf(state, model), 'immobilized')
    ? [{ rule: 'ELD-STATE-052', source: 'immobilized', attribute: 'T' }]
    : [];

import type { Turn } from '@rulewright/core';
import { mayGenerateAttack } from '../../../attack/backswing.js';
import { mustShake } from '../../../match/budget.js';
import { modelsOf } from '../../../match/lookups.js';
import { tableOf } from '../../../match/table.js';
import { whyNotShifted } from '../../../movement/bans.js';
import type { Cause, GenericAction, Sfi, UnitId } from '../../../vocabulary/index.js';

/**
 * True if a unit can take an action that an ability generates. The first action of a Stunned unit in its activation is a shake action,
 * whatever its abilities generate (SFI-CONDITION-013), and a unit with Frostbite takes no move action by an ability of its own side
 * (SFI-CONDITION-008).
 */
export const mayTake = (turn: Turn<Sfi>, unit: UnitId, action: GenericAction, cause: Cause): boolean => {
  const { state } = turn;
  // An attack by Backswing generates no attack of its own side (SFI-PASSIVE-005).
  if (action === 'attack' && !mayGenerateAttack(cause.player, cause.moment?.attack)) return false;
  const table = tableOf(turn);
  if (action !== 'shake' && state.activation?.unit === unit && mustShake(table)) return false;
  return action !== 'move' || modelsOf(state, unit).some(({ id }) => !whyNotShifted(table, id, 'move', cause));
};

import type { Refusal } from '@rulewright/core';
import { modelOf } from '../../match/lookups.js';
import { hasPassive } from '../../unit-cards/passives/passives.js';
import { armsOf } from '../../unit-cards/weapons.js';
import type { ActionTaken, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { AttackType } from '../../vocabulary/words.js';

/** The profiles that a model has used in the action (SFI-ATTACK-011). */
export const usedBy = ({ profiles }: ActionTaken, model: ModelId): readonly string[] =>
  profiles.flatMap(one => (one.startsWith(`${model} `) ? [one.slice(model.length + 1)] : []));

/**
 * The rule that keeps a model from using a weapon type in the action: its first profile fixes the type. Gunblade joins melee and
 * ranged, Spellblade arcane and one of them, and both together all three (SFI-PASSIVE-041). Every model is judged by itself
 * (SFI-ATTACK-013).
 */
export const whyNotType = (table: Table, taken: ActionTaken, model: ModelId, type: AttackType): Refusal | undefined => {
  const used = usedBy(taken, model);
  const types = new Set(armsOf(table, model).weapons.flatMap(one => (used.includes(one.id) ? [one.type] : [])));
  types.add(type);
  if (types.size === 1) return;
  const holder = modelOf(table.state, model);
  const gunblade = hasPassive(table, holder, 'gunblade');
  const spellblade = hasPassive(table, holder, 'spellblade');
  const blades = types.has('melee') && types.has('ranged');
  if (blades ? gunblade && (spellblade || !types.has('arcane')) : spellblade) return;
  const rule = spellblade ? 'SFI-PASSIVE-040' : gunblade ? 'SFI-PASSIVE-020' : 'SFI-ATTACK-012';
  return { code: 'other-type', rule, path: 'profile' };
};

import type { Turn } from '@rulewright/core';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { suffers } from '../../match/lasting.js';
import { effigyOwner, onBoard, warbandOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The rule that keeps a model from healing, because of burn or Mortal Wounds; undefined if it can heal. */
export const healingRefusal = (table: Table, model: Model): RuleId | undefined => {
  if (suffers(table.state, model.id, 'burn')) return 'JHX-COND-017';
  return hasCommon(table, model, 'mortal-wounds') ? 'JHX-ABILITY-035' : undefined;
};

/**
 * Removes marked damage from base health, so never above the maximum; lost temporary health stays lost (JHX-DAMAGE-012,
 * JHX-DAMAGE-011). Heals nothing while the model burns, has Mortal Wounds, or is not on the board. An Effigy heals
 * direct damage only. Returns how much it healed.
 */
export const heal = (turn: Turn<Jhx>, id: ModelId, amount: number, rule: RuleId): number => {
  const owner = effigyOwner(turn.state, id);
  if (owner !== undefined) {
    const by = Math.min(amount, warbandOf(turn.state, owner).effigy.damage);
    if (by > 0) turn.emit({ type: 'EffigyHealed', player: owner, by, why: 'ability' }, ['JHX-EFFIGY-020', rule]);
    return by;
  }
  const model = onBoard(turn.state, id);
  if (!model || healingRefusal(tableOf(turn), model)) return 0;
  const by = Math.min(amount, model.damage);
  if (by > 0) turn.emit({ type: 'ModelHealed', model: id, by }, ['JHX-DAMAGE-009', rule]);
  return by;
};

import { everyCommon } from '../../hero-cards/reading/common.js';
import { effigyOwner, isOnBoard } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { ConditionId } from '../../vocabulary/words.js';

/**
 * The reason that a model cannot come to suffer a condition; undefined if it can: it is an Effigy, a Monster and the
 * condition is fear, or Immune, as undead Heroes are to fear (JHX-UNDEAD-001). Lesser undead can be frightened
 * (JHX-UNDEAD-005). A condition that the model already suffers stays.
 */
export const immunity = (table: Table, id: ModelId, condition: ConditionId): RuleId | undefined => {
  if (effigyOwner(table.state, id) !== undefined) return 'JHX-COND-006';
  const model = table.state.models.find(one => one.id === id);
  if (!model || !isOnBoard(model)) return 'JHX-TOKEN-003';
  if (model.kind === 'monster' && condition === 'fear') return 'JHX-COND-048';
  return everyCommon(table, model, 'immune').some(({ to }) => to === condition) ? 'JHX-ABILITY-024' : undefined;
};

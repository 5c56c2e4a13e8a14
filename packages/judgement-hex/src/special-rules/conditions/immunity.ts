import { everyCommon } from '../../hero-cards/reading/common.js';
import { effigyOwner, isOnBoard } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { ConditionId } from '../../vocabulary/words.js';

/**
 * Why a model cannot come to suffer a condition: it is an Effigy (JHX-COND-006), a Monster and not to be frightened
 * (JHX-COND-048), or Immune (JHX-ABILITY-024), which undead Heroes are to fear (JHX-UNDEAD-001); undefined if it can. Lesser
 * undead fear like others (JHX-UNDEAD-005). A condition that it already suffers stays.
 */
export const immunity = (table: Table, id: ModelId, condition: ConditionId): RuleId | undefined => {
  if (effigyOwner(table.state, id) !== undefined) return 'JHX-COND-006';
  const model = table.state.models.find(one => one.id === id);
  if (!model || !isOnBoard(model)) return 'JHX-TOKEN-003';
  if (model.kind === 'monster' && condition === 'fear') return 'JHX-COND-048';
  return everyCommon(table, model, 'immune').some(({ to }) => to === condition) ? 'JHX-ABILITY-024' : undefined;
};

import { type Procedure, procedure, step, type Turn } from '@rulewright/core';
import { isStanding } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { currentOf } from '../../profiles/current.js';
import type { Eld, Going, ModelId } from '../../vocabulary/index.js';

/** All models that may receive Action Points get as many as their STA; what was left is replaced (ELD-TURN-006, ELD-TURN-007). */
const allot = (turn: Turn<Eld>): void => {
  const table = tableOf(turn);
  const points: Record<ModelId, number> = {};
  for (const model of turn.state.models) if (isStanding(model)) points[model.id] = currentOf(table, model, 'STA');
  turn.emit({ type: 'PointsAllotted', points }, ['ELD-TURN-006', 'ELD-ACT-001']);
};

/** The Upkeep phase. */
export const upkeepProcedure: Procedure<Eld, Going> = /* @__PURE__ */ procedure<Eld, Going>('upkeep', [
  step('ELD-TURN-006', 'allot Action Points', allot),
]);

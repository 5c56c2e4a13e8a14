import { inActivation, isOnBoard } from '../arena/models.js';
import type { Table } from '../arena/table.js';
import type { ModelId } from '../vocabulary/index.js';
import type { EngagementContext } from './engagement.js';

/** Engagement as it is now: whose activation it is, and the rulings of sight. */
export const engagementNow = ({ state, options }: Pick<Table, 'state' | 'options'>): Required<EngagementContext> => {
  const active: ModelId[] = [];
  for (const model of state.models) if (isOnBoard(model) && inActivation(state, model)) active.push(model.id);
  return { active, losAdjacentHalfPlane: options.losAdjacentHalfPlane };
};

import { sightRulings } from '../arena/field.js';
import { inActivation, standing } from '../arena/models.js';
import type { Table } from '../arena/table.js';
import type { EngagementContext } from './engagement.js';

/** Engagement as it is now: whose activation it is, and the rulings of sight. */
export const engagementNow = (table: Table): EngagementContext => ({
  active: standing(table.state)
    .filter(model => inActivation(table.state, model))
    .map(({ id }) => id),
  ...sightRulings(table),
});

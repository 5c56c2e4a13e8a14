import { profileOf } from '../match/lookups.js';
import type { Model, Table } from '../vocabulary/index.js';

/** The Recruitment Cost of a model; by the option undefined for a summoned creature, since nobody recruits it (ELD-QUEST-071). */
export const recruitmentCostOf = (table: Pick<Table, 'pack' | 'options'>, model: Model): number | undefined =>
  model.summoned && table.options.creatureCost === 'none' ? undefined : profileOf(table, model).cost;

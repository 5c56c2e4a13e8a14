import { profileOf } from '../match/lookups.js';
import type { Model, Table } from '../vocabulary/index.js';

/** The Recruitment Cost of a model; undefined by the option for a summoned creature, which nobody recruits (ELD-QUEST-071). */
export const recruitmentCostOf = (table: Pick<Table, 'pack' | 'options'>, model: Model): number | undefined =>
  model.summoned && table.options.creatureCost === 'none' ? undefined : profileOf(table, model).cost;

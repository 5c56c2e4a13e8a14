import { cardOf, unitOf } from '../../match/lookups.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The hit points that a model has left: each model of a unit has its own (SFI-CARD-008). */
export const hitPointsLeft = (table: Table, model: Model): number =>
  cardOf(table, unitOf(table.state, model.unit)).hp - model.damage;

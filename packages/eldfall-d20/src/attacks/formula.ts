import { currentTally } from '../profiles/current.js';
import type { Model, Table } from '../vocabulary/index.js';
import type { Formula } from '../vocabulary/pack.js';

/** A number that may depend on a current attribute of the model, e.g. a Reach of T in inches (ELD-MOD-010, ELD-MOD-011, ELD-ITEM-020). */
export const formulaValue = (table: Table, model: Model, formula: Formula): number =>
  typeof formula === 'number' ? formula : currentTally(table, model, formula.attribute).total + (formula.plus ?? 0);

import type { Model, Table } from '../vocabulary/index.js';

/**
 * True for a model whose player may know every distance before a declaration: in Assisted mode (ELD-MEASURE-009), and
 * for Hostiles (ELD-MEASURE-014). For all other models, answers are described and suggested without distances.
 */
export const knowsDistances = ({ options }: Pick<Table, 'options'>, { player }: Pick<Model, 'player'>): boolean =>
  options.measuringMode === 'assisted' || player === null;

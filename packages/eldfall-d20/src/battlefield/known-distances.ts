import type { Model, Table } from '../vocabulary/index.js';

/**
 * True for a model whose player may know every distance before a declaration: in Assisted mode (ELD-MEASURE-009), and for Hostiles (ELD-MEASURE-014). Answers
 * to questions about other models are told, and suggested, without distances.
 */
export const knowsDistances = ({ options }: Pick<Table, 'options'>, { player }: Pick<Model, 'player'>): boolean =>
  options.measuringMode === 'assisted' || player === null;

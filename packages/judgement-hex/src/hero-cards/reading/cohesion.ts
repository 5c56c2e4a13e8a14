import { isOnBoard, standing } from '../../match/models.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { footingOf, groundOf } from './ground.js';

/** The Commander of a model's unit, dead or alive; a Hero of one model is its own Commander. */
export const commanderOf = ({ state }: Pick<Table, 'state'>, model: Model): Model =>
  state.models.find(({ id }) => id === model.unit) ?? model;

/**
 * True if a model is in Unit Cohesion: within 3 hexes of its Commander (JHX-UNIT-010). The Commander is always in
 * cohesion. Without the Commander on the board no model of the unit is (JHX-UNIT-025). Models of no unit count as in
 * cohesion.
 */
export const inCohesion = (table: Table, model: Model): boolean => {
  if (model.unit === null || model.member === null) return true;
  const commander = commanderOf(table, model);
  if (!isOnBoard(model) || !isOnBoard(commander)) return false;
  const { cohesion } = table.numbers.distances;
  return groundOf(table).within(cohesion.value, footingOf(table, model), footingOf(table, commander));
};

/** The other models of a model's unit that are on the board; empty for a model of no unit. */
export const unitMates = ({ state }: Pick<Table, 'state'>, { id, unit }: Model): readonly Model[] =>
  standing(state).filter(one => unit !== null && one.unit === unit && one.id !== id);

/** The ones of these that are in cohesion. */
export const companyOf = (table: Table, model: Model): readonly Model[] =>
  unitMates(table, model).filter(one => inCohesion(table, one));

import { distanceBetween } from '../../ground/models/battlefield.js';
import { isOnBoard, standing } from '../../match/models.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { groundNow } from './field.js';

/** How far from its Commander a model of a unit may be (JHX-UNIT-010). */
const cohesionHexes = 3;

/** The Commander of a model's unit, dead or alive; of a Hero of one model the Hero itself. */
export const commanderOf = ({ state }: Pick<Table, 'state'>, model: Model): Model =>
  state.models.find(({ id }) => id === model.unit) ?? model;

/**
 * Whether a model is in Unit Cohesion: within 3 hexes of its Commander, who always is (JHX-UNIT-010). Without the Commander
 * on the board nobody is (JHX-UNIT-025). Models of no unit act as if they were.
 */
export const inCohesion = (table: Table, model: Model): boolean => {
  if (model.unit === null || model.member === null) return true;
  const commander = commanderOf(table, model);
  if (!isOnBoard(model) || !isOnBoard(commander)) return false;
  return distanceBetween(groundNow(table).board, [model.at], [commander.at]) <= cohesionHexes;
};

/** The other models of a model's unit that are in cohesion; nobody where it is of none. */
export const companyOf = (table: Table, { id, unit }: Model): readonly Model[] =>
  standing(table.state).filter(one => unit !== null && one.unit === unit && one.id !== id && inCohesion(table, one));

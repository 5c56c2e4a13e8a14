import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { newcomer } from '../../hero-cards/reading/field.js';
import { footingOf } from '../../hero-cards/reading/ground.js';
import { heroesOf, warbandOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { chooseEntry } from '../../special-rules/places/choose-place.js';
import type { Where } from '../../vocabulary/battlefield.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * The places where a model may be deployed: of the own zone (JHX-DEPLOY-002), unoccupied, neither by the own Effigy nor by a
 * wall (JHX-DEPLOY-003).
 */
export const deploymentPlaces = (table: Table, model: Model): Where => {
  const side = model.player === null ? null : warbandOf(table.state, model.player).side;
  const mover: Piece = { ...newcomer(table), ...footingOf(table, model) };
  return side === null ? { or: [] } : { zone: side, landing: { mover, motion: 'place' } };
};

const waiting = ({ state }: Turn<Jhx>, player: PlayerId): readonly Model[] =>
  heroesOf(state, player).filter(({ at }) => at === null);

/**
 * The next Hero is deployed: all of the first player's before any of the second's, of a unit every model (JHX-DEPLOY-005).
 * Summoned models never are (JHX-DEPLOY-004). Returns whether all stand.
 */
export function* deployNext(turn: Turn<Jhx>): Rule<boolean> {
  const by = turn.state.order.find(player => waiting(turn, player).length > 0);
  if (by === undefined) return true;
  const table = tableOf(turn);
  const places = waiting(turn, by).map(model => ({ model: model.id, where: deploymentPlaces(table, model) }));
  const { model, at } = yield* chooseEntry(turn, { by, rule: 'JHX-DEPLOY-002', places });
  turn.emit({ type: 'ModelDeployed', model, at }, ['JHX-DEPLOY-001', 'JHX-DEPLOY-002']);
  return turn.state.order.every(player => waiting(turn, player).length === 0);
}

import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { heroesOf, warbandOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Jhx, Model } from '../../vocabulary/index.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * The places where a player may deploy: of the own zone (JHX-DEPLOY-002), unoccupied, neither by the own Effigy nor by a
 * wall (JHX-DEPLOY-003).
 */
export const deploymentHexes = (table: Table, player: PlayerId): readonly Place[] => {
  const { side } = warbandOf(table.state, player);
  return side === null ? [] : fieldOf(table).places({ zone: side });
};

const waiting = ({ state }: Turn<Jhx>, player: PlayerId): readonly Model[] =>
  heroesOf(state, player).filter(({ at }) => at === null);

/**
 * The next Hero is deployed: all of the first player's before any of the second's (JHX-DEPLOY-001), of a unit every model
 * (JHX-DEPLOY-005). Summoned models never are (JHX-DEPLOY-004). Returns whether all stand.
 */
export function* deployNext(turn: Turn<Jhx>): Rule<boolean> {
  const by = turn.state.order.find(player => waiting(turn, player).length > 0);
  if (by === undefined) return true;
  const cells = deploymentHexes(tableOf(turn), by);
  const options = waiting(turn, by).flatMap(({ id }) => cells.map(at => ({ model: id, at })));
  const { model, at } = yield* decide(turn, { by, kind: 'deploy', rule: 'JHX-DEPLOY-002', options });
  turn.emit({ type: 'ModelDeployed', model, at }, ['JHX-DEPLOY-001', 'JHX-DEPLOY-002']);
  return turn.state.order.every(player => waiting(turn, player).length === 0);
}

import { decide, decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { isSummoned } from '../../content/reading/summoned.js';
import { armyOf, cardOf, holderFirst, playerOf, unitOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { Model, SettingUp, Sfi, Unit, UnitId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { roomFor } from './formation.js';

/** The units that a player has still to deploy; Summoned units are never deployed (SFI-PASSIVE-044). */
const waiting = (table: Table, player: PlayerId): readonly Unit[] =>
  table.state.units.filter(
    unit => unit.player === player && unit.where === 'in-reserve' && !isSummoned(cardOf(table, unit)),
  );

/**
 * The player who deploys the next unit: both in turn, the token holder first, and one alone when the other has none left
 * (SFI-DEPLOY-001). Undefined when all units are deployed.
 */
const nextToDeploy = (table: Table): PlayerId | undefined => {
  const [holder, other] = holderFirst(table.state);
  const done = (player: PlayerId): number =>
    table.state.units.filter(unit => unit.player === player && unit.where !== 'in-reserve').length;
  const order = done(holder) <= done(other) ? [holder, other] : [other, holder];
  return order.find(player => waiting(table, player).length > 0);
};

/** A unit for which the table has no room is not used; a leadership ability ends with its weaver. */
const leaveOut = (turn: Turn<Sfi>, unit: UnitId): void => {
  const player = playerOf(turn.state, unit);
  turn.emit({ type: 'UnitLeftOut', unit }, 'SFI-DEPLOY-004');
  if (armyOf(turn.state, player).leadership?.weaver !== unit) return;
  turn.emit({ type: 'LeadershipEnded', player }, 'SFI-LEADER-005');
};

/** The next unit is deployed with all its models, and stays where it is until the first round (SFI-DEPLOY-006). */
export function* deployUnits(turn: Turn<Sfi>, settingUp: SettingUp): Rule {
  const table = tableOf(turn);
  const by = nextToDeploy(table);
  if (by === undefined) return;
  settingUp.goesOn = true;
  const options = waiting(table, by).map(({ id }) => id);
  const unit = yield* decideUnlessForced(turn, { by, kind: 'deployUnit', rule: 'SFI-DEPLOY-001', options });
  const room = turn.derive(() => roomFor(table, unit));
  if (room === 'none') return leaveOut(turn, unit);
  // If the search reaches its limit, the player may give a place for the unit, or leave the unit out.
  const proposal = { unit, ...(room === 'unknown' ? { optional: true as const } : {}) };
  const places = yield* decide(turn, { by, kind: 'deployModels', rule: 'SFI-DEPLOY-002', proposal });
  if (places === 'none') return leaveOut(turn, unit);
  const models = places.map((at, i): Model => ({ id: `${unit}/${i + 1}`, unit, at, damage: 0 }));
  turn.emit({ type: 'UnitDeployed', unit: unitOf(turn.state, unit).id, models }, ['SFI-DEPLOY-001', 'SFI-DEPLOY-004']);
}

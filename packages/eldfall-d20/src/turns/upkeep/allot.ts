import { type Procedure, procedure, step, type Turn } from '@rulewright/core';
import { activePlayer, canAct, hasState } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { changesOn } from '../../profiles/changes.js';
import { currentTally } from '../../profiles/current.js';
import { modified } from '../../profiles/modified.js';
import type { Eld, EldTally, Going, Model, ModelId, Modifier, Table } from '../../vocabulary/index.js';

const added = (table: Table, model: Model): readonly Modifier[] =>
  changesOn(table, model).flatMap(({ change, rule, source }) =>
    change.op === 'points' ? [{ rule, source, add: change.by }] : [],
  );

const withMore = ({ options }: Table, value: number, more: readonly Modifier[]): EldTally =>
  modified('AP', { value, rule: 'ELD-ACT-001', source: 'STA' }, more, {
    least: { value: 0, rule: 'ELD-ACT-006' },
    stackHalving: options.stackHalving,
  });

/**
 * The Activation Points that an Upkeep gives a model: its STA now (ELD-ACT-001, ELD-PROFILE-002) with what abilities
 * change, and then those that effects add (ELD-TRAIT-049).
 */
const pointsOf = (table: Table, model: Model): EldTally => {
  const abilities = table.sources.points.flatMap(source => source(table, model));
  const allotted = withMore(table, currentTally(table, model, 'STA').total, abilities);
  return withMore(table, allotted.total, added(table, model));
};

/**
 * True for a model that is too tired to regain Activation Points (ELD-STATE-034); by option not at the beginning of the
 * Hostiles turn.
 */
const isTired = ({ state, options }: Table, model: Model): boolean =>
  hasState(model, 'fatigued') && !(options.fatiguedRegain && activePlayer(state) === null);

/**
 * Every player's models get their Activation Points, in place of those that they have, but tired ones get none. Hostiles get
 * theirs in the turn of every player and in their own (ELD-HOSTILE-003), and players' models also in that of the Hostiles
 * (ELD-HOSTILE-004).
 */
const allot = (turn: Turn<Eld>): void => {
  const table = tableOf(turn);
  const points: Record<ModelId, number> = {};
  for (const model of turn.state.models) {
    if (canAct(model) && !isTired(table, model)) points[model.id] = pointsOf(table, model).total;
  }
  turn.emit({ type: 'PointsAllotted', points }, ['ELD-TURN-006', 'ELD-TURN-007', 'ELD-ACT-001']);
};

/** The Upkeep phase. */
export const upkeepProcedure: Procedure<Eld, Going> = /* @__PURE__ */ procedure<Eld, Going>('upkeep', [
  step('ELD-TURN-006', 'allot Action Points', allot),
]);

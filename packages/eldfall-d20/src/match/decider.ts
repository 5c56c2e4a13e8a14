import type { PlayerId } from '@rulewright/core';
import type { Model, Table } from '../vocabulary/index.js';
import { activePlayer } from './lookups.js';

/** The player who decides for a Hostile when a decision is needed: the 1st Player, or by option the Active Player (ELD-HOSTILE-010). */
export const arbiterOf = ({ state, options }: Pick<Table, 'state' | 'options'>): PlayerId => {
  const first = state.order[0] ?? state.players[0] ?? '';
  return options.hostileArbiter === 'activePlayer' ? (activePlayer(state) ?? first) : first;
};

/** The player who decides for a model: its own one, or the arbiter of the Hostiles. */
export const deciderOf = (table: Pick<Table, 'state' | 'options'>, { player }: Pick<Model, 'player'>): PlayerId =>
  player ?? arbiterOf(table);

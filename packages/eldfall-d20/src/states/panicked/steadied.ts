import type { Turn } from '@rulewright/core';
import { modelOf } from '../../match/lookups.js';
import type { Eld, Model, ModelId } from '../../vocabulary/index.js';

/** The source of the state that Broken Morale gives. */
export const BROKEN = 'broken-morale';

/** The counter of a model that an effect has freed from Broken Morale. */
export const STEADIED = 'steadied';

/** True for a model that does not become Panicked again as long as its party stays broken (ELD-MORALE-001). */
export const isSteadied = ({ counters }: Pick<Model, 'counters'>): boolean => (counters[STEADIED] ?? 0) > 0;

/**
 * An effect frees a model from Broken Morale permanently, since effects override the core rules, unless the option has
 * the state come back (ELD-DEF-002).
 */
export const steady = (turn: Turn<Eld>, id: ModelId): void => {
  const { states } = modelOf(turn.state, id);
  if (turn.options.brokenMoraleReturns || !states.some(({ source }) => source === BROKEN)) return;
  turn.emit({ type: 'CounterChanged', model: id, counter: STEADIED, by: 1 }, 'ELD-MORALE-001');
};

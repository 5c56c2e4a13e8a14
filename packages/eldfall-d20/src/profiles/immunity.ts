import type { Cited, Harm, Model, Table } from '../vocabulary/index.js';
import { changesOn } from './changes.js';

/**
 * The rule that protects a model from a state, a trait, a skill, or a rule that makes something worse for it; undefined if nothing does. A
 * protection wins over whatever causes the harm (ELD-DEF-002).
 */
export const immunityTo = (table: Table, model: Model, harm: Harm): Cited | undefined => {
  for (const source of table.sources.immunities) {
    const found = source(table, model, harm);
    if (found) return found;
  }
  return 'state' in harm
    ? changesOn(table, model).find(({ change }) => change.op === 'immune' && change.states.includes(harm.state))
    : undefined;
};

import type { Cited, Harm, Model, Table } from '../vocabulary/index.js';
import { changesOn } from './changes.js';

/**
 * The rule that protects a model from a state, a trait, a skill, or a rule that makes something worse for it; undefined
 * if nothing does. A protection beats every cause of the harm; by option, a protection that is a lasting effect is
 * beaten by effects that begin later (ELD-DEF-002).
 */
export const immunityTo = (table: Table, model: Model, harm: Harm): Cited | undefined => {
  for (const source of table.sources.immunities) {
    const found = source(table, model, harm);
    if (found) return found;
  }
  if (!('state' in harm)) return undefined;
  const laterWins = table.options.specificConflict === 'laterWins';
  return changesOn(table, model).find(
    ({ change, data }) =>
      change.op === 'immune' && change.states.includes(harm.state) && !(laterWins && data !== undefined),
  );
};

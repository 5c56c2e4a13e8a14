import { modelOf } from '../match/lookups.js';
import type { Behaviour } from '../vocabulary/hostile.js';
import type { Model, ModelId, Table } from '../vocabulary/index.js';
import { enemiesFitting } from './conditions.js';
import { possibleTargets } from './possible-targets.js';

/** A line of a behaviour card whose conditions hold, with the enemies that satisfy them. */
export interface Found<Do> {
  readonly line: Behaviour<Do>;
  readonly targets: readonly Model[];
}

/** The enemies among which a line can choose; undefined where the Hostile cannot carry it out. */
type Possible<Do> = (line: Behaviour<Do>, targets: readonly Model[]) => readonly Model[] | undefined;

/**
 * The first line whose conditions hold; it is carried out, and the other lines are ignored (ELD-HOSTILE-012). Undefined
 * if there is none (ELD-HOSTILE-013).
 */
export const firstLine = <Do>(
  table: Table,
  id: ModelId,
  lines: readonly Behaviour<Do>[],
  possible: Possible<Do> = (_, targets) => targets,
): Found<Do> | undefined => {
  const all = possibleTargets(table, modelOf(table.state, id));
  // A reacting Hostile has one possible target: the activated model (ELD-HOSTILE-016).
  const { sequence } = table.state;
  const enemies = sequence && sequence.model !== id ? all.filter(one => one.id === sequence.model) : all;
  for (const line of lines) {
    const met = enemiesFitting(table, id, line.when, enemies);
    const targets = met && possible(line, met);
    if (targets) return { line, targets };
  }
  return undefined;
};

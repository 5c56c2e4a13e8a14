import { lastingOn } from '../../match/lasting.js';
import type { Effect } from '../../vocabulary/ability.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Change, Modification } from './given.js';
import { inForceOn } from './in-force.js';
import { remembered } from './remembered.js';

const isModify = (effect: Effect): effect is Extract<Effect, { readonly op: 'modify' }> => effect.op === 'modify';

/**
 * Every change of a number that is in force on a model: from its innate abilities and those around it (JHX-ATTR-014),
 * and from effects that last (JHX-TOKEN-012). The reader of a change checks the attacks for which it counts.
 */
export const changesOn = (table: Table, model: Model): readonly Change[] => {
  const known = remembered(table, model);
  known.changes ??= changesFor(table, model);
  return known.changes;
};

const changesFor = (table: Table, model: Model): readonly Change[] => [
  ...inForceOn(table, model).flatMap(({ effect, source }) =>
    isModify(effect) ? [{ data: effect, rule: 'JHX-ATTR-014', source } as const] : [],
  ),
  ...lastingOn(table.state, model.id, 'modify').map(({ data, key }) => ({
    data,
    rule: 'JHX-TOKEN-012' as const,
    source: key,
  })),
];

/** True if a change counts only for some attacks: of a type, of a Charge, or against some models. */
export const isNarrowed = ({ attack, against, charge }: Modification): boolean =>
  attack !== undefined || against !== undefined || charge !== undefined;

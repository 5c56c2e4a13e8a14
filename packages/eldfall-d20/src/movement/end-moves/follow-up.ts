import { modelOf, reactiveFirst, roleOf, stateOf } from '../../match/lookups.js';
import { skillLevel } from '../../profiles/abilities.js';
import type { EndMove, Model, Table } from '../../vocabulary/index.js';

/**
 * The moves of models with Follow-Up that a model has just left by a move, when it was Engaged by them before: up to
 * half SPD towards it, at once. The sides follow in the order of all end moves: reactive players in turn order, the
 * Hostiles, the Active Player (ELD-ACTION-019). By option only a Dodge is followed (ELD-SKILL-025).
 */
export const followUps = (table: Table, before: Model, { why }: EndMove): readonly EndMove[] => {
  if (why !== 'dodge' && table.options.followedMoves === 'dodges') return [];
  const now = stateOf(modelOf(table.state, before.id), 'engaged')?.about ?? [];
  const left = (stateOf(before, 'engaged')?.about ?? []).filter(id => !now.includes(id));
  const able = left.map(id => modelOf(table.state, id)).filter(one => skillLevel(table, one, 'follow-up') > 0);
  return reactiveFirst(table.state)
    .flatMap(side => able.filter(({ player }) => player === side))
    .map(one => ({ model: one.id, role: roleOf(table.state, one), why: 'follow-up', towards: before.id }));
};

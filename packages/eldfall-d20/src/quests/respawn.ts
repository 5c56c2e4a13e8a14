import type { Turn } from '@rulewright/core';
import { hasState, isOnField, profileOf } from '../match/lookups.js';
import { questOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import type { Eld, Model, Table } from '../vocabulary/index.js';
import type { Respawn } from '../vocabulary/quest.js';
import { bandOf, bringHostile, RETURNED } from './arrive.js';

/** The mark of a Hostile that came back already. */
const markOf = ({ id }: Model): string => `came back ${id}`;

/** True for a Hostile that has died and is gone, and not for one that has only fled (ELD-DEF-019, ELD-QUEST-043). */
export const isDestroyed = ({ state: { deeds } }: Table, { id, where }: Model): boolean => {
  const hasFled = deeds.some(one => one.deed === 'gone' && one.of === id);
  const hasDied = deeds.some(one => (one.deed === 'dead' || one.deed === 'removed') && one.of === id);
  return where === 'removed' && (hasDied || !hasFled);
};

/** The Hostiles that are Dead or were destroyed and have not come back (ELD-QUEST-043). */
const lost = (table: Table): readonly Model[] =>
  table.state.models.filter(
    one =>
      one.player === null &&
      one.home !== null &&
      table.state.quest.marks[markOf(one)] === undefined &&
      (isDestroyed(table, one) || (isOnField(one) && hasState(one, 'dead'))),
  );

/** The rule of this Quest and Game Size by which a Hostile comes back at a moment; undefined without one. */
const respawnOf = (table: Table, model: Model, when: Respawn['when']): Respawn | undefined =>
  questOf(table).respawn?.[bandOf(table)]?.find(one => one.when === when && one.tier === profileOf(table, model).tier);

/** True for a Hostile that comes back at this moment; if each may do so only once, not for one that came back before (ELD-QUEST-060). */
const isDue = (table: Table, model: Model, when: Respawn['when']): boolean => {
  const respawn = respawnOf(table, model, when);
  return respawn !== undefined && !(respawn.once && model.counters[RETURNED]);
};

/** True if a Hostile that has fallen will come back, so that it is not defeated yet (ELD-QUEST-061). */
export const anyReturns = (table: Table): boolean =>
  lost(table).some(model => isDue(table, model, 'end-of-turn') || isDue(table, model, 'next-hostiles-turn'));

/**
 * Hostiles that fell come back at their starting place, as near to it as there is room: in each Hostiles turn or at the end of the turn in
 * which they fell, by the Quest and the Game Size (ELD-QUEST-043, ELD-QUEST-048). Their old body is removed.
 */
export const respawnAt = (turn: Turn<Eld>, when: Respawn['when']): void => {
  for (const model of lost(tableOf(turn))) {
    if (!isDue(tableOf(turn), model, when)) continue;
    turn.emit({ type: 'QuestMarked', mark: markOf(model), value: 1 }, 'ELD-HOSTILE-036');
    if (isOnField(model)) turn.emit({ type: 'ModelRemoved', model: model.id, why: 'destroyed' }, 'ELD-HOSTILE-036');
    const { profile, facing, home, at } = model;
    bringHostile(turn, { profile, at: home ?? at, facing, returned: true }, 'ELD-HOSTILE-036');
  }
};

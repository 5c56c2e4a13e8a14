import type { PlayerId } from '@rulewright/core';
import type { EldState } from '../vocabulary/index.js';
import { changeParty } from './changes.js';
import { modelWith, stateWith } from './copies.js';

/**
 * The state in which the models of a party and the entries of its list have another order. The ids stay where they are, so that
 * each model gets the id of the place to which it comes.
 */
export const mixed = (state: EldState, player: PlayerId, order: readonly number[]): EldState => {
  const members = state.models.filter(one => one.player === player && one.original);
  const renamed = members.flatMap(({ id }, at) => {
    const from = members[order[at] ?? at];
    return from ? [modelWith(from, { id })] : [];
  });
  const models = state.models.map(one => renamed[members.indexOf(one)] ?? one);
  return changeParty(stateWith(state, { models }), player, ({ list, leader }) => {
    const led = members.findIndex(({ id }) => id === leader);
    const known = list && {
      ...list,
      models: order.flatMap(from => list.models[from] ?? []),
      leader: order.indexOf(list.leader),
    };
    return { list: known, leader: members[order.indexOf(led)]?.id ?? null, revealed: false };
  });
};

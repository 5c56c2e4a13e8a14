import type { Rule, Turn } from '@rulewright/core';
import { equip } from '../../attacks/equip.js';
import { isOnField } from '../../match/lookups.js';
import type { Eld } from '../../vocabulary/index.js';

/**
 * As soon as the lists are shown, the players choose in turn order the equipped Items of their models, unless the
 * option keeps those of the profile.
 */
export function* equipModels(turn: Turn<Eld>): Rule {
  if (turn.options.firstEquipment === 'asListed') return;
  const { order, models } = turn.state;
  for (const player of order) {
    for (const model of models)
      if (model.player === player && isOnField(model)) yield* equip(turn, model.id, 'ELD-ITEM-003');
  }
}

import type { Rule, Turn } from '@rulewright/core';
import { equip } from '../../attacks/equip.js';
import { isOnField } from '../../match/lookups.js';
import type { Eld } from '../../vocabulary/index.js';

/**
 * As soon as the lists are shown, the players say in turn order what their models have equipped, unless the option leaves it as it is
 * listed.
 */
export function* equipModels(turn: Turn<Eld>): Rule {
  if (turn.options.firstEquipment === 'asListed') return;
  const { order, models } = turn.state;
  for (const player of order) {
    for (const model of models)
      if (model.player === player && isOnField(model)) yield* equip(turn, model.id, 'ELD-ITEM-003');
  }
}

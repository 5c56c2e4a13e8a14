import type { Refusal } from '@rulewright/core';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { isOnBoard, modelOf } from '../../match/models.js';
import { removeIcon } from '../../special-rules/tokens/icons.js';
import type { Icon, Model } from '../../vocabulary/index.js';
import { pointAt } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * The reason that a Hero cannot remove an Icon. The Icon must be an enemy Shadow Orb in the Hero's hex or next to it;
 * undefined if it is.
 */
const orbRefusal = (table: Table, model: Model, icon: Icon | undefined): Refusal | undefined => {
  const rule = 'JHX-ABILITY-052';
  if (icon?.token !== 'shadow-orb' || icon.player === model.player) return { code: 'no-enemy-orb', rule };
  if (model.kind !== 'hero' || !isOnBoard(model)) return { code: 'not-a-hero', rule };
  const ground = groundOf(table);
  const [own, its] = [footingOf(table, model), pointAt(icon.at)];
  return ground.within(table.numbers.distances.shadowOrb.value, own, its)
    ? undefined
    : { code: 'not-beside', rule, detail: { icon: icon.id, hexes: ground.far(own, its) } };
};

/** For 1 AP any Hero, also without the ability Shadow, removes an enemy Shadow Orb next to it. */
export const removeOrb: ActionKind = actionKind<'remove-orb'>({
  do: 'remove-orb',
  rule: 'JHX-ABILITY-052',
  options: (table, model) =>
    table.state.icons
      .filter(icon => orbRefusal(table, model, icon) === undefined)
      .map(({ id }) => ({ do: 'remove-orb', model: model.id, icon: id })),
  cost: ({ numbers }) => ({ ap: numbers.actionCosts.removeOrb.value, fate: 0 }),
  run: (turn, { icon }) => removeIcon(turn, icon, 'JHX-ABILITY-052'),
  refusal: (table, { model, icon }) =>
    orbRefusal(
      table,
      modelOf(table.state, model),
      table.state.icons.find(({ id }) => id === icon),
    ),
});

import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { withUpgradeItems } from '../items/upgrade-items.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { defaultEquipment } from '../profiles/default-equipment.js';
import { optionKey } from '../profiles/upgrade-options.js';
import type { CardId, Eld, ModelId } from '../vocabulary/index.js';
import { pickInTurn } from './options.js';

/** A model gets Upgrades, with the Items and the options that they bring. */
export const giveUpgrades = (
  turn: Turn<Eld>,
  player: PlayerId,
  id: ModelId,
  upgrades: readonly CardId[],
  picked: readonly string[],
): void => {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  const inventory = withUpgradeItems(table, model.inventory, upgrades);
  const isSame =
    inventory.length === model.inventory.length && inventory.every((one, at) => one === model.inventory[at]);
  const equipped = isSame ? model.equipped : defaultEquipment(table, inventory);
  const left = [...picked];
  const options = pickInTurn(table, model, upgrades, () => left.shift()).flatMap(({ upgrade, name }) =>
    name === undefined ? [] : [optionKey(upgrade, name)],
  );
  turn.emit({ type: 'UpgradesAssigned', player, model: id, upgrades, options, inventory, equipped }, [
    'ELD-SETUP-014',
    'ELD-ITEM-021',
    'ELD-ITEM-003',
  ]);
};

/** A model gets an Upgrade on the field or between Quests: its player picks the option when it comes. */
export function* gainUpgrade(turn: Turn<Eld>, by: PlayerId, id: ModelId, upgrade: CardId): Rule {
  const table = tableOf(turn);
  const [offer] = pickInTurn(table, modelOf(turn.state, id), [upgrade], () => undefined);
  const options = offer?.names ?? [];
  const about = { source: upgrade, on: id };
  const picked =
    options.length > 1 ? yield* decide(turn, { by, kind: 'effect', rule: 'ELD-SETUP-014', options, about }) : undefined;
  giveUpgrades(turn, by, id, [upgrade], picked === undefined ? [] : [picked]);
}

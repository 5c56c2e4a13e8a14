import type { PlayerId } from '@rulewright/core';
import { defaultEquipment } from '../profiles/default-equipment.js';
import type { CardId, Carried, Model, Table } from '../vocabulary/index.js';
import type { PartyList } from '../vocabulary/pack.js';

/** The Items of a profile as printed (ELD-ITEM-017). */
export const printedInventory = ({ pack }: Pick<Table, 'pack'>, profile: CardId): readonly Carried[] =>
  (pack.profiles[profile]?.inventory.items ?? []).map(one => ({ ...one, acquired: false }));

/**
 * The models of a party list before their deployment: full HP, the Items of the profile (ELD-ITEM-017), the highest one
 * of each category equipped (ELD-ITEM-003). Their ids are their places in the list, which reveal nothing about a
 * Shrouded model (ELD-SETUP-013).
 */
export const modelsOf = ({ pack }: Pick<Table, 'pack'>, player: PlayerId, { models }: PartyList): readonly Model[] =>
  models.map(({ profile: card }, at): Model => {
    const profile = pack.profiles[card];
    if (!profile) throw new RangeError(`no profile ${card}`);
    const inventory = printedInventory({ pack }, card);
    return {
      id: `${player}:${at + 1}`,
      player,
      profile: card,
      where: 'waiting',
      at: { x: 0, y: 0, z: 0 },
      facing: { x: 0, y: 1 },
      onWall: false,
      hp: profile.stats.HP,
      points: 0,
      states: [],
      inventory,
      equipped: defaultEquipment({ pack }, inventory),
      upgrades: [],
      mana: 0,
      counters: {},
      original: true,
      summoned: null,
      home: null,
    };
  });

import type { PlayerId } from '@rulewright/core';
import { defaultEquipment } from '../items/default-equipment.js';
import type { Model, Table } from '../vocabulary/index.js';
import type { PartyList } from '../vocabulary/pack.js';

/**
 * The models of a party list as they wait for their deployment: full HP, the Items of the profile (ELD-ITEM-017), the highest one of each
 * category equipped (ELD-ITEM-003). A further copy has a number in its name.
 */
export const modelsOf = ({ pack }: Pick<Table, 'pack'>, player: PlayerId, { models }: PartyList): readonly Model[] =>
  models.map(({ profile: card }, at): Model => {
    const profile = pack.profiles[card];
    if (!profile) throw new RangeError(`no profile ${card}`);
    const copy = models.slice(0, at).filter(one => one.profile === card).length + 1;
    const inventory = profile.inventory.items.map(one => ({ ...one, acquired: false }));
    return {
      id: `${player}:${card}${copy > 1 ? `#${copy}` : ''}`,
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

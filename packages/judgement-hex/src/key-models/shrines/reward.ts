import type { PlayerId } from '@rulewright/core';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { groundOf } from '../../hero-cards/reading/ground.js';
import { warbandOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Table } from '../../vocabulary/table.js';
import { controllersOf, type Shrine } from './control.js';

/** The Fate of a Shrine: an amount or a D3, and the rule for it. */
export interface Reward {
  readonly fate: number | 'D3';
  readonly rule: RuleId;
}

/** True if a Shrine is equally far from both deployment zones (JHX-SHRINE-008). */
export const isOnCentreLine = (table: Table, { footing }: Shrine): boolean =>
  groundOf(table).sideOf(footing) === 'centre';

/**
 * The reward of a Shrine for the player who controls it: the map's own reward, else D3 on the centre line, 1 on the
 * player's own side and 2 on the enemy's.
 */
export const rewardOf = (table: Table, shrine: Shrine, player: PlayerId): Reward => {
  if (shrine.fate !== undefined) return { fate: shrine.fate, rule: 'JHX-SHRINE-010' };
  const side = groundOf(table).sideOf(shrine.footing);
  if (side === 'centre') return { fate: 'D3', rule: 'JHX-FATE-005' };
  const { ownShrine, enemyShrine } = table.numbers.fate;
  const { value: fate, rule } = side === warbandOf(table.state, player).side ? ownShrine : enemyShrine;
  return { fate, rule };
};

/**
 * The kind of Heroes that hold a Shrine for a player: nobody, only Soulless Heroes, which bring no Fate
 * (JHX-ABILITY-076), or others too.
 */
export const kindOfHolders = (table: Table, shrine: Shrine, player: PlayerId): 'nobody' | 'soulless' | 'others' => {
  const controllers = controllersOf(table, shrine, player);
  if (controllers.length === 0) return 'nobody';
  return controllers.every(model => hasCommon(table, model, 'soulless')) ? 'soulless' : 'others';
};

import type { PlayerId, Turn } from '@rulewright/core';
import { changeFate } from '../../beside-table/fate/pool.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { warbandOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Jhx, Model } from '../../vocabulary/index.js';

/**
 * Honour: a player who harvests the Soul of an Avatar that has called its Effigy Power gains 1 Fate (JHX-ABILITY-023). Call
 * this when the Soul of a slain Hero was harvested.
 *
 * @param harvester the player who gained the Soul
 */
export const honour = (turn: Turn<Jhx>, victim: Model, harvester: PlayerId): void => {
  if (victim.player === null || !hasCommon(tableOf(turn), victim, 'honour')) return;
  const { avatar, powerCalled } = warbandOf(turn.state, victim.player);
  if (avatar === victim.id && powerCalled) {
    const { value, rule } = tableOf(turn).numbers.fate.honour;
    changeFate(turn, harvester, value, 'honour', rule);
  }
};

/**
 * Honour for a Soul that nobody harvests: it is Banked at once, or binds to a friend of a Soulless killer. It gives Fate only
 * by the option `honourWithoutHarvest` (JHX-ABILITY-023).
 */
export const honourUnharvested = (turn: Turn<Jhx>, victim: Model, gainer: PlayerId): void => {
  if (turn.options.honourWithoutHarvest) honour(turn, victim, gainer);
};

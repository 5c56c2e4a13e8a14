import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { changeFate } from '../../beside-table/fate/pool.js';
import { rollD3 } from '../../combat/dice/dice.js';
import { offerTryAgain } from '../../combat/re-rolls/try-again.js';
import { soulsHeld } from '../../hero-cards/reading/health.js';
import { shrinesOf } from '../../key-models/shrines/control.js';
import { holding, type Reward, rewardOf } from '../../key-models/shrines/reward.js';
import { opponentOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Jhx } from '../../vocabulary/index.js';

/** The last round with free Fate (JHX-FATE-002). */
const lastFreeRound = 2;

/** D3 for a Shrine: rolled when it is gained (JHX-FATE-005), as its player's roll (JHX-REROLL-001). */
function* amountOf(turn: Turn<Jhx>, by: PlayerId, { fate, rule }: Reward): Rule<number> {
  if (fate !== 'D3') return fate;
  const purpose = 'Fate of a Shrine';
  const [amount = 0] = yield* offerTryAgain(turn, {
    roller: by,
    purpose,
    *throws() {
      return [yield* rollD3(turn, purpose, rule, by)];
    },
  });
  return amount;
}

/** The Fate of every Shrine that a player controls at this moment (JHX-FATE-004, JHX-SHRINE-007). */
function* shrineFate(turn: Turn<Jhx>, player: PlayerId): Rule {
  for (const shrine of shrinesOf(tableOf(turn))) {
    if (holding(tableOf(turn), shrine, player) !== 'others') continue;
    const reward = rewardOf(tableOf(turn), shrine, player);
    changeFate(turn, player, yield* amountOf(turn, player, reward), 'shrine', reward.rule);
  }
}

/** Where only Soulless Heroes control a Shrine the opponent loses 1 Fate, if there is any (JHX-ABILITY-076, JHX-FATE-015). */
const drain = (turn: Turn<Jhx>, player: PlayerId): void => {
  const table = tableOf(turn);
  for (const shrine of shrinesOf(table)) {
    if (holding(table, shrine, player) !== 'soulless') continue;
    changeFate(turn, opponentOf(turn.state, player), -1, 'soulless-shrine', 'JHX-FATE-015');
  }
};

/**
 * Both pools gain Fate in step 3, in this order (JHX-COMMUNION-006): 1 free Fate in rounds 1 and 2, 1 for each Soul
 * Bound or Banked, that of Shrines (JHX-FATE-004); then Soulless Heroes at Shrines take Fate away.
 */
export function* generateFate(turn: Turn<Jhx>): Rule {
  const { order, round } = turn.state;
  for (const player of order) if (round <= lastFreeRound) changeFate(turn, player, 1, 'free', 'JHX-FATE-002');
  for (const player of order) changeFate(turn, player, soulsHeld(tableOf(turn), player), 'souls', 'JHX-FATE-003');
  for (const player of order) yield* shrineFate(turn, player);
  for (const player of order) drain(turn, player);
}

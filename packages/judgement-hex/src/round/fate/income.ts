import { type PlayerId, type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { changeFate } from '../../beside-table/fate/pool.js';
import { rollD3 } from '../../combat/dice/dice.js';
import { offerTryAgain } from '../../combat/re-rolls/try-again.js';
import { soulsHeld } from '../../hero-cards/reading/health.js';
import { shrinesOf } from '../../key-models/shrines/control.js';
import { kindOfHolders, type Reward, rewardOf } from '../../key-models/shrines/reward.js';
import { suffers } from '../../match/lasting.js';
import { heroesOf, opponentOf } from '../../match/models.js';
import { editionOf, tableOf } from '../../match/table.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { FateIncome } from '../../vocabulary/procedures.js';
import type { Table } from '../../vocabulary/table.js';

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
    if (kindOfHolders(tableOf(turn), shrine, player) !== 'others') continue;
    const reward = rewardOf(tableOf(turn), shrine, player);
    changeFate(turn, player, yield* amountOf(turn, player, reward), 'shrine', reward.rule);
  }
}

/** Where only Soulless Heroes control a Shrine the opponent loses 1 Fate, if there is any (JHX-ABILITY-076, JHX-FATE-015). */
const drain = (turn: Turn<Jhx>, player: PlayerId): void => {
  const table = tableOf(turn);
  for (const shrine of shrinesOf(table)) {
    if (kindOfHolders(table, shrine, player) !== 'soulless') continue;
    const { value, rule } = table.numbers.fate.soullessShrine;
    changeFate(turn, opponentOf(turn.state, player), -value, 'soulless-shrine', rule);
  }
};

const eachPlayer =
  (gain: (turn: Turn<Jhx>, player: PlayerId) => Rule | void) =>
  (turn: Turn<Jhx>): Rule =>
    inTurnOrder(turn, gain);

function* inTurnOrder(turn: Turn<Jhx>, gain: (turn: Turn<Jhx>, player: PlayerId) => Rule | void): Rule {
  for (const player of turn.state.order) {
    const gaining = gain(turn, player);
    if (gaining) yield* gaining;
  }
}

const free = (turn: Turn<Jhx>, player: PlayerId): void => {
  const { free, lastFreeRound } = tableOf(turn).numbers.fate;
  if (turn.state.round <= lastFreeRound.value) changeFate(turn, player, free.value, 'free', free.rule);
};

/** The Souls that are Bound to a player's cursed Heroes. */
const soulsOfCursed = ({ state }: Pick<Table, 'state'>, player: PlayerId): number =>
  heroesOf(state, player).reduce((sum, { id, souls }) => (suffers(state, id, 'curse') ? sum + souls : sum), 0);

const ofSouls = (turn: Turn<Jhx>, player: PlayerId): void => {
  const table = tableOf(turn);
  const { perSoul, perSoulOfCursed } = table.numbers.fate;
  const cursed = soulsOfCursed(table, player);
  const by = perSoul.value * (soulsHeld(table, player) - cursed) + perSoulOfCursed.value * cursed;
  changeFate(turn, player, by, 'souls', perSoul.rule);
};

/** The Fate of both players in step 3 of the Communion Phase, each step for both of them in turn order (JHX-COMMUNION-006). */
export const fateProcedure: Procedure<Jhx, FateIncome> = procedure('fate', [
  step('JHX-FATE-002', 'free Fate', eachPlayer(free)),
  step('JHX-FATE-003', 'Fate of Souls', eachPlayer(ofSouls)),
  step('JHX-FATE-004', 'Fate of Shrines', eachPlayer(shrineFate)),
  step('JHX-FATE-015', 'drain of Soulless Shrines', eachPlayer(drain)),
]);

/** Both pools gain Fate in step 3 of the Communion Phase. */
export const generateFate = (turn: Turn<Jhx>): Rule =>
  perform(turn, editionOf(turn).procedures.fate, { round: turn.state.round });

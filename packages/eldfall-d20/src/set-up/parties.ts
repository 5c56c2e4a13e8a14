import { decideTogether, type Rule, refuse, type Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import { modelsOf } from '../parties/models.js';
import { suggestedParties } from '../parties/muster.js';
import { shownList } from '../secrets/seen.js';
import type { Eld } from '../vocabulary/index.js';

/**
 * All players present their parties in secret and together, each with its Leader and the Upgrades that it buys; points that are left are
 * lost (ELD-PARTY-013).
 */
export function* presentParties(turn: Turn<Eld>): Rule {
  const table = tableOf(turn);
  if (!turn.derive(() => suggestedParties(table).length > 0)) {
    refuse({ code: 'no-party', rule: 'ELD-PARTY-008', path: 'options.gameSize' });
  }
  // A party that comes from an earlier Quest is known (ELD-QUEST-040).
  const players = turn.state.parties.filter(({ list }) => list === null).map(({ player }) => player);
  if (players.length === 0) return;
  const lists = yield* decideTogether(
    turn,
    players.map(by => ({ by, kind: 'party' as const, rule: 'ELD-PARTY-009' as const, proposal: {}, secret: true })),
  );
  for (const [at, list] of lists.entries()) {
    const player = players[at];
    if (player === undefined) throw new RangeError('a party for each player');
    turn.emit({ type: 'PartyPresented', player, list, models: modelsOf(table, player, list) }, [
      'ELD-PARTY-009',
      'ELD-LEADER-001',
    ]);
  }
}

/** After the whole deployment the lists are shown, except the models that are still secret; Upgrades that no model got are lost. */
export const revealParties = (turn: Turn<Eld>): void => {
  for (const { player, list, upgrades } of turn.state.parties) {
    if (upgrades.length > 0) turn.emit({ type: 'UpgradesLost', player, upgrades }, 'ELD-SETUP-014');
    if (list) turn.emit({ type: 'PartyRevealed', player, list: shownList(turn.state, player, list) }, 'ELD-SETUP-013');
  }
};

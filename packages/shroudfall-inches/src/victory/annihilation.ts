import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { isSummoned } from '../content/reading/summoned.js';
import { cardOf, opponentOf, playerOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Sfi } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { endMatch } from './outcome.js';
import { decideByPoints } from './tie-breakers.js';

/** True if a player has a model left, or a unit that can still arrive; Summoned units count only on the table (SFI-WIN-007). */
const isLeft = (table: Table, player: PlayerId): boolean =>
  table.state.models.some(({ unit }) => playerOf(table.state, unit) === player) ||
  table.state.units.some(
    unit => unit.player === player && unit.where === 'in-reserve' && !isSummoned(cardOf(table, unit)),
  );

/**
 * Ends the match at once if a player has no models left (SFI-WIN-005). To be called after deployment, and after each step that removes
 * models: if one step has removed the last ones of both sides, victory points and then the tie breakers decide (SFI-WIN-006).
 */
export function* checkAnnihilation(turn: Turn<Sfi>): Rule {
  const { players } = turn.state;
  const gone = players.filter(player => !isLeft(tableOf(turn), player));
  const [loser] = gone;
  if (loser === undefined) return;
  if (gone.length === 1) endMatch(turn, { reason: 'annihilation', winners: [opponentOf(turn.state, loser)] });
  if (turn.options['win.simultaneousWipeout'] === 'draw') endMatch(turn, { reason: 'both-annihilated', winners: [] });
  yield* decideByPoints(turn);
}

import type { PlayerId, Turn } from '@rulewright/core';
import { sideOf } from '../alliances/alliance.js';
import { partyOf } from '../match/lookups.js';
import { carriedMark, questOf, questRulesOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { scoreDeeds } from '../quests/score-deeds.js';
import type { RuleId } from '../rulebook/index.js';
import { score, scoreAtEnd } from '../schemes/score.js';
import type { Eld, EndReason } from '../vocabulary/index.js';
import { endMatch } from './outcome.js';

/**
 * The players with the most Victory Points; all of them win together in a draw. A player who is alone and whose party
 * falls has not won, unless the option says so (ELD-END-002).
 */
const winnersOf = ({ state: { parties }, options }: Turn<Eld>, reason: EndReason): readonly PlayerId[] => {
  if (reason === 'party-fallen' && parties.length === 1 && options.fallenAlone === 'lost') return [];
  const most = Math.max(...parties.map(({ points }) => points));
  return parties.filter(({ points }) => points === most).map(({ player }) => player);
};

/** The Victory Points that a player has brought along from earlier Quests and not spent (ELD-QUEST-040). */
const carriedBy = ({ state }: Turn<Eld>, player: PlayerId): number => state.quest.marks[carriedMark(player)] ?? 0;

/**
 * Allies have the same share of what they earned together in this Quest, or by option of all that they have: half of
 * the sum, rounded down (ELD-QUEST-014). Each of three or four allies has a third or a quarter, or by option half as
 * well.
 */
const shareOut = (turn: Turn<Eld>): void => {
  const { value: two } = tableOf(turn).numbers.quests.allianceDivisor;
  const { state, options } = turn;
  const pointsOf = (player: PlayerId): number =>
    partyOf(state, player).points - (options.allianceShares === 'quest' ? carriedBy(turn, player) : 0);
  for (const player of state.players) {
    const side = sideOf(state, player);
    if (side.length === 1) continue;
    const sum = side.reduce((all, one) => all + pointsOf(one), 0);
    const parts = options.sharesOfMore === 'half' ? two : (two * side.length) / 2;
    const rules = ['ELD-QUEST-015', 'ELD-QUEST-018', ...(side.length > 2 ? (['ELD-QUEST-070'] as const) : [])] as const;
    score(turn, player, Math.floor(sum / parts) - pointsOf(player), 'alliance', ...rules);
  }
};

/**
 * The Victory Points that a player has won in this Quest are at most its maximum, besides the Victory Points of earlier Quests
 * (ELD-QUEST-040), and the total is at least 0 but by the option (ELD-QUEST-018).
 */
const limit = (turn: Turn<Eld>): void => {
  const table = tableOf(turn);
  const { most } = questOf(table);
  for (const { player, points } of turn.state.parties) {
    const capped = Math.min(carriedBy(turn, player) + most, points);
    const least = table.options.pointsBelowZero ? capped : table.numbers.quests.leastVictoryPoints.value;
    const total = Math.max(least, capped);
    if (total < points) score(turn, player, total - points, 'maximum', 'ELD-QUEST-001');
    if (total > points) score(turn, player, total - points, 'least', 'ELD-QUEST-002');
  }
};

/**
 * The final scoring: the Quest, then all Schemes, then Alliances are shared out, then the limits (ELD-QUEST-018); the
 * most points win (ELD-END-002).
 */
export const finishMatch = (turn: Turn<Eld>, reason: EndReason, ...rules: readonly RuleId[]): never => {
  scoreDeeds(turn);
  questRulesOf(turn)?.atEnd?.(turn);
  scoreAtEnd(turn);
  shareOut(turn);
  limit(turn);
  return endMatch(turn, { reason, winners: winnersOf(turn, reason) }, ...rules);
};

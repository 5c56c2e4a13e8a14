import { decide, type PlayerId, type Rule, shuffle, type Turn } from '@rulewright/core';
import { modelOf, partyOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { currentOf } from '../profiles/current.js';
import type { CardId, Eld, Table } from '../vocabulary/index.js';

/** The number of Scheme cards that a player draws, by the INT of the Leader (ELD-QUEST-010 to ELD-QUEST-012, ELD-LEADER-004). */
const cardsToDraw = (table: Table, player: PlayerId): number => {
  const { leader } = partyOf(table.state, player);
  const { oneSchemeTo, twoSchemesTo } = table.numbers.quests;
  const intellect = leader === null ? 0 : currentOf(table, modelOf(table.state, leader), 'INT');
  return 1 + [oneSchemeTo, twoSchemesTo].filter(({ value }) => intellect > value).length;
};

/** The chart of a party: that of its faction; a Neutral party has the common half of any chart (ELD-SCHEME-005, ELD-SCHEME-006). */
export const chartOf = (
  { pack, state, numbers }: Pick<Table, 'pack' | 'state' | 'numbers'>,
  player: PlayerId,
): readonly CardId[] => {
  const faction = partyOf(state, player).list?.faction ?? '';
  const own = pack.factions[faction]?.schemes;
  if (own) return own;
  const other = Object.values(pack.factions).find(({ schemes }) => schemes)?.schemes ?? [];
  return other.slice(0, numbers.quests.commonFaces.value);
};

/**
 * Draws Schemes from a chart: all faces of a die in a random order, as the order in which repeated rolls would first
 * show them. A face of a card that is drawn already, or that the chart lacks, does not count (ELD-SCHEME-003). One draw
 * of all faces has the odds of single rolls, and does not reveal how often a roll was repeated (ELD-DEF-018).
 */
function* draw(turn: Turn<Eld>, player: PlayerId, chart: readonly CardId[], count: number): Rule<readonly CardId[]> {
  const faces = yield* shuffle(turn, {
    by: player,
    count: tableOf(turn).numbers.rolls.faces.value,
    purpose: 'scheme',
    rule: 'ELD-SCHEME-004',
    seenBy: [player],
  });
  return [...new Set(faces.flatMap(face => chart[face] ?? []))].slice(0, count);
}

/** A player draws Schemes in secret and keeps one of them (ELD-QUEST-010 to ELD-QUEST-013). */
export function* drawSchemes(turn: Turn<Eld>, player: PlayerId): Rule {
  const table = tableOf(turn);
  const chart = chartOf(table, player);
  if (chart.length === 0) return;
  const drawn = yield* draw(turn, player, chart, cardsToDraw(table, player));
  turn.emit({ type: 'SchemesDrawn', player, schemes: drawn }, ['ELD-QUEST-013', 'ELD-SCHEME-004']);
  const [only] = drawn;
  const scheme =
    drawn.length === 1 && only !== undefined
      ? only
      : yield* decide(turn, { by: player, kind: 'scheme', rule: 'ELD-QUEST-011', options: drawn, secret: true });
  turn.emit({ type: 'SchemeKept', player, scheme }, 'ELD-QUEST-011');
}

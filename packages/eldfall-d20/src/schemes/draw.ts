import { decide, type PlayerId, type Rule, roll, type Turn } from '@rulewright/core';
import { d20 } from '@rulewright/core/dice';
import { modelOf, partyOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { currentOf } from '../profiles/current.js';
import type { CardId, Eld, Table } from '../vocabulary/index.js';

/** The number of Scheme cards that a player draws, by the INT of the Leader (ELD-QUEST-010 to ELD-QUEST-012, ELD-LEADER-004). */
const cardsToDraw = (table: Table, player: PlayerId): number => {
  const { leader } = partyOf(table.state, player);
  const { oneSchemeTo, twoSchemesTo } = table.numbers.quests;
  const intellect = leader === null ? 0 : currentOf(table, modelOf(table.state, leader), 'INT');
  if (intellect <= oneSchemeTo.value) return 1;
  return intellect <= twoSchemesTo.value ? 2 : 3;
};

/** The chart of a party: that of its faction; a Neutral party has the common half of any chart (ELD-SCHEME-005, ELD-SCHEME-006). */
export const chartOf = ({ pack, state }: Pick<Table, 'pack' | 'state'>, player: PlayerId): readonly CardId[] => {
  const faction = partyOf(state, player).list?.faction ?? '';
  const own = pack.factions[faction]?.schemes;
  if (own) return own;
  const other = Object.values(pack.factions).find(({ schemes }) => schemes)?.schemes ?? [];
  return other.slice(0, 10);
};

/** Rolls for one card: a card that is drawn already, or a face that the chart lacks, is rolled again (ELD-SCHEME-003, ELD-SCHEME-004). */
function* drawOne(turn: Turn<Eld>, player: PlayerId, chart: readonly CardId[], drawn: readonly CardId[]): Rule<CardId> {
  for (;;) {
    const [face] = yield* roll(turn, {
      by: player,
      die: d20,
      count: 1,
      purpose: 'scheme',
      rule: 'ELD-SCHEME-004',
      seenBy: [player],
    });
    const card = chart[(face ?? 1) - 1];
    if (card !== undefined && !drawn.includes(card)) return card;
  }
}

/** A player draws Schemes in secret and keeps one of them (ELD-QUEST-010 to ELD-QUEST-013). */
export function* drawSchemes(turn: Turn<Eld>, player: PlayerId): Rule {
  const table = tableOf(turn);
  const chart = chartOf(table, player);
  if (chart.length === 0) return;
  const drawn: CardId[] = [];
  const count = Math.min(cardsToDraw(table, player), new Set(chart).size);
  while (drawn.length < count) drawn.push(yield* drawOne(turn, player, chart, drawn));
  turn.emit({ type: 'SchemesDrawn', player, schemes: drawn }, ['ELD-QUEST-013', 'ELD-SCHEME-004']);
  const [only] = drawn;
  const scheme =
    drawn.length === 1 && only !== undefined
      ? only
      : yield* decide(turn, { by: player, kind: 'scheme', rule: 'ELD-QUEST-011', options: drawn, secret: true });
  turn.emit({ type: 'SchemeKept', player, scheme }, 'ELD-QUEST-011');
}

import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { cardOf, hasKeyword, holderFirst } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Sfi, SfiChoices } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { unitKeywords } from '../vocabulary/words.js';

/** The leadership abilities of a player's weavers, of which one can be active (SFI-LEADER-001, SFI-LEADER-003). */
const leadershipsOf = (table: Table, player: PlayerId): readonly SfiChoices['leadership'][] =>
  table.state.units
    .filter(unit => unit.player === player && hasKeyword(table, unit, unitKeywords.weaver))
    .flatMap(unit =>
      cardOf(table, unit)
        .abilities.filter(({ kind }) => kind === 'leadership')
        .map(({ id }) => ({ weaver: unit.id, ability: id })),
    );

/** Before the first unit is deployed, each player declares one leadership ability active, the token holder first. */
export function* declareLeadership(turn: Turn<Sfi>): Rule {
  for (const by of holderFirst(turn.state)) {
    const options = leadershipsOf(tableOf(turn), by);
    if (options.length === 0) continue;
    const declared = yield* decideUnlessForced(turn, { by, kind: 'leadership', rule: 'SFI-LEADER-002', options });
    turn.emit({ type: 'LeadershipDeclared', player: by, ...declared }, ['SFI-LEADER-002', 'SFI-LEADER-003']);
  }
}

import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { once } from '../match/limits.js';
import { reactivePlayers } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Eld } from '../vocabulary/index.js';
import { allianceWishes, changeAlliance } from './alliance.js';

/** The players who have said that they keep their alliances for the rest of this turn: they are not asked again in it. */
const content = /* @__PURE__ */ once('turn', 'keeps-alliances', 'ELD-QUEST-014');

function* ask(turn: Turn<Eld>, by: PlayerId): Rule {
  while (!content.isUsed(turn.state, by)) {
    const wishes = allianceWishes(tableOf(turn), by);
    if (wishes.length === 0) return;
    const options = ['keep' as const, 'later' as const, ...wishes];
    const choice = yield* decide(turn, { by, kind: 'allies', rule: 'ELD-QUEST-014', options });
    if (choice === 'later') return;
    if (choice === 'keep') content.use(turn, by);
    else yield* changeAlliance(turn, by, choice);
  }
}

/**
 * Alliances are made and broken at any moment outside a sequence (ELD-QUEST-014), so in the turn of another player or
 * of the Hostiles too: the other players are asked at its beginning and after each sequence. The Active Player is asked
 * with everything else that may be done.
 */
export function* offerAlliances(turn: Turn<Eld>): Rule {
  for (const by of reactivePlayers(turn.state)) yield* ask(turn, by);
}

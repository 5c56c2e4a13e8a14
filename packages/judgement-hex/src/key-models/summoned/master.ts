import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { slay } from '../../combat/death/death.js';
import { orderingPlayer } from '../../match/models.js';
import type { Jhx, JhxState, Model, ModelId } from '../../vocabulary/index.js';

/** The Summoned models of a Master that are in play (JHX-ABILITY-081), in the order in which they came. */
export const summonedBy = ({ models }: JhxState, master: ModelId): readonly Model[] =>
  models.filter(one => one.master === master);

/**
 * When a Master dies, all models that it summoned die (JHX-SUMMON-015), without a killer. Where there are several, the
 * active player orders the deaths, or in the Communion Phase their owner (JHX-ROUND-008).
 */
export function* masterDied(turn: Turn<Jhx>, master: ModelId): Rule {
  for (;;) {
    const dying = summonedBy(turn.state, master);
    const options = dying.map(({ id }) => id);
    if (options.length === 0) return;
    const about = { died: master };
    const by = orderingPlayer(
      turn.state,
      dying.map(({ player }) => player),
    );
    const id = yield* decideUnlessForced(turn, { by, kind: 'model', rule: 'JHX-DEATH-013', options, about });
    yield* slay(turn, id, null);
  }
}

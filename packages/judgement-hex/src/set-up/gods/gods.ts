import type { Rule, Turn } from '@rulewright/core';
import { chooseBoth } from '../../match/ask.js';
import { tableOf } from '../../match/table.js';
import type { Jhx } from '../../vocabulary/index.js';

/** Each player represents a god; both may have the same (JHX-SETUP-002). */
export function* chooseGods(turn: Turn<Jhx>): Rule {
  const options = Object.keys(tableOf(turn).pack.gods);
  const chosen = yield* chooseBoth(turn, by => ({ by, kind: 'god', rule: 'JHX-GOD-001', options }));
  turn.state.players.forEach((player, at) => {
    turn.emit({ type: 'GodChosen', player, god: chosen[at === 0 ? 0 : 1] }, ['JHX-GOD-001', 'JHX-GOD-002']);
  });
}

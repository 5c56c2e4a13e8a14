import { decide, type Rule, type Turn } from '@rulewright/core';
import { holderFirst } from '../../match/lookups.js';
import type { Sfi } from '../../vocabulary/index.js';

/**
 * One player takes one of two opposite table edges, the other player has the other one: by the option
 * `setup.edgeChoice` the token holder, or the player with the right to place the first piece of terrain.
 */
export function* chooseEdges(turn: Turn<Sfi>): Rule {
  const [holder] = holderFirst(turn.state);
  const first = turn.state.armies.find(({ right }) => right === 'terrain');
  const by = turn.options['setup.edgeChoice'] === 'tokenHolder' ? holder : (first?.player ?? holder);
  const edge = yield* decide(turn, { by, kind: 'edge', rule: 'SFI-SETUP-009', options: ['low', 'high'] });
  turn.emit({ type: 'EdgeTaken', player: by, edge }, 'SFI-SETUP-009');
}

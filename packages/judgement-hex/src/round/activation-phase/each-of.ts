import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { activePlayer, onBoard } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { anyOffers, openAt } from '../../special-rules/timing/windows.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { WindowId } from '../../vocabulary/words.js';
import { activatedModels } from '../activation/group.js';

/**
 * A moment for every model whose activation it is, one after another. Where something acts for several of them, the active
 * player orders them (JHX-ORDER-005).
 */
export function* eachOf(turn: Turn<Jhx>, window: WindowId, rule: RuleId): Rule {
  let left: readonly ModelId[] = activatedModels(turn.state).map(({ id }) => id);
  while (left.length > 0) {
    const waiting = left;
    left = turn.derive(() => waiting.filter(id => onBoard(turn.state, id) && anyOffers(turn, window, { of: id })));
    if (left.length === 0) return;
    const next = yield* decideUnlessForced(turn, {
      by: activePlayer(turn.state),
      kind: 'model',
      rule,
      options: left,
      about: { window },
    });
    yield* openAt(turn, window, { of: next });
    left = left.filter(id => id !== next);
  }
}

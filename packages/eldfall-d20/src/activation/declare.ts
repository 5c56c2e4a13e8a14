import { decide, type Rule, type Turn } from '@rulewright/core';
import { type Declared, withDetails } from '../actions/details.js';
import type { Actor } from '../actions/entry.js';
import { actionMenu } from '../actions/menu.js';
import { hostileAction } from '../hostiles/action.js';
import { deciderOf } from '../match/decider.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { isPlayedByHand } from '../profiles/behaviour.js';
import type { Eld } from '../vocabulary/index.js';

/**
 * Asks a model's player for its action (ELD-ACTION-004); a Hostile that nobody plays follows its card
 * (ELD-HOSTILE-012). A declaration is binding (ELD-DEF-005).
 */
export function* askAction(turn: Turn<Eld>, actor: Actor): Rule<Declared> {
  const table = tableOf(turn);
  const model = modelOf(turn.state, actor.model);
  if (model.player === null && !isPlayedByHand(table, model)) return yield* hostileAction(turn, actor);
  const by = deciderOf(table, model);
  const options = turn.derive(() => actionMenu.options(table, actor));
  const rule = actor.role === 'active' ? 'ELD-ACT-015' : 'ELD-ACT-013';
  const choice = yield* decide(turn, { by, kind: 'action', rule, options, about: actor });
  return yield* withDetails(turn, actor, choice);
}

import { decide, type Rule, type Turn } from '@rulewright/core';
import { askMoment, declareAttack } from '../actions/attack.js';
import type { Actor } from '../actions/entry.js';
import { actionMenu } from '../actions/menu.js';
import { hostileAction } from '../hostiles/action.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { ActionChoice, DeclaredAction, Eld, RoutePoint } from '../vocabulary/index.js';

/** A declared action with the point of the route that it names. */
export interface Declared {
  readonly action: DeclaredAction;
  readonly at: RoutePoint | null;
}

/** The details of an action after its choice: the moment, then targets (ELD-ACT-016). */
export function* withDetails(turn: Turn<Eld>, actor: Actor, choice: ActionChoice): Rule<Declared> {
  if (choice.do === 'attack') {
    const at = yield* askMoment(turn, actor, choice);
    return { action: yield* declareAttack(turn, actor, choice, at), at };
  }
  const { declare } = actionMenu.of(choice);
  // The cast is safe: an action without questions of its own is declared as it was chosen.
  return { action: declare ? yield* declare(turn, actor, choice) : (choice as DeclaredAction), at: null };
}

/** Asks a model's player for its action (ELD-ACTION-004); a Hostile follows its card (ELD-HOSTILE-012). A declaration is binding (ELD-DEF-005). */
export function* askAction(turn: Turn<Eld>, actor: Actor): Rule<Declared> {
  const table = tableOf(turn);
  const { player: by } = modelOf(turn.state, actor.model);
  if (by === null) return yield* hostileAction(turn, actor);
  const options = turn.derive(() => actionMenu.options(table, actor));
  const rule = actor.role === 'active' ? 'ELD-ACT-015' : 'ELD-ACT-013';
  const choice = yield* decide(turn, { by, kind: 'action', rule, options, about: actor });
  return yield* withDetails(turn, actor, choice);
}

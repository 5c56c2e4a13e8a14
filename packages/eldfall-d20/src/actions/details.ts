import type { Rule, Turn } from '@rulewright/core';
import type { ActionChoice, DeclaredAction, Eld, RoutePoint } from '../vocabulary/index.js';
import { askMoment, declareAttack } from './attack.js';
import type { Actor } from './entry.js';
import { actionMenu } from './menu.js';

/** A declared action with the point of the route that it names. */
export interface Declared {
  readonly action: DeclaredAction;
  readonly at: RoutePoint | null;
}

/** Asks for the details of the chosen action: first the point of the route, then the targets (ELD-ACT-016). */
export function* withDetails(turn: Turn<Eld>, actor: Actor, choice: ActionChoice): Rule<Declared> {
  if (choice.do === 'attack') {
    const at = yield* askMoment(turn, actor, choice);
    return { action: yield* declareAttack(turn, actor, choice, at), at };
  }
  const { declare } = actionMenu.of(choice);
  // The cast is safe: an action without questions of its own is declared as it was chosen.
  return { action: declare ? yield* declare(turn, actor, choice) : (choice as DeclaredAction), at: null };
}

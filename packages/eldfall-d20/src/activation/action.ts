import type { Rule, Turn } from '@rulewright/core';
import type { Actor } from '../actions/entry.js';
import { actionMenu } from '../actions/menu.js';
import { payMana } from '../magic/mana.js';
import { once } from '../match/limits.js';
import { hasState, modelOf } from '../match/lookups.js';
import { askForesight } from '../skills/foresight.js';
import { askProtector } from '../skills/protector.js';
import { revealByAction } from '../states/shrouded.js';
import type { ActionChoice, Eld, Going } from '../vocabulary/index.js';
import { askChange } from './change.js';
import { askAction } from './declare.js';
import { sequenceOf } from './going.js';
import { react } from './react.js';

/** Attackers that were secret or Flying when they declared their Attack in this sequence. */
const changeable = /* @__PURE__ */ once('sequence', 'change-reactions', 'ELD-REACT-017');

/** The activated model declares its action, which may do something at once. */
export function* declareOwnAction(turn: Turn<Eld>): Rule {
  const { model } = sequenceOf(turn);
  const actor: Actor = { model, role: 'active', occasion: 'step' };
  const { action: declared } = yield* askAction(turn, actor);
  if (declared.do === 'attack' && hasState(modelOf(turn.state, model), 'shrouded', 'flying'))
    changeable.use(turn, model);
  turn.emit({ type: 'ActionDeclared', model, action: declared }, 'ELD-ACT-015');
  payMana(turn, model, declared);
  revealByAction(turn, model, declared);
  // The cast is safe: the entry of an action is found by the name that choices and declared actions share.
  const follows = actionMenu.of(declared as ActionChoice).declared?.(turn, actor, declared);
  if (follows) yield* follows;
}

/**
 * Step 4: knowing all Reactions the activated model declares its action, unless it has done so by a Dash
 * (ELD-SKILL-016). After that reactions to a secret or Flying attacker may be changed (ELD-REACT-017).
 */
export function* actionStep(turn: Turn<Eld>, going: Going): Rule {
  const { ended, model, action } = sequenceOf(turn);
  if (ended) return;
  if (action) {
    going.goesOn =
      (yield* askForesight(turn, react)) ||
      (yield* askProtector(turn)) ||
      (changeable.isUsed(turn.state, model) && (yield* askChange(turn)));
    return;
  }
  yield* declareOwnAction(turn);
  going.goesOn = sequenceOf(turn).action?.do === 'attack';
}

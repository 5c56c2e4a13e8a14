import type { Rule, Turn } from '@rulewright/core';
import { beginnings } from '../actions/begin.js';
import type { Declared } from '../actions/details.js';
import type { Actor } from '../actions/entry.js';
import { hasAction } from '../actions/menu.js';
import { equip } from '../attacks/equip.js';
import { payMana } from '../magic/mana.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { impede } from '../skills/impede.js';
import { revealByAction } from '../states/shrouded.js';
import type { Eld, ModelId, Reaction } from '../vocabulary/index.js';
import { askAction } from './declare.js';

/**
 * A model reacts: its Activation Point is spent, effects hit it (ELD-REACT-008), it may change its equipment, and then
 * its action is declared (ELD-ACT-013). A Reaction that an effect ends is Nothing.
 */
export function* react(turn: Turn<Eld>, model: ModelId, occasion: 'step' | 'opportunity'): Rule {
  const { reactionPoints } = tableOf(turn).numbers.activation;
  turn.emit({ type: 'PointsChanged', model, by: -reactionPoints.value, why: 'reaction' }, reactionPoints.rule);
  const ended = yield* beginnings(turn, model, 'reactive');
  if (!ended) yield* equip(turn, model, 'ELD-ACT-011');
  const attacker: Actor = { model, role: 'reactive', occasion };
  // A model that may not attack any more, e.g. because it is Panicked, is offered the other actions only.
  const mayAttack = ended || hasAction(tableOf(turn), attacker);
  const actor: Actor = mayAttack ? attacker : { ...attacker, occasion: 'step' };
  const nothing: Declared = { action: { do: 'nothing' }, at: null };
  const { action, at } = ended ? nothing : yield* askAction(turn, actor);
  const { player } = modelOf(turn.state, model);
  const opportunity = occasion === 'opportunity' && action.do === 'attack';
  const rule = opportunity ? 'ELD-REACT-009' : 'ELD-REACT-001';
  const reaction: Reaction = { model, player, action, at, opportunity };
  turn.emit({ type: 'ReactionDeclared', reaction }, rule);
  payMana(turn, model, action);
  // The question about Impede may name the Skill, since its model is shown by then.
  revealByAction(turn, model, action);
  yield* impede(turn, reaction);
}

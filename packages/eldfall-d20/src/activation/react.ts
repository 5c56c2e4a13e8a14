import type { Rule, Turn } from '@rulewright/core';
import type { Actor } from '../actions/entry.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { revealByAction } from '../states/shrouded.js';
import type { Eld, ModelId } from '../vocabulary/index.js';
import { beginnings } from './begin.js';
import { askAction, type Declared } from './declare.js';
import { equip } from './equip.js';

/**
 * A model reacts: its Action Point is spent (ELD-REACT-001), effects hit it (ELD-REACT-008), it may change its equipment (ELD-ACT-011), and then its action
 * is declared (ELD-ACT-013). A Reaction that an effect ends is Nothing.
 */
export function* react(turn: Turn<Eld>, model: ModelId, occasion: 'step' | 'opportunity'): Rule {
  const { reactionPoints } = tableOf(turn).numbers.activation;
  turn.emit({ type: 'PointsChanged', model, by: -reactionPoints.value, why: 'reaction' }, reactionPoints.rule);
  const actor: Actor = { model, role: 'reactive', occasion };
  const ended = yield* beginnings(turn, model, 'reactive');
  if (!ended) yield* equip(turn, model);
  const nothing: Declared = { action: { do: 'nothing' }, at: null };
  const { action, at } = ended ? nothing : yield* askAction(turn, actor);
  const { player } = modelOf(turn.state, model);
  const opportunity = occasion === 'opportunity';
  const rule = opportunity ? 'ELD-REACT-009' : 'ELD-REACT-001';
  turn.emit({ type: 'ReactionDeclared', reaction: { model, player, action, at, opportunity } }, rule);
  revealByAction(turn, model, action);
}

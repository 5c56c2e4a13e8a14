import type { Rule, Turn } from '@rulewright/core';
import { beginnings } from '../actions/begin.js';
import { equip } from '../attacks/equip.js';
import { dropItems } from '../items/dropped.js';
import { askMana } from '../magic/counters.js';
import { tableOf } from '../match/table.js';
import { checkEngaged } from '../states/engaged/ends.js';
import type { Eld } from '../vocabulary/index.js';
import { sequenceOf } from './going.js';

/**
 * Step 1: the activated model spends an Activation Point (ELD-ACT-002, ELD-ACT-009), effects hit it before any movement
 * (ELD-ACT-010), and it may make Mana Counters (ELD-MANA-001), drop Items (ELD-ITEM-018) and change its equipment. An
 * effect may end the whole activation here.
 */
export function* activationStep(turn: Turn<Eld>): Rule {
  const { model } = sequenceOf(turn);
  const { activationPoints } = tableOf(turn).numbers.activation;
  turn.emit({ type: 'PointsChanged', model, by: -activationPoints.value, why: 'activation' }, activationPoints.rule);
  if (yield* beginnings(turn, model, 'active')) {
    turn.emit({ type: 'ActivationCutShort', model, why: 'effect' }, 'ELD-ACT-022');
    return;
  }
  yield* askMana(turn, model);
  // A weapon that lies on the ground does not hold an enemy any more (ELD-STATE-033).
  if (yield* dropItems(turn, model)) checkEngaged(turn);
  yield* equip(turn, model, 'ELD-ACT-011');
}

import type { Rule, Turn } from '@rulewright/core';
import { areAllied, hasState, isOnField, modelOf, stateOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, EldState, Model, ModelId } from '../vocabulary/index.js';
import { states } from '../vocabulary/words.js';
import { checkZeroHp, type Felled, makeDead } from './fallen.js';
import { changeHp } from './hp.js';
import { woundsLeft } from './prevent.js';

/**
 * The player whose model gave the state that wounds a model; nobody for an Environment and for a state that an ally
 * gave (ELD-HOSTILE-035).
 */
const giverOf = (state: EldState, model: Model, why: string): Felled => {
  const named = states.find(one => one === why);
  const by = (named && stateOf(model, named)?.by) ?? null;
  return { by: areAllied(state, by, model.player) ? null : by, model: null };
};

/**
 * A Wound by a state or an Environment, outside a sequence: it counts at once (ELD-STATE-045), and a model that is Incapacitated dies of
 * it.
 */
export function* woundOutside(turn: Turn<Eld>, id: ModelId, wounds: number, why: string, rule: RuleId): Rule {
  const model = modelOf(turn.state, id);
  if (!isOnField(model) || hasState(model, 'dead')) return;
  const felled = giverOf(turn.state, model, why);
  const left = yield* woundsLeft(turn, id, wounds);
  if (left === 0) return;
  if (hasState(model, 'incapacitated')) return yield* makeDead(turn, id, felled, 'ELD-STATE-050', rule);
  changeHp(turn, id, { losses: left }, why, rule);
  yield* checkZeroHp(turn, id, felled);
}

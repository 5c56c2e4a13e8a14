import type { Rule, Turn } from '@rulewright/core';
import { hasState, isOnField, modelOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, ModelId } from '../vocabulary/index.js';
import { checkZeroHp, type Felled, makeDead } from './fallen.js';
import { changeHp } from './hp.js';

const nobody: Felled = { by: null, model: null };

/** A Wound by a state or an Environment, outside a sequence: it counts at once (ELD-STATE-045), and a model that is Incapacitated dies of it (ELD-STATE-050). */
export function* woundOutside(turn: Turn<Eld>, id: ModelId, wounds: number, why: string, rule: RuleId): Rule {
  const model = modelOf(turn.state, id);
  if (!isOnField(model) || hasState(model, 'dead')) return;
  if (hasState(model, 'incapacitated')) return yield* makeDead(turn, id, nobody, 'ELD-STATE-050', rule);
  changeHp(turn, id, { losses: wounds }, why, rule);
  yield* checkZeroHp(turn, id, nobody);
}

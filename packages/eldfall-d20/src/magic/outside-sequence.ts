import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { newResolution } from '../attacks/new-resolution.js';
import { deciderOf } from '../match/decider.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { askEndMove } from '../movement/end-moves/end-moves.js';
import { movementAsked, normalKinds } from '../movement/end-moves/normal.js';
import { rollFall } from '../movement/falls/damage.js';
import type { RuleId } from '../rulebook/index.js';
import { checkEngaged } from '../states/engaged/ends.js';
import { fellModels } from '../states/zero-hp.js';
import type { Eld, EldState, EndMoveAsked, Fall, ModelId } from '../vocabulary/index.js';
import { repelSpirits } from './warding.js';

/**
 * Resolves at once the consequences of a change outside a sequence: Spirits that are newly inside a Warding Barrier are
 * driven out, falls are rolled for, and a model without HP becomes Incapacitated (ELD-SPELLCRAFT-016, ELD-FALL-006,
 * ELD-STATE-045).
 */
export function* settleOutside(turn: Turn<Eld>, model: ModelId, before: EldState, falls: readonly Fall[] = []): Rule {
  const resolution = newResolution(before, { model, action: null, reactions: [] });
  resolution.falls.push(...falls);
  yield* repelSpirits(turn, resolution);
  for (const fall of resolution.falls) yield* rollFall(turn, fall);
  yield* fellModels(turn, resolution);
  checkEngaged(turn);
}

/** Asks for a move outside a sequence, such as that of a Ranger, and carries out its consequences. */
export function* moveOutside(turn: Turn<Eld>, asked: EndMoveAsked, rule: RuleId): Rule {
  const before = turn.state;
  const falls = yield* askEndMove(turn, asked, rule);
  yield* settleOutside(turn, asked.model, before, falls);
}

/** A Normal Movement outside a sequence: its player picks the kind where a Skill gives a choice (ELD-SKILL-015, ELD-SKILL-034). */
export function* moveNormally(turn: Turn<Eld>, id: ModelId, why: 'ranger' | 'hasten', rule: RuleId): Rule {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  const options = normalKinds(table, model);
  if (options.length === 0) return;
  const by = deciderOf(table, model);
  const picked = yield* decideUnlessForced(turn, { by, kind: 'effect', rule, options, about: { on: id } });
  const { most, kind, skills } = movementAsked(table, model, options.find(one => one === picked) ?? 'walk');
  const own = { ...(kind === 'walk' ? {} : { kind }), ...(skills ? { skills } : {}) };
  yield* moveOutside(turn, { model: id, most, why, ...own, stance: false }, rule);
}

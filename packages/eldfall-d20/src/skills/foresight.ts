import { decide, type Rule, type Turn } from '@rulewright/core';
import { whyNotReact } from '../actions/eligible.js';
import { isAimedAt } from '../attacks/facts.js';
import { deciderOf } from '../match/decider.js';
import { once } from '../match/limits.js';
import { modelOf, reactivePlayers } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { skillLevel } from '../profiles/abilities.js';
import type { Eld, ModelId } from '../vocabulary/index.js';

const asked = /* @__PURE__ */ once('sequence', 'foresight', 'ELD-SKILL-026');

/** Carries out the Reaction of a model in the Reaction step (ELD-REACT-001). */
type React = (turn: Turn<Eld>, model: ModelId, occasion: 'step') => Rule;

/**
 * Asks one model with Foresight that an Attack was just aimed at, and that has not reacted yet, for its late Reaction:
 * of several players the next one in turn order (ELD-REACT-007). True if a model was asked. Hostiles react by their
 * cards (ELD-HOSTILE-006).
 */
export function* askForesight(turn: Turn<Eld>, react: React): Rule<boolean> {
  const table = tableOf(turn);
  const action = turn.state.sequence?.action;
  if (action?.do !== 'attack') return false;
  const found = turn.state.models.filter(
    ({ id }) =>
      skillLevel(table, modelOf(turn.state, id), 'foresight') > 0 &&
      !asked.isUsed(turn.state, id) &&
      isAimedAt(action, id) &&
      !whyNotReact(table, id),
  );
  // Hostiles are left out, since they always react after the action is known (ELD-HOSTILE-006).
  const [model] = reactivePlayers(turn.state).flatMap(player => found.filter(one => one.player === player));
  if (!model) return false;
  asked.use(turn, model.id);
  const options = ['pass' as const, { model: model.id }];
  const by = deciderOf(table, modelOf(turn.state, model.id));
  const choice = yield* decide(turn, { by, kind: 'react', rule: 'ELD-SKILL-026', options });
  if (choice !== 'pass') yield* react(turn, model.id, 'step');
  return true;
}

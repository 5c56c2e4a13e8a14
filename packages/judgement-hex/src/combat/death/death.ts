import { perform, type Rule, type Turn } from '@rulewright/core';
import { baseHealth } from '../../hero-cards/reading/health.js';
import { answersFor, rememberMaster } from '../../match/masters.js';
import { onBoard } from '../../match/models.js';
import { editionOf, tableOf } from '../../match/table.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { DamageCause, Jhx, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** True if a model on the board has no base health left (JHX-DAMAGE-016). */
export const atZero = (table: Table, id: ModelId): boolean => {
  const model = onBoard(table.state, id);
  return model !== undefined && baseHealth(table, model) <= 0;
};

/**
 * The two stages for a model whose base health is 0, Hero, Monster (JHX-DEATH-011) or Summoned model. First the
 * abilities that wait for zero health act, in the active player's order; if they raise the health above 0, the model is
 * saved. Otherwise it dies. Does nothing for a model above 0 (JHX-DEATH-001, JHX-DEATH-004, JHX-DEATH-002).
 *
 * @param killer the model that took the last point of its health, and so has the kill (JHX-DEATH-012); null for nobody
 * @param cause the cause of the damage that took it
 */
export function* resolveZeroHealth(turn: Turn<Jhx>, model: ModelId, killer: ModelId | null, cause: DamageCause): Rule {
  const by = killer === null ? null : answersFor(turn, killer);
  const saved = (): boolean => !atZero(tableOf(turn), model);
  if (saved()) return;
  yield* openAt(turn, 'zero-health', { of: model, by }, saved);
  if (!saved()) yield* slay(turn, model, killer, cause);
}

/**
 * A model dies, in the steps of its edition's death procedure: see `deathProcedure`. Called directly for models that
 * die without damage, e.g. when their Master dies.
 */
export function* slay(turn: Turn<Jhx>, id: ModelId, killer: ModelId | null, cause?: DamageCause): Rule {
  const victim = onBoard(turn.state, id);
  if (!victim) return;
  const by = killer === null ? null : answersFor(turn, killer);
  rememberMaster(turn, victim);
  const servant = killer !== null && by !== killer ? { servant: killer } : {};
  const death = { victim, by, ...servant, before: tableOf(turn), ...(cause && { cause }) };
  yield* perform(turn, editionOf(turn).procedures.death, death);
}

import type { Rule, Turn } from '@rulewright/core';
import { baseHealth } from '../../hero-cards/reading/health.js';
import { coalesce } from '../../key-models/demons/coalesce.js';
import { answersFor, rememberMaster } from '../../key-models/summoned/late.js';
import { masterDied } from '../../key-models/summoned/master.js';
import { onBoard } from '../../match/models.js';
import { type Table, tableOf } from '../../match/table.js';
import { harvestByKill, loseSouls } from '../../monsters-and-souls/souls/harvest.js';
import { openAt } from '../../special-rules/timing/windows.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';

/** Whether a model on the board has no base health left (JHX-DAMAGE-016). */
export const atZero = (table: Table, id: ModelId): boolean => {
  const model = onBoard(table.state, id);
  return model !== undefined && baseHealth(table, model) <= 0;
};

/**
 * The two stages for a model whose base health is 0, Hero, Monster (JHX-DEATH-011) or Summoned model. First what depends
 * on reaching zero (JHX-DEATH-001), in the active player's order (JHX-DEATH-004), until it is above 0, which saves it
 * (JHX-DEATH-002); then it dies. Does nothing above 0.
 *
 * @param killer the model that took the last point of its health, and so has the kill (JHX-DEATH-012); null for nobody
 */
export function* resolveZeroHealth(turn: Turn<Jhx>, model: ModelId, killer: ModelId | null): Rule {
  const by = killer === null ? null : answersFor(turn, killer);
  const saved = (): boolean => !atZero(tableOf(turn), model);
  if (saved()) return;
  yield* openAt(turn, 'zero-health', { of: model, by }, saved);
  if (!saved()) yield* slay(turn, model, by);
}

/**
 * A model dies: it is removed from the board with all tokens on it (JHX-DEATH-003, JHX-DEATH-006), while what it has in
 * play elsewhere stays (JHX-DEATH-007), and so do its levels, Artefacts and marks (JHX-DEATH-010). Its Soul is harvested
 * before its own Souls are lost; an Effigy captured by the first ends the match before the second (JHX-DEATH-005). Then
 * happens what depends on its death, in the active player's order (JHX-DEATH-004), and what it summoned dies
 * (JHX-SUMMON-015). By itself for models that were not damaged to zero, e.g. when their Master dies.
 */
export function* slay(turn: Turn<Jhx>, id: ModelId, killer: ModelId | null): Rule {
  const victim = onBoard(turn.state, id);
  if (!victim) return;
  const by = killer === null ? null : answersFor(turn, killer);
  rememberMaster(turn, victim);
  const before = tableOf(turn);
  const rule = victim.kind === 'monster' ? 'JHX-DEATH-011' : 'JHX-DEATH-003';
  turn.emit({ type: 'ModelDied', model: id, at: victim.at, killer: by }, [rule, 'JHX-DEATH-006', 'JHX-DEATH-012']);
  yield* harvestByKill(turn, victim, by);
  loseSouls(turn, id);
  coalesce(turn, victim);
  yield* openAt(turn, 'death', { of: id, by, at: victim.at, victim, before });
  yield* masterDied(turn, id);
}

import { type Rule, type Step, step, type Turn } from '@rulewright/core';
import { recover } from '../../activation/resolution/recovery.js';
import { activePlayer, hasState, isOnField } from '../../match/lookups.js';
import type { Eld, Going } from '../../vocabulary/index.js';

/** At the close of its own Strategic phase an Incapacitated model with HP gets up (ELD-STATE-048). */
function* recoverModels(turn: Turn<Eld>): Rule {
  const active = activePlayer(turn.state);
  for (const { id, player } of turn.state.models) {
    const model = turn.state.models.find(one => one.id === id);
    if (player !== active || !model || !isOnField(model)) continue;
    if (model.hp > 0 && hasState(model, 'incapacitated') && !hasState(model, 'dead')) yield* recover(turn, id);
  }
}

/** The end of the Strategic phase, before the Upkeep. */
export const recovery: Step<Eld, Going> = /* @__PURE__ */ step<Eld, Going>('ELD-STATE-048', 'recovery', recoverModels);

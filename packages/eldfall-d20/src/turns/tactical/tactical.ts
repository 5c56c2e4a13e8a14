import { decide, type Procedure, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { activePlayer } from '../../match/lookups.js';
import { canAct } from '../../states/petrified.js';
import type { Eld, EldState, Going, ModelId } from '../../vocabulary/index.js';

/** The models that the Active Player may activate: those with Action Points that can act (ELD-ACT-003, ELD-ACT-009). */
export const eligible = (state: EldState): readonly ModelId[] =>
  state.models.filter(one => one.player === activePlayer(state) && canAct(one) && one.points > 0).map(({ id }) => id);

/** The Active Player activates a model or declines, which ends the phase for good (ELD-TURN-008 to ELD-TURN-010). */
function* activate(turn: Turn<Eld>, going: Going): Rule {
  const by = activePlayer(turn.state);
  const models = eligible(turn.state);
  if (by === null || models.length === 0) return;
  const model = yield* decide(turn, { by, kind: 'activate', rule: 'ELD-ACT-009', options: [...models, 'end'] });
  if (typeof model !== 'string' || model === 'end') return;
  going.goesOn = true;
  turn.emit({ type: 'SequenceBegan', model }, 'ELD-ACT-009');
}

/** The Tactical phase: one activation after another. */
export const tacticalProcedure: Procedure<Eld, Going> = /* @__PURE__ */ procedure<Eld, Going>('tactical', [
  step('ELD-TURN-008', 'activate a model', activate),
]);

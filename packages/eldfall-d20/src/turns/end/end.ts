import { type Procedure, procedure, step, type Turn } from '@rulewright/core';
import { rangersMove } from '../../classes/ranger.js';
import { expire } from '../../effects/expiry.js';
import { scoreRevealed } from '../../schemes/score.js';
import { isSecret } from '../../secrets/secret.js';
import type { Eld, Going } from '../../vocabulary/index.js';

/** Every model loses the Activation Points that it has left. */
const discardPoints = (turn: Turn<Eld>): void => {
  // A secret model is named in any case, since its absence would tell that it has none (ELD-DEF-018).
  const models = turn.state.models.filter(one => one.points > 0 || isSecret(one)).map(({ id }) => id);
  if (models.length > 0) turn.emit({ type: 'PointsDiscarded', models }, ['ELD-TURN-011', 'ELD-TURN-014']);
};

/** The End phase: effects end first, then Activation Points are discarded. */
export const endProcedure: Procedure<Eld, Going> = /* @__PURE__ */ procedure<Eld, Going>('end', [
  step('ELD-CLASS-017', 'Rangers', rangersMove),
  step('ELD-SCHEME-039', 'score revealed Schemes', scoreRevealed),
  step('ELD-TURN-015', 'expiry', turn => expire(turn, 'end-phase')),
  step('ELD-TURN-011', 'discard Action Points', discardPoints),
]);

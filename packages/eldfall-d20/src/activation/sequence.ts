import { type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { editionOf } from '../match/table.js';
import type { Eld, Going, Sequence } from '../vocabulary/index.js';
import { newResolution } from './resolution/new.js';

/** The sequence that is going on. Throws RangeError outside one. */
export const sequenceOf = ({ state: { sequence } }: Turn<Eld>): Sequence => {
  if (!sequence) throw new RangeError('no activation sequence is going on');
  return sequence;
};

/** The activated model spends one of its Action Points (ELD-ACT-009). */
const activation = (turn: Turn<Eld>): void => {
  const { model } = sequenceOf(turn);
  turn.emit({ type: 'PointsChanged', model, by: -1, why: 'activation' }, 'ELD-ACT-002');
};

/** Everything that was declared is resolved together (ELD-ACT-018). */
function* resolution(turn: Turn<Eld>): Rule {
  const { model, action, reactions } = sequenceOf(turn);
  const resolved = newResolution(turn.state, model, action ?? undefined, reactions);
  yield* perform(turn, editionOf(turn).procedures.resolution, resolved);
}

/** The steps of an activation sequence (ELD-ACT-008). */
export const sequenceProcedure: Procedure<Eld, Going> = /* @__PURE__ */ procedure<Eld, Going>('sequence', [
  step('ELD-ACT-009', 'activation', activation),
  step('ELD-ACT-017', 'resolution', resolution),
]);

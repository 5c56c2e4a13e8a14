import { decide, type Rule, type Turn } from '@rulewright/core';
import { modelsOf, playerOf } from '../match/lookups.js';
import type { ModelId, Sfi, UnitId } from '../vocabulary/index.js';

/** The models of a unit that have not had their part in the move action. */
const modelsLeft = (turn: Turn<Sfi>, unit: UnitId): readonly ModelId[] => {
  const done = turn.state.activation?.actions.at(-1)?.done ?? [];
  return modelsOf(turn.state, unit).flatMap(({ id }) => (done.includes(id) ? [] : [id]));
};

/** The next model, in the order that the player chooses; undefined: nobody else moves. */
export function* nextToMove(turn: Turn<Sfi>, unit: UnitId): Rule<ModelId | undefined> {
  const left = modelsLeft(turn, unit);
  if (left.length < 2) return left[0];
  const by = playerOf(turn.state, unit);
  const next = yield* decide(turn, {
    by,
    kind: 'nextModel',
    rule: 'SFI-MOVE-016',
    options: [...left, 'done'],
    about: { unit },
  });
  return next === 'done' ? undefined : next;
}

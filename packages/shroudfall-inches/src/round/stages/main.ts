import { perform, type Rule, type Turn } from '@rulewright/core';
import { holderFirst } from '../../match/lookups.js';
import { editionOf } from '../../match/table.js';
import type { RoundStage, Sfi, Stage } from '../../vocabulary/index.js';

/** The stage after the start or the end of a round: activations from the token holder on (SFI-ROUND-006), or a new round. */
const stageAfter = (turn: Turn<Sfi>, { name }: RoundStage): Stage => {
  if (name === 'round-start') return { name: 'activations', next: holderFirst(turn.state)[0] };
  const [first] = editionOf(turn).procedures.roundStart.parts;
  return { name: 'round-start', step: first?.name ?? '' };
};

/** One step of the start or of the end of a round. The state keeps the step, so a beat performs one part of the procedure. */
export function* roundStep(turn: Turn<Sfi>, stage: RoundStage): Rule {
  const { id, procedures } = editionOf(turn);
  const { name, parts } = stage.name === 'round-start' ? procedures.roundStart : procedures.roundEnd;
  const at = parts.findIndex(one => one.name === stage.step);
  const part = parts[at];
  if (!part) throw new RangeError(`no step "${stage.step}" in the ${name} of ${id}`);
  yield* perform(turn, { name, parts: [part] }, {});
  const next = parts[at + 1];
  turn.emit(
    { type: 'StageReached', stage: next ? { name: stage.name, step: next.name } : stageAfter(turn, stage) },
    next?.rule ?? (stage.name === 'round-start' ? 'SFI-ROUND-START-003' : 'SFI-ROUND-START-001'),
  );
}

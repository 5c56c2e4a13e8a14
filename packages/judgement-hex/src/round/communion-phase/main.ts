import { perform, type Rule, type Turn } from '@rulewright/core';
import { learnLevels } from '../../hero-cards/levels/levels.js';
import { moments } from '../../match/lasting.js';
import { editionOf } from '../../match/table.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import type { Jhx, Stage } from '../../vocabulary/index.js';
import type { Communing } from '../../vocabulary/procedures.js';
import { communionSteps, stageAfter } from './order.js';

/**
 * One beat of the Communion Phase: the beginning of a step, or one thing of its queue. The state keeps the step, so a beat
 * performs one part of the procedure.
 */
export function* communionStep(turn: Turn<Jhx>): Rule {
  const { stage, round } = turn.state;
  if (stage.name !== 'communion') return;
  const edition = editionOf(turn);
  const { name, parts } = edition.procedures.communion;
  const part = parts[communionSteps(edition).indexOf(stage.step)];
  if (!part) throw new RangeError(`no step ${stage.step} in the Communion Phase of ${edition.id}`);
  const phase: Communing = { queue: stage.queue };
  yield* perform(turn, { name, parts: [part] }, phase);
  const queue = phase.queue ?? [];
  endMoment(turn, moments.action, 'JHX-TOKEN-011');
  yield* learnLevels(turn);
  const next: Stage = queue.length === 0 ? stageAfter(edition, stage, round) : { ...stage, queue };
  turn.emit({ type: 'StageReached', stage: next }, queue.length === 0 ? 'JHX-ROUND-003' : part.rule);
}

import type { Rule, Turn } from '@rulewright/core';
import { learnLevels } from '../../hero-cards/levels/levels.js';
import { moments } from '../../match/lasting.js';
import { endMoment } from '../../special-rules/conditions/inflict.js';
import type { Jhx, Stage } from '../../vocabulary/index.js';
import { steps } from './steps.js';

type Communion = Extract<Stage, { readonly name: 'communion' }>;

/**
 * The stage after a step: the next step, or in round 1 and after the last step the Activation Phase (JHX-ROUND-002).
 */
const after = ({ step }: Communion, round: number): Stage => {
  if (round === 1 || step === 6) return { name: 'activation' };
  return { name: 'communion', step: (step + 1) as Communion['step'], queue: null };
};

/** One beat of the Communion Phase: the beginning of a step, or one thing of its queue. */
export function* communionStep(turn: Turn<Jhx>): Rule {
  const { stage, round } = turn.state;
  if (stage.name !== 'communion') return;
  const step = steps[stage.step];
  const begun = stage.queue === null ? step.begin(turn) : step.next(turn, stage.queue);
  const queue = 'next' in begun ? yield* begun : begun;
  endMoment(turn, moments.action, 'JHX-TOKEN-011');
  yield* learnLevels(turn);
  const next: Stage = queue.length === 0 ? after(stage, round) : { ...stage, queue };
  turn.emit({ type: 'StageReached', stage: next }, queue.length === 0 ? 'JHX-ROUND-003' : step.rule);
}

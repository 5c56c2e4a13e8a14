import type { JhxEdition } from '../../vocabulary/edition.js';
import type { CommunionStage, Stage } from '../../vocabulary/index.js';
import { communionProcedure } from './steps.js';

/** The step of the book that also takes place in round 1 (JHX-ROUND-002). */
const inRoundOne: CommunionStage['step'] = 3;

/**
 * The steps of an edition's Communion Phase as the state names them: a step of the book by its number, which stays the same
 * where an edition leaves another one out; a step that an edition adds by its name.
 */
export const communionSteps = ({ procedures }: JhxEdition): readonly CommunionStage['step'][] =>
  procedures.communion.parts.map(({ name }) => {
    const at = communionProcedure.parts.findIndex(part => part.name === name);
    return at < 0 ? name : ((at + 1) as 1 | 2 | 3 | 4 | 5 | 6);
  });

const stageAt = (step: CommunionStage['step'] | undefined): Stage =>
  step === undefined ? { name: 'activation' } : { name: 'communion', step, queue: null };

/** The stage that a round begins with: in round 1 only the step of Fate takes place (JHX-ROUND-002). */
export const firstStage = (edition: JhxEdition, round: number): Stage => {
  const steps = communionSteps(edition);
  return stageAt(round === 1 ? steps.find(step => step === inRoundOne) : steps[0]);
};

/** The stage after a step: the next step, or in round 1 and after the last step the Activation Phase (JHX-ROUND-002). */
export const stageAfter = (edition: JhxEdition, { step }: CommunionStage, round: number): Stage => {
  const steps = communionSteps(edition);
  return stageAt(round === 1 ? undefined : steps[steps.indexOf(step) + 1]);
};

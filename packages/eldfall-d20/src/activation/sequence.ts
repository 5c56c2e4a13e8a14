import { type Procedure, perform, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { newResolution } from '../attacks/new-resolution.js';
import { expire } from '../effects/expiry.js';
import { editionOf } from '../match/table.js';
import type { Eld, Going } from '../vocabulary/index.js';
import { actionStep } from './action.js';
import { activationStep } from './activation.js';
import { sequenceOf } from './going.js';
import { hostileReactionStep } from './hostile-reaction.js';
import { movementStep } from './movement.js';
import { reactionStep } from './reactions.js';

/**
 * Everything that was declared is resolved together (ELD-ACT-018). After an activation that ended early, only the
 * checks at its end are left (ELD-ACT-022).
 */
function* resolutionStep(turn: Turn<Eld>): Rule {
  const resolved = newResolution(turn.state, sequenceOf(turn));
  yield* perform(turn, editionOf(turn).procedures.resolution, resolved);
  yield* expire(turn, 'sequence');
}

/** The steps of an activation sequence (ELD-ACT-008), as the example of the book goes through them (ELD-ACT-024). */
export const sequenceProcedure: Procedure<Eld, Going> = /* @__PURE__ */ procedure<Eld, Going>('sequence', [
  step('ELD-ACT-009', 'activation', activationStep),
  step('ELD-ACT-012', 'movement', movementStep),
  step('ELD-ACT-013', 'reaction', reactionStep),
  step('ELD-ACT-015', 'action', actionStep),
  step('ELD-HOSTILE-006', 'hostile-reaction', hostileReactionStep),
  step('ELD-ACT-017', 'resolution', resolutionStep),
]);

import type { Rule, Turn } from '@rulewright/core';
import { offerAlliances } from '../alliances/offer.js';
import { watchDuel } from '../duels/watch.js';
import { stepOf } from '../match/beats.js';
import { editionOf } from '../match/table.js';
import { leaveAfter } from '../quests/exits.js';
import { watchQuest } from '../victory/watch.js';
import type { Eld, Sequence } from '../vocabulary/index.js';
import { sequenceSteps } from '../vocabulary/words.js';

/** One beat of an activation sequence: one of its steps, which goes on in the next beat if it is not over. */
export function* sequenceStep(turn: Turn<Eld>, { model, step }: Sequence): Rule {
  const next = yield* stepOf(turn, editionOf(turn).procedures.sequence, step);
  if (next?.name === step) return;
  const reached = sequenceSteps.find(one => one === next?.name);
  if (reached) turn.emit({ type: 'StepReached', step: reached }, next?.rule ?? 'ELD-ACT-008');
  else {
    turn.emit({ type: 'SequenceEnded', model }, 'ELD-ACT-008');
    yield* leaveAfter(turn, model);
    watchDuel(turn);
    watchQuest(turn);
    yield* offerAlliances(turn);
  }
}

import type { Rule, Turn } from '@rulewright/core';
import { tableOf } from '../../match/table.js';
import { checkMorale } from '../../morale/broken.js';
import { hasRunOff } from '../../movement/flight.js';
import { engageModels } from '../../states/engaged/begins.js';
import { takeOff } from '../../states/fallen.js';
import type { Eld, Resolution } from '../../vocabulary/index.js';
import { recoverAtOnce } from './recovery.js';

/**
 * Stage 13: a model that ran over the edge leaves the field, models become Engaged, and morale may break
 * (ELD-STATE-023, ELD-MORALE-004).
 */
export function* checkAtEnd(turn: Turn<Eld>, { active }: Resolution): Rule {
  if (hasRunOff(tableOf(turn), active)) {
    const nobody = { by: null, model: null };
    yield* takeOff(turn, active, 'fled', nobody, 'ELD-STATE-057', 'ELD-ACT-023');
  }
  yield* recoverAtOnce(turn);
  engageModels(turn);
  checkMorale(turn);
}

import type { Turn } from '@rulewright/core';
import { modelsOnField, stateOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { Eld } from '../../vocabulary/index.js';
import { checkEngaged, setEngagers } from './ends.js';
import { engages } from './engages.js';

/** Makes models Engaged at the end of an activation and whenever a phase ends (ELD-STATE-023). */
export const engageModels = (turn: Turn<Eld>): void => {
  checkEngaged(turn);
  const table = tableOf(turn);
  const models = modelsOnField(turn.state);
  for (const model of models) {
    const before = stateOf(model, 'engaged')?.about ?? [];
    const now = models.filter(enemy => engages(table, enemy, model)).map(({ id }) => id);
    if (now.some(id => !before.includes(id))) setEngagers(turn, model.id, now);
  }
};

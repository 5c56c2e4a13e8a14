import { isAware } from '../battlefield/awareness.js';
import { hasState, isAlly, modelOf, modelsOnField } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { halvedBy } from '../profiles/modified.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import { reveal } from '../states/shrouded.js';
import type { Sources } from '../vocabulary/index.js';
import type { ActionEntry, ChoiceOf, DeclaredOf } from './entry.js';

/** Uncover is rolled with half of the Intellect. */
export const uncoverRoll: Sources['rolls'][number] = (table, { purpose, model }) =>
  purpose === 'uncover' && !immunityTo(table, modelOf(table.state, model), { rule: 'ELD-ACTION-041' })
    ? [halvedBy(table.numbers.actions.uncoverDivisor, 'uncover')]
    : [];

/** Uncover shows every Hidden enemy in the model's Awareness to all players. */
export const uncover: ActionEntry<ChoiceOf<'uncover'>, DeclaredOf<'uncover'>> = {
  candidates: () => [{ do: 'uncover' }],
  resolve: function* (turn, { model }) {
    const { success } = yield* rollAttribute(turn, rollFacts({ model, attribute: 'INT', purpose: 'uncover' }));
    if (!success) return;
    const own = modelOf(turn.state, model);
    const table = tableOf(turn);
    for (const one of modelsOnField(turn.state)) {
      if (!hasState(one, 'hidden') || isAlly(turn.state, own, one) || !isAware(table, own, one)) continue;
      reveal(turn, one.id, 'ELD-ACTION-041');
    }
  },
};

import type { ActionEntry, ChoiceOf, DeclaredOf } from './entry.js';

/** Nothing has no effect (ELD-ACTION-005), and is open to every model in both roles. */
export const nothing: ActionEntry<ChoiceOf<'nothing'>, DeclaredOf<'nothing'>> = {
  candidates: () => [{ do: 'nothing' }],
};

import type { ActionEntry, ChoiceOf, DeclaredOf } from './entry.js';

/** A Dodge needs no target (ELD-ACTION-013), and not even an attacker: then it is only a move (ELD-ACTION-022). */
export const dodge: ActionEntry<ChoiceOf<'dodge'>, DeclaredOf<'dodge'>> = { candidates: () => [{ do: 'dodge' }] };

import type { ActionEntry, ChoiceOf, DeclaredOf } from './entry.js';

/** A Dodge needs neither a target nor an attacker; without an attacker it is only a move (ELD-ACTION-013, ELD-ACTION-022). */
export const dodge: ActionEntry<ChoiceOf<'dodge'>, DeclaredOf<'dodge'>> = { candidates: () => [{ do: 'dodge' }] };

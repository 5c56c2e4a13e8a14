import type { View } from '@rulewright/core';
import type { DeckName, SeenDeck, Village } from '../vocabulary.js';

/** A village as a view shows it: of the decks only what everybody knows. */
export type SeenVillage = Omit<Village, 'decks'> & { readonly decks: { readonly [D in DeckName]: SeenDeck } };

/** The village in a view. */
export const villageIn = ({ state }: View): SeenVillage => state as SeenVillage;

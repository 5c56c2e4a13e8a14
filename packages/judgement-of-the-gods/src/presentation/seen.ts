import type { View } from '@rulewright/core';
import type { DeckName, SeenDeck, Village } from '../vocabulary.js';

/** A village as a view shows it, with the public knowledge of each deck in place of the deck. */
export type SeenVillage = Omit<Village, 'decks'> & { readonly decks: { readonly [D in DeckName]: SeenDeck } };

/** The village in a view. */
export const villageIn = ({ state }: View): SeenVillage => state as SeenVillage;

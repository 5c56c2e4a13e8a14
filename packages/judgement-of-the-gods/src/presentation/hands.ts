import type { ScenePanel, SceneRow } from '@rulewright/core';
import type { Building } from '../content/pack.js';
import type { DeckName, SeenVillage, Village } from '../vocabulary/index.js';
import type { Drawing } from './drawing.js';

const deckNames: readonly DeckName[] = ['terrain', 'building', 'judgement'];

/** Cards in a known order, with their places counted from a first place. */
const inOrder = (names: readonly string[], first: number): readonly SceneRow[] =>
  names.map((label, at) => ({ sign: `${first + at}`, label }));

/**
 * The decks as panels: with the whole village their order from the top, otherwise what all players know of them: the
 * known cards at the top and at the bottom, and the others by their number (JOG-TURN-009).
 */
export const deckPanels = ({ names, labels }: Drawing, village: SeenVillage, whole?: Village): readonly ScenePanel[] =>
  deckNames.map((deck): ScenePanel => {
    const name = (card: string): string => {
      if (deck === 'judgement') return names.card(card);
      return deck === 'terrain' ? names.tile(card) : names.building(card as Building);
    };
    const { size, top, bottom, unknown } = village.decks[deck];
    const head = { title: labels.decks[deck], text: `${labels.card.left}: ${size}` };
    if (whole) return { ...head, rows: inOrder(whole.decks[deck].cards.map(name), 1) };
    const others = Object.entries(unknown).flatMap(([card, count]) =>
      count > 0 ? [{ label: labels.card.copies(count, name(card)), text: labels.card.unknown }] : [],
    );
    return {
      ...head,
      rows: [
        ...inOrder(top.map(name), 1),
        ...others.sort((a, b) => (a.label < b.label ? -1 : 1)),
        ...inOrder(bottom.map(name), size - bottom.length + 1),
      ],
    };
  });

import type { Deck, SeenDeck } from '../vocabulary/index.js';

/** A deck in an order that nobody knows. `cards`: top first. */
export const faceDown = (cards: readonly string[]): Deck => ({ cards, knownTop: 0, knownBottom: 0, taken: 0 });

const take = (deck: Deck, count: number, cards: readonly string[]): Deck => ({
  cards,
  knownTop: Math.max(0, deck.knownTop - count),
  knownBottom: Math.min(deck.knownBottom, cards.length),
  taken: deck.taken + count,
});

/** The deck without its top `count` cards. */
export const takeTop = (deck: Deck, count: number): Deck => take(deck, count, deck.cards.slice(count));

/** The deck with cards put under it in this order, for everybody to see. */
export const putUnder = (deck: Deck, cards: readonly string[]): Deck => ({
  ...deck,
  cards: [...deck.cards, ...cards],
  knownBottom: deck.knownBottom + cards.length,
});

/** The deck after everybody looked at its top `count` cards. */
export const showTop = (deck: Deck, count: number): Deck => ({
  ...deck,
  knownTop: Math.min(Math.max(deck.knownTop, count), deck.cards.length - deck.knownBottom),
});

/** The deck after some of its known top cards, named by position, went to the bottom in that order. */
export const moveToBottom = (deck: Deck, positions: readonly number[]): Deck => {
  const { cards, knownTop, knownBottom, taken } = deck;
  const fromTop = positions.filter(position => position < knownTop).length;
  const sunk = cards.filter((_, i) => positions.includes(i));
  return {
    cards: [...cards.filter((_, i) => !positions.includes(i)), ...sunk],
    knownTop: knownTop - fromTop,
    // A position beyond the known top is a position of the known bottom: then the whole deck is known.
    knownBottom: knownBottom + fromTop,
    taken: taken + positions.length,
  };
};

/** The knowledge that all players share of a deck. */
export const seenDeck = ({ cards, knownTop, knownBottom }: Deck): SeenDeck => {
  const last = cards.length - knownBottom;
  const unknown: Record<string, number> = {};
  for (const card of cards.slice(knownTop, last).sort()) unknown[card] = (unknown[card] ?? 0) + 1;
  return { size: cards.length, top: cards.slice(0, knownTop), bottom: cards.slice(last), unknown };
};

/**
 * The deck with its unseen cards in another order. `now` is the same deck later on: cards that were taken or shown
 * between the two moments keep their places.
 */
export const reshuffleUnknown = (deck: Deck, now: Deck, below: (n: number) => number): Deck => {
  const cards = [...deck.cards];
  const end = cards.length - deck.knownBottom;
  const start = Math.min(end, Math.max(deck.knownTop, now.taken - deck.taken + now.knownTop));
  for (let last = end - 1; last > start; last--) {
    const other = start + below(last - start + 1);
    const card = cards[last] as string;
    cards[last] = cards[other] as string;
    cards[other] = card;
  }
  return { ...deck, cards };
};

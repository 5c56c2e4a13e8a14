import { GameError } from '@rulewright/core';
import type { CardId, ContentPack, JudgementCard, JudgementDeck } from '../content/pack.js';
import type { JogOptions } from '../vocabulary/index.js';

/**
 * The judgement deck of a match: one of the pack's, or the one given with the option (JOG-DECK-001). The rules know
 * effects only, never the name of a card.
 */
export const judgementDeck = (
  pack: ContentPack,
  { judgementDeck }: Pick<JogOptions, 'judgementDeck'>,
): JudgementDeck => {
  if (typeof judgementDeck !== 'string') return judgementDeck;
  const deck = Object.hasOwn(pack.judgementDecks, judgementDeck) ? pack.judgementDecks[judgementDeck] : undefined;
  if (!deck) throw new GameError(`${pack.id}: no judgement deck is called ${judgementDeck}`);
  return deck;
};

/** The facts of one card of a deck. Throws GameError for an id that is not in the deck. */
export const cardOf = ({ cards }: JudgementDeck, id: CardId): JudgementCard => {
  const card = cards.find(one => one.id === id);
  if (!card) throw new GameError(`no judgement card is called ${id}`);
  return card;
};

import { type Rule, shuffle } from '@rulewright/core';
import type { ContentPack, JudgementDeck } from '../content/pack.js';
import type { DeckName, JogTurn } from '../vocabulary/index.js';

const copies = (id: string, count: number): readonly string[] => Array<string>(count).fill(id);

/**
 * The cards of the three decks in printed order: the terrain deck is every tile but the Town Hall (JOG-COMP-002,
 * JOG-COMP-003); the pack counts the cards of the building deck (JOG-COMP-006) and of the judgement deck
 * (JOG-COMP-007).
 */
export const deckLists = (
  pack: ContentPack,
  judgement: JudgementDeck,
): { readonly [D in DeckName]: readonly string[] } => ({
  judgement: judgement.cards.flatMap(({ id, count }) => copies(id, count)),
  terrain: pack.tiles.filter(kind => kind.inDeck).flatMap(({ id, count }) => copies(id, count)),
  building: Object.entries(pack.buildings).flatMap(([id, { cards }]) => copies(id, cards)),
});

const order: readonly DeckName[] = ['judgement', 'terrain', 'building'];

/** The decks are shuffled in this order (JOG-SETUP-009), each once and never again, unseen by anybody. */
export function* shuffleDecks(turn: JogTurn): Rule {
  for (const deck of order) {
    const { cards } = turn.state.decks[deck];
    const purpose = `${deck} deck`;
    const shuffled = yield* shuffle(turn, { count: cards.length, purpose, rule: 'JOG-SETUP-008', seenBy: [] });
    turn.emit({ type: 'DeckShuffled', deck, cards: shuffled.map(i => cards[i] as string) }, 'JOG-SETUP-008');
  }
}

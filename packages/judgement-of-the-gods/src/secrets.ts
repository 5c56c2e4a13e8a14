import { counted, type PlayerId, type Secrets } from '@rulewright/core';
import { reshuffleUnknown, seenDeck } from './match/decks.js';
import type { Jog, Village } from './vocabulary/index.js';

/** Only the order of the decks is hidden, and it is hidden from all players; the number of cards is public (JOG-TURN-009). */
export const secrets: Secrets<Jog> = {
  state: {
    decks: ({ judgement, terrain, building }) => ({
      judgement: seenDeck(judgement),
      terrain: seenDeck(terrain),
      building: seenDeck(building),
    }),
  },
  events: { DeckShuffled: { cards: counted } },
  reveals: ['TilesDrawn', 'BuildingCardsDrawn', 'JudgementCardDrawn', 'JudgementCardsSeen'],
};

/** The village with the unknown part of each deck shuffled again. */
export const resample = (state: Village, _player: PlayerId, below: (n: number) => number, now: Village): Village => ({
  ...state,
  decks: {
    judgement: reshuffleUnknown(state.decks.judgement, now.decks.judgement, below),
    terrain: reshuffleUnknown(state.decks.terrain, now.decks.terrain, below),
    building: reshuffleUnknown(state.decks.building, now.decks.building, below),
  },
});

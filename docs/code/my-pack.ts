// #region deck
import type { Game } from '@rulewright/core';
import { createGame, type Jog } from '@rulewright/judgement-of-the-gods';
import {
  type ContentPack,
  defaultContent,
  type JudgementDeck,
  readContent,
} from '@rulewright/judgement-of-the-gods/content';

/** A short and merciful deck. The engine reads only the effects of a card, never its name. */
export const shortDeck: JudgementDeck = {
  cards: [
    { id: 'dusk', name: 'Dusk', kind: 'judgementDay', count: 3, effects: [] },
    {
      id: 'toll',
      name: 'The Toll',
      kind: 'event',
      count: 6,
      effects: [
        {
          op: 'choose',
          options: [
            { effects: [{ op: 'lose', resource: 'wood', amount: 6 }] },
            { effects: [{ op: 'losePerCharacter', resource: 'food', amount: 2, where: 'building' }] },
          ],
        },
      ],
    },
    {
      id: 'harvest',
      name: 'Harvest',
      kind: 'event',
      count: 6,
      effects: [{ op: 'gain', resource: 'food', amount: 4, dice: 1 }],
    },
  ],
};
// #endregion

// #region pack
/** The default facts, a seventh role, one more kind of tile, and the deck. */
export const myPack: ContentPack = readContent({
  ...defaultContent,
  id: 'my-village',
  version: '1.0.0',
  roles: {
    ...defaultContent.roles,
    pathfinder: {
      name: 'Pathfinder',
      leader: false,
      stats: { food: 5, wood: 5, stone: 5, magic: 1 },
      explore: { draw: 3 },
    },
  },
  tiles: [
    ...defaultContent.tiles,
    {
      id: 'old-quarry',
      name: 'Old Quarry',
      terrain: 'mountain',
      magical: false,
      count: 2,
      inDeck: true,
      buildable: true,
    },
  ],
  judgementDecks: { ...defaultContent.judgementDecks, short: shortDeck },
});

/** The same rules with other facts. */
export const myGame: Game<Jog> = createGame(myPack);
// #endregion

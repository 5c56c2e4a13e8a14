import type { Jog } from '@rulewright/judgement-of-the-gods';
import { type EventsOf, words } from './parts.js';

const square = { x: 'number', y: 'number' } as const;
const deckName = words('judgement', 'terrain', 'building');
const motion = words('move', 'explore', 'rollCall', 'card');
const poolReason = words(
  'explore',
  'card',
  'start',
  'produce',
  'hallow',
  'build',
  'templeAlchemy',
  'advancedAlchemy',
  'statue',
  'mineAlchemy',
  'merchant',
  'trade',
);
const poolChange = { food: 'number', wood: 'number', stone: 'number', magic: 'number', gold: 'number' } as const;
const building = words('farm', 'lumberMill', 'mine', 'temple');
const basicResource = words('food', 'wood', 'stone', 'magic');

/** The parts of the events of Judgement of the Gods. */
export const gods: EventsOf<Jog['event']> = {
  CharactersChosen: { roles: 'list' },
  RoleDealt: { player: 'text', role: 'text' },
  TownHallPlaced: { tile: 'text', at: square },
  DeckShuffled: { deck: deckName, cards: 'list' },
  RoundBegan: { round: 'number' },
  TurnBegan: { character: 'text' },
  TokenMoved: { character: 'text', from: square, to: square, how: motion },
  Passed: { character: 'text' },
  TurnEnded: { character: 'text' },
  PoolChanged: { why: poolReason, change: poolChange, tallies: 'list' },
  TilesDrawn: { character: 'text', tiles: 'list' },
  TilePlaced: { tile: 'text', at: square },
  TilesReturned: { tiles: 'list' },
  TileHallowed: { character: 'text', at: square },
  BuildingCardsDrawn: { character: 'text', cards: 'list' },
  BuildingBuilt: { building, at: square },
  BuildingCardsReturned: { cards: 'list' },
  StatuePiecePlaced: { character: 'text', at: square, pieces: 'number' },
  JudgementPhaseBegan: { round: 'number' },
  JudgementCardDrawn: { card: 'text', by: 'text' },
  JudgementDayCame: { count: 'number' },
  CardOptionChosen: { card: 'text', option: 'number' },
  JudgementCardsSeen: { cards: 'list' },
  JudgementCardsSunk: { positions: 'list' },
  JudgementCardResolved: { card: 'text' },
  TradeProposed: { by: 'text', resource: basicResource },
  TradeDeclined: { by: 'text', resource: basicResource },
  GameEnded: { ending: 'object' },
};

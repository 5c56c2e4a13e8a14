import type { Resource } from '../content/pack.js';
import type {
  Deck,
  DeckName,
  PlacedTile,
  Pool,
  PoolChange,
  Square,
  Village,
  VillageEvent,
} from '../vocabulary/index.js';
import { faceDown, moveToBottom, putUnder, showTop, takeTop } from './decks.js';
import { sameSquare } from './village.js';

/** A pool after a change. */
export const afterChange = (pool: Pool, change: PoolChange): Pool => {
  const next: Record<Resource, number> = { ...pool };
  for (const resource of Object.keys(change) as Resource[]) next[resource] += change[resource] ?? 0;
  return next;
};

const withDeck = (state: Village, name: DeckName, deck: Deck): Village => ({
  ...state,
  decks: { ...state.decks, [name]: deck },
});

const withTile = (state: Village, at: Square, change: Partial<PlacedTile>): Village => ({
  ...state,
  tiles: state.tiles.map(tile => (sameSquare(tile.at, at) ? { ...tile, ...change } : tile)),
});

/** The village at the beginning of a round: nobody has had a turn. */
const newRound = (state: Village, round: number): Village => ({
  ...state,
  phase: 'turns',
  round,
  active: null,
  done: [],
});

/** The village after an event. */
export const evolve = (state: Village, event: VillageEvent): Village => {
  const { decks, shown } = state;
  switch (event.type) {
    case 'CharactersChosen':
    case 'Passed':
    case 'CardOptionChosen':
    case 'TradeProposed':
    case 'TradeDeclined':
      return state;
    case 'RoleDealt': {
      const { player, role } = event;
      return { ...state, characters: [...state.characters, { role, player, at: { x: 0, y: 0 } }] };
    }
    case 'TownHallPlaced': {
      const tile: PlacedTile = { kind: event.tile, at: event.at, building: 'townHall', hallowed: false };
      return { ...state, tiles: [tile], characters: state.characters.map(one => ({ ...one, at: event.at })) };
    }
    case 'DeckShuffled':
      return withDeck(state, event.deck, faceDown(event.cards));
    case 'RoundBegan':
      return newRound(state, event.round);
    case 'TurnBegan':
      return { ...state, active: event.character, moved: false };
    case 'TokenMoved': {
      const { character, to, how } = event;
      const characters = state.characters.map(one => (one.role === character ? { ...one, at: to } : one));
      return { ...state, characters, moved: state.moved || how === 'move' };
    }
    case 'TurnEnded':
      return { ...state, active: null, moved: false, done: [...state.done, event.character] };
    case 'PoolChanged':
      return { ...state, pool: afterChange(state.pool, event.change) };
    case 'TilesDrawn':
      return {
        ...withDeck(state, 'terrain', takeTop(decks.terrain, event.tiles.length)),
        shown: { ...shown, tiles: event.tiles },
      };
    case 'TilePlaced': {
      const tile: PlacedTile = { kind: event.tile, at: event.at, building: null, hallowed: false };
      const at = shown.tiles.indexOf(event.tile);
      return {
        ...state,
        tiles: [...state.tiles, tile],
        shown: { ...shown, tiles: shown.tiles.filter((_, i) => i !== at) },
      };
    }
    case 'TilesReturned':
      return { ...withDeck(state, 'terrain', putUnder(decks.terrain, event.tiles)), shown: { ...shown, tiles: [] } };
    case 'TileHallowed':
      return withTile(state, event.at, { hallowed: true });
    case 'BuildingCardsDrawn':
      return {
        ...withDeck(state, 'building', takeTop(decks.building, event.cards.length)),
        shown: { ...shown, buildings: event.cards },
      };
    case 'BuildingBuilt': {
      const at = shown.buildings.indexOf(event.building);
      return {
        ...withTile(state, event.at, { building: event.building }),
        shown: { ...shown, buildings: shown.buildings.filter((_, i) => i !== at) },
      };
    }
    case 'BuildingCardsReturned':
      return {
        ...withDeck(state, 'building', putUnder(decks.building, event.cards)),
        shown: { ...shown, buildings: [] },
      };
    case 'StatuePiecePlaced':
      return { ...state, statue: { pieces: event.pieces, at: event.at } };
    case 'JudgementPhaseBegan':
      return { ...state, phase: 'judgement' };
    case 'JudgementCardDrawn':
      return {
        ...withDeck(state, 'judgement', takeTop(decks.judgement, 1)),
        shown: { ...shown, card: event.card },
        drawnCards: [...state.drawnCards, event.card],
      };
    case 'JudgementDayCame':
      return { ...state, judgementDays: event.count };
    case 'JudgementCardsSeen':
      return withDeck(state, 'judgement', showTop(decks.judgement, event.cards.length));
    case 'JudgementCardsSunk':
      return withDeck(state, 'judgement', moveToBottom(decks.judgement, event.positions));
    case 'JudgementCardResolved':
      return { ...state, shown: { ...shown, card: null } };
    case 'GameEnded':
      return { ...state, ending: event.ending };
    default:
      return unknown(event);
  }
};

const unknown = (event: never): never => {
  throw new TypeError(`unknown event ${JSON.stringify(event)}`);
};

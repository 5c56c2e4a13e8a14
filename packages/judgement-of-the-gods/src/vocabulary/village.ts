import type { PlayerId } from '@rulewright/core';
import type { AnyBuilding, BasicResource, Building, CardId, Resource, RoleId, TileKindId } from '../content/pack.js';
import type { Rulings } from './options.js';

/** A square of the unbounded grid, one tile to a square (JOG-MOVE-001). The Town Hall is on `{ x: 0, y: 0 }`. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** The one shared stock of the village: whole numbers without an upper limit (JOG-COMP-009). */
export type Pool = { readonly [R in Resource]: number };

/** Changes of the pool, negative for what leaves it. */
export type PoolChange = { readonly [R in Resource]?: number };

/** A character in play. Its role is its id: no role is in play twice (JOG-COMP-004). */
export interface Character {
  readonly role: RoleId;
  readonly player: PlayerId;
  readonly at: Square;
}

/** A tile on the table, with what stands on it. */
export interface PlacedTile {
  readonly kind: TileKindId;
  readonly at: Square;
  readonly building: AnyBuilding | null;
  readonly hallowed: boolean;
}

/** A face-down deck. Players see `SeenDeck` in its place. */
export interface Deck {
  /** Ids of cards or kinds of tiles, top first. */
  readonly cards: readonly string[];
  /** The number of cards at the top that all players know. */
  readonly knownTop: number;
  /** The number of cards at the bottom that all players know. */
  readonly knownBottom: number;
  /** The number of cards that were ever taken from the top. */
  readonly taken: number;
}

/** The public knowledge of a deck (JOG-TURN-009): everything but the order of its unknown middle. */
export interface SeenDeck {
  readonly size: number;
  readonly top: readonly string[];
  readonly bottom: readonly string[];
  /** The number of each card in the unknown middle. */
  readonly unknown: Readonly<Record<string, number>>;
}

/** The three decks. */
export type DeckName = 'judgement' | 'terrain' | 'building';

/** The end of a village, with the cause of a loss (JOG-END-007). */
export type Ending =
  | { readonly reason: 'statue-completed' }
  | {
      readonly reason: 'exhausted-by-payment' | 'exhausted-by-exchange' | 'exhausted-by-card';
      /** The resources that ran out. */
      readonly resources: readonly BasicResource[];
      /** The action that was paid for, or the card's id. */
      readonly by: string;
    }
  | { readonly reason: 'third-judgement-day' }
  | { readonly reason: 'empty-judgement-deck' };

/** The state of a match: everything on the table. */
export interface Village {
  readonly players: readonly PlayerId[];
  readonly rulings: Rulings;
  readonly phase: 'setUp' | 'turns' | 'judgement';
  /** The round, counted from 1; 0 during set-up. */
  readonly round: number;
  /** The character whose turn it is; `null` between turns. */
  readonly active: RoleId | null;
  /** True once the active character has moved. */
  readonly moved: boolean;
  /** The characters that have had their turn this round. */
  readonly done: readonly RoleId[];
  readonly pool: Pool;
  /** Characters in the order of dealing. */
  readonly characters: readonly Character[];
  /** Tiles in the order of placing, the Town Hall first. */
  readonly tiles: readonly PlacedTile[];
  readonly decks: { readonly [D in DeckName]: Deck };
  /** Cards and tiles that were drawn and shown to all, but not yet placed, put back or carried out. */
  readonly shown: {
    readonly tiles: readonly TileKindId[];
    readonly buildings: readonly Building[];
    readonly card: CardId | null;
  };
  /** Judgement cards that were drawn, in order. No card ever comes back (JOG-JUDG-001). */
  readonly drawnCards: readonly CardId[];
  readonly judgementDays: number;
  /** The statue's pieces and the temple that carries them. */
  readonly statue: { readonly pieces: number; readonly at: Square | null };
  readonly ending: Ending | null;
}

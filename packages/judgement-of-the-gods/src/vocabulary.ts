import type { Counted, GameTypes, PlayerId, SeenState, Tally, Turn, WindowChoices } from '@rulewright/core';
import type {
  AnyBuilding,
  BasicResource,
  Building,
  CardId,
  ContentPack,
  Effect,
  JudgementDeck,
  Resource,
  RoleId,
  TileKindId,
} from './content/pack.js';
import type { RuleId } from './rulebook/index.js';

/** A square of the unbounded grid, one tile to a square (JOG-MOVE-001). The Town Hall is on `{ x: 0, y: 0 }`. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** The rulings of a match: each a documented reading of the sheet, with its default first. */
export interface JogOptions {
  /** The seat of the oldest player, counted from 0; it deals, starts every round and draws (JOG-SETUP-005). */
  readonly startingSeat: number;
  /** Leaders put into the character pile first: `both`, or the id of a leader role (JOG-SETUP-002). */
  readonly leaders: string;
  /** One start die for each basic resource, or a single one for all (JOG-SETUP-006). */
  readonly startDice: 'perResource' | 'single';
  /** The order of the turns of a player with two characters (JOG-TURN-003). */
  readonly twoCharacterOrder: 'together' | 'twoLaps';
  /** Squares that share a side, or also those that share a corner (JOG-MOVE-002). */
  readonly adjacency: 'orthogonal' | 'king';
  /** The order of seeing a new tile and choosing its square (JOG-EXP-004). */
  readonly explorePlacement: 'revealThenPlace' | 'placeThenReveal';
  /**
   * The uses of a cursed tile's magic that the curse suppresses: producing, also the statue's price, or neither
   * (JOG-TERR-005).
   */
  readonly curseSuppresses: 'produce' | 'produceAndStatue' | 'none';
  /** `self`: the hallowing role acts itself; `present`: it is enough that the role is on the tile (JOG-HAL-002). */
  readonly hallowActor: 'self' | 'present';
  /** The number of tiles that can be hallowed; `null` for any number (JOG-COMP-008). */
  readonly hallowTokenLimit: number | null;
  /** The order in which two unused building cards go back: as drawn, or as the builder chooses (JOG-BLD-004). */
  readonly buildReturnOrder: 'drawn' | 'chosen';
  /** The resources of Temple Alchemy: the basic ones, or gold as well (JOG-SPC-005). */
  readonly alchemyResources: 'basic' | 'withGold';
  /** The meaning of the statue's price: for each piece, or for the whole statue (JOG-STAT-002). */
  readonly statueCost: 'perPiece' | 'whole';
  /** The amount at which a basic resource loses the game: zero, or only below zero (JOG-END-003). */
  readonly lossThreshold: 'zero' | 'belowZero';
  /** True if a card drawn because of a marsh opens the Trade window (JOG-SPC-018). */
  readonly tradeOnMarshDraw: boolean;
  /**
   * The consent to a Trade: of all other players, or of none (JOG-SPC-019). A player may propose a refused Trade again once
   * another one went through, with `unanimousOnce` never.
   */
  readonly tradeConsent: 'unanimous' | 'unanimousOnce' | 'anyPlayer';
  /** The judgement deck: the id of one of the content pack's, or a deck itself (JOG-DECK-001). */
  readonly judgementDeck: string | JudgementDeck;
}
/** The rulings that the state keeps: all but the judgement deck, whose cards are in the deck itself. */
export type Rulings = Omit<JogOptions, 'judgementDeck'>;

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

/** The reason for a change of the pool. */
export type PoolReason =
  | 'start'
  | 'explore'
  | 'produce'
  | 'hallow'
  | 'build'
  | 'templeAlchemy'
  | 'advancedAlchemy'
  | 'statue'
  | 'mineAlchemy'
  | 'merchant'
  | 'card'
  | 'trade';

/** The cause of a token's new place. Only `move` is the move of a turn (JOG-MOVE-005). */
export type Motion = 'move' | 'explore' | 'rollCall' | 'card';

/** All events of a village. The state is the fold of the events. */
export type VillageEvent =
  | { readonly type: 'CharactersChosen'; readonly roles: readonly RoleId[] }
  | { readonly type: 'RoleDealt'; readonly player: PlayerId; readonly role: RoleId }
  | { readonly type: 'TownHallPlaced'; readonly tile: TileKindId; readonly at: Square }
  /** The order of `cards`, top first, is hidden from all players. */
  | { readonly type: 'DeckShuffled'; readonly deck: DeckName; readonly cards: readonly string[] }
  | { readonly type: 'RoundBegan'; readonly round: number }
  | { readonly type: 'TurnBegan'; readonly character: RoleId }
  | {
      readonly type: 'TokenMoved';
      readonly character: RoleId;
      readonly from: Square;
      readonly to: Square;
      readonly how: Motion;
    }
  | { readonly type: 'Passed'; readonly character: RoleId }
  | { readonly type: 'TurnEnded'; readonly character: RoleId }
  /** The only event that changes the pool. `tallies` explain the numbers that were worked out. */
  | {
      readonly type: 'PoolChanged';
      readonly why: PoolReason;
      readonly change: PoolChange;
      readonly tallies?: readonly Tally<RuleId>[];
    }
  | { readonly type: 'TilesDrawn'; readonly character: RoleId; readonly tiles: readonly TileKindId[] }
  | { readonly type: 'TilePlaced'; readonly tile: TileKindId; readonly at: Square }
  | { readonly type: 'TilesReturned'; readonly tiles: readonly TileKindId[] }
  | { readonly type: 'TileHallowed'; readonly character: RoleId; readonly at: Square }
  | { readonly type: 'BuildingCardsDrawn'; readonly character: RoleId; readonly cards: readonly Building[] }
  | { readonly type: 'BuildingBuilt'; readonly building: Building; readonly at: Square }
  | { readonly type: 'BuildingCardsReturned'; readonly cards: readonly Building[] }
  /** `pieces` is the number of pieces that stand, this one included. */
  | { readonly type: 'StatuePiecePlaced'; readonly character: RoleId; readonly at: Square; readonly pieces: number }
  | { readonly type: 'JudgementPhaseBegan'; readonly round: number }
  | { readonly type: 'JudgementCardDrawn'; readonly card: CardId; readonly by: PlayerId }
  | { readonly type: 'JudgementDayCame'; readonly count: number }
  | { readonly type: 'CardOptionChosen'; readonly card: CardId; readonly option: number }
  | { readonly type: 'JudgementCardsSeen'; readonly cards: readonly CardId[] }
  /** `positions`, counted from the top, name the cards just seen that now lie at the bottom. */
  | { readonly type: 'JudgementCardsSunk'; readonly positions: readonly number[] }
  | { readonly type: 'JudgementCardResolved'; readonly card: CardId }
  | { readonly type: 'TradeProposed'; readonly by: PlayerId; readonly resource: BasicResource }
  | { readonly type: 'TradeDeclined'; readonly by: PlayerId; readonly resource: BasicResource }
  | { readonly type: 'GameEnded'; readonly ending: Ending };

/** The choices of the acting character's player in a turn: move, act, or pass. */
export type TurnChoice =
  | { readonly do: 'move'; readonly to: Square }
  /** `draw` is the number of tiles; only some roles may draw more than one. */
  | { readonly do: 'explore'; readonly draw: number }
  | { readonly do: 'produce' }
  | { readonly do: 'hallow' }
  | { readonly do: 'build' }
  | { readonly do: 'templeAlchemy'; readonly amount: number; readonly give: Resource; readonly receive: Resource }
  | { readonly do: 'advancedAlchemy' }
  | { readonly do: 'statue' }
  | { readonly do: 'mineAlchemy' }
  | { readonly do: 'rollCall'; readonly character: RoleId; readonly to: Square }
  | { readonly do: 'merchant'; readonly give: BasicResource; readonly receive: BasicResource }
  | { readonly do: 'pass' };

/**
 * The answer of each kind of decision. A question with a single answer is not asked, except `turn`. Answers that lose
 * the game at once are marked `fatal`. The Trade window asks with `window` (see `trade`).
 */
export interface JogChoices extends WindowChoices {
  /** The player's character that takes its turn now. */
  readonly nextCharacter: RoleId;
  readonly turn: TurnChoice;
  /** The square of the new tile. */
  readonly square: Square;
  /** The drawn tile that is placed. */
  readonly tile: TileKindId;
  /** The building that is built. */
  readonly building: Building | 'none';
  /** Cards that go to the bottom of the deck; the first of them comes up first. */
  readonly returnOrder: readonly Building[];
  /** The number of the chosen option of a judgement card. */
  readonly cardOption: number;
  /** The seen cards that go to the bottom, by position from the top. */
  readonly sink: readonly number[];
  /** The player's answer to a proposed Trade. */
  readonly consent: 'agree' | 'refuse';
}

/** The facts about a question, for clients. A view leaves them out of the questions of other players. */
export interface JogAbout {
  readonly turn: { readonly character: RoleId; readonly moved: boolean };
  /** `tiles`: the tile that is laid, if it was drawn before the square is chosen. */
  readonly square: { readonly character: RoleId; readonly tiles: readonly TileKindId[] };
  /** `tiles`: all tiles that were drawn. */
  readonly tile: { readonly character: RoleId; readonly tiles: readonly TileKindId[] };
  /** `cards`: all building cards that were drawn. */
  readonly building: { readonly character: RoleId; readonly cards: readonly AnyBuilding[] };
  readonly returnOrder: { readonly cards: readonly AnyBuilding[] };
  /** `options`: the effects of each option. */
  readonly cardOption: { readonly card: string; readonly options: readonly (readonly Effect[])[] };
  /** `cards`: the seen cards, top first. */
  readonly sink: { readonly card: string; readonly cards: readonly string[] };
  /** `by`: the player who proposes the Trade. */
  readonly consent: { readonly by: PlayerId; readonly resource: BasicResource };
}

/** The types of this game, as one bundle for the engine's functions. */
export interface Jog extends GameTypes {
  readonly state: Village;
  readonly event: VillageEvent;
  readonly rule: RuleId;
  readonly options: JogOptions;
  readonly choices: JogChoices;
  readonly about: JogAbout;
  readonly seen: {
    readonly state: { readonly decks: { readonly [D in DeckName]: SeenDeck } };
    readonly events: { readonly DeckShuffled: { readonly cards: Counted } };
  };
}

/** A village as a view shows it, with the public knowledge of each deck in place of the deck. */
export type SeenVillage = SeenState<Jog>;

/** The parts of a village that are open to everybody: all but the decks. */
export type OpenVillage = Omit<Village, 'decks'>;

/** The open parts of a village, and its content pack: enough for rules that read no deck. A {@link Table} is one, too. */
export interface OpenTable {
  readonly pack: ContentPack;
  readonly state: OpenVillage;
}

/** A village together with the content pack that it is played with: all that rules may ask. */
export interface Table {
  readonly pack: ContentPack;
  readonly state: Village;
}

/** The data that the procedures of a character's turn share. */
export interface Acting {
  readonly pack: ContentPack;
  /** The role of the character whose turn it is. */
  readonly actor: RoleId;
}

/** The reason why a choice is forbidden, for refusals and for explanations. */
export interface Forbidden {
  /** kebab-case */
  readonly code: string;
  readonly rule: RuleId;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** A beat of this game. */
export type JogTurn = Turn<Jog>;

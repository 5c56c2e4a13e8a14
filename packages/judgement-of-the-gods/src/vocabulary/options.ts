import type { JudgementDeck } from '../content/pack.js';

/** The rulings of a match: each a documented reading of the sheet, with its default first. */
export interface JogOptions {
  /** The seat of the oldest player, counted from 0; it deals, starts every round and draws (JOG-SETUP-005). */
  readonly startingSeat: number;
  /** Leaders put into the character pile first: `both`, or the id of a leader role (JOG-SETUP-002). */
  readonly leaders: string;
  /** The leader that `leaders` does not name: among the cards drawn at random, or only with six characters (JOG-SETUP-003). */
  readonly otherLeader: 'mayCome' | 'comesLast';
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
  /** The number of Trades between a card and its loss check: as many as are needed, or one (JOG-SPC-015). */
  readonly tradeLimit: 'asNeeded' | 'once';
  /**
   * The consent to a Trade: of all other players, or of none (JOG-SPC-019). A player may propose a refused Trade again once
   * another one went through, with `unanimousOnce` never.
   */
  readonly tradeConsent: 'unanimous' | 'unanimousOnce' | 'anyPlayer';
  /** The loss check after paying for the last piece of the statue: before the piece wins, or never (JOG-END-005). */
  readonly lastPiece: 'lossFirst' | 'wins';
  /** The marsh tiles of an exploration that draw a card: the placed one, or each that was revealed (JOG-EXP-006). */
  readonly marshDraws: 'placed' | 'revealed';
  /** The judgement deck: the id of one of the content pack's, or a deck itself (JOG-DECK-001). */
  readonly judgementDeck: string | JudgementDeck;
}

/**
 * The rulings that the state keeps: all but the judgement deck, whose cards are in the deck itself, and the rulings that rules read
 * from the options of the match.
 */
export type Rulings = Omit<JogOptions, 'judgementDeck' | 'otherLeader' | 'lastPiece' | 'marshDraws' | 'tradeLimit'>;

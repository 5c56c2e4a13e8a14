import { type Procedure, procedure, refuse, type Setup, step } from '@rulewright/core';
import type { ContentPack, Resource } from '../content/pack.js';
import { judgementDeck } from '../judgement/deck.js';
import { faceDown } from '../match/decks.js';
import { centre, townHall } from '../match/village.js';
import type { Jog, JogTurn, Pool, Village } from '../vocabulary/index.js';
import type { SettingUp } from '../vocabulary/procedures.js';
import { choosePile, dealRoles } from './characters.js';
import { deckLists, shuffleDecks } from './decks.js';
import { rulingsOf } from './rulings-of.js';
import { fillPool } from './starting-pool.js';

/** An empty pool; a game starts without gold (JOG-END-008). */
export const emptyPool: Pool = Object.freeze({ food: 0, wood: 0, stone: 0, magic: 0, gold: 0 } satisfies Record<
  Resource,
  0
>);

/**
 * The village before set-up: nothing on the table, the decks in printed order. A starting seat without a player is
 * refused (`bad-option`).
 */
export const start = (pack: ContentPack, { players, options }: Setup<Jog>): Village => {
  const rulings = rulingsOf(options);
  if (rulings.startingSeat >= players.length) {
    refuse({
      code: 'bad-option',
      rule: 'JOG-SETUP-005',
      path: 'options.startingSeat',
      detail: { seats: players.length },
    });
  }
  const { judgement, terrain, building } = deckLists(pack, judgementDeck(pack, options));
  return {
    players,
    rulings,
    phase: 'setUp',
    round: 0,
    active: null,
    moved: false,
    done: [],
    pool: emptyPool,
    characters: [],
    tiles: [],
    decks: { judgement: faceDown(judgement), terrain: faceDown(terrain), building: faceDown(building) },
    shown: { tiles: [], buildings: [], card: null },
    drawnCards: [],
    judgementDays: 0,
    statue: { pieces: 0, at: null },
    ending: null,
  };
};

/** The Town Hall lies at the centre, with every token on it. */
const placeTownHall = (turn: JogTurn, { pack }: SettingUp): void =>
  turn.emit({ type: 'TownHallPlaced', tile: townHall(pack).id, at: centre }, 'JOG-SETUP-007');

const beginRound = (turn: JogTurn): void => turn.emit({ type: 'RoundBegan', round: 1 }, 'JOG-TURN-001');

/** Set-up, step by step; this is the order of everything random (JOG-SETUP-009). */
export const setUp: Procedure<Jog, SettingUp> = procedure<Jog, SettingUp>('set up', [
  step('JOG-SETUP-003', 'fill the character pile', choosePile),
  step('JOG-SETUP-004', 'deal the roles', dealRoles),
  step('JOG-SETUP-006', 'fill the pool', fillPool),
  step('JOG-SETUP-007', 'place the Town Hall', placeTownHall),
  step('JOG-SETUP-008', 'shuffle the decks', shuffleDecks),
  step('JOG-TURN-001', 'begin the first round', beginRound),
]);

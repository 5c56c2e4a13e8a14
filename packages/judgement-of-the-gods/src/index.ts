/**
 * The rules of Judgement of the Gods: a co-operative game of a village, its statue and the day of judgement.
 *
 * @packageDocumentation
 */
import { defaultContent } from './content/default.js';
import { createGame } from './game.js';
import type { JogGame } from './vocabulary/edition.js';

/** The game with the facts of the sheet and the default judgement deck. */
export const judgementOfTheGods: JogGame = /* @__PURE__ */ createGame(defaultContent);

export { sheetEdition } from './edition/sheet.js';
export { exhaustedResources } from './end/loss.js';
export { createGame } from './game.js';
export { seenDeck } from './match/decks.js';
export { areAdjacent, emptyNeighbours, neighbours } from './move/squares.js';
export { production, productionDice } from './produce/production.js';
export { beforeLossCheck } from './special/trade.js';
export { piecePrice } from './statue/statue.js';
export { isCursed, magicHelps, needsHallowing } from './terrain/terrain.js';
export { candidatesForTurn } from './turn/order.js';
export type { JogEdition, JogGame, JogNumbers } from './vocabulary/edition.js';
export type * from './vocabulary/index.js';
export type { Drawing, Resolution, Toll } from './vocabulary/judgement.js';
export type { Constructing, Exploring, JogProcedures, Producing, SettingUp } from './vocabulary/procedures.js';

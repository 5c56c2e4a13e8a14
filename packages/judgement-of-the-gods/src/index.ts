/**
 * The rules of Judgement of the Gods: a co-operative game of a village, its statue and the day of judgement.
 *
 * @packageDocumentation
 */
import { defaultContent } from './content/default.js';
import type { JogGame } from './edition/edition.js';
import { createGame } from './game.js';

/** The game with the facts of the sheet and the default judgement deck. */
export const judgementOfTheGods: JogGame = /* @__PURE__ */ createGame(defaultContent);

export type { Constructing } from './build/construction.js';
export { seenDeck } from './decks.js';
export type { JogEdition, JogGame, JogProcedures, Producing } from './edition/edition.js';
export type { JogNumbers } from './edition/numbers.js';
export { sheetEdition } from './edition/sheet.js';
export { exhausted } from './end/loss.js';
export type { Exploring } from './explore/exploration.js';
export { createGame } from './game.js';
export type { Drawing, Resolution, Toll } from './judgement/resolution.js';
export { areAdjacent, emptyNeighbours, neighbours } from './move/squares.js';
export { production, productionDice } from './produce/production.js';
export type { SettingUp } from './set-up/characters.js';
export { beforeLossCheck } from './special/trade.js';
export { piecePrice } from './statue/statue.js';
export { isCursed, magicHelps, needsHallowing } from './terrain/terrain.js';
export { nextUp } from './turn/order.js';
export type * from './vocabulary.js';

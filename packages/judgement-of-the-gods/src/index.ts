/**
 * The rules of Judgement of the Gods: a co-operative game of a village, its statue and the day of judgement.
 *
 * @packageDocumentation
 */
import type { Game } from '@rulewright/core';
import { defaultContent } from './content/index.js';
import { createGame } from './game.js';
import type { Jog } from './vocabulary.js';

/** The game with the facts of the sheet and the default judgement deck. */
export const judgementOfTheGods: Game<Jog> = /* @__PURE__ */ createGame(defaultContent);

// The procedures, to be read and printed.
export { type Constructing, construction } from './build/construction.js';
export { seenDeck } from './decks.js';
export { exhausted } from './end/loss.js';
export { type Exploring, exploration } from './explore/exploration.js';
export { createGame } from './game.js';
export { resolution } from './judgement/draw.js';
export type { Drawing, Resolution, Toll } from './judgement/resolution.js';
export { areAdjacent, emptyNeighbours, neighbours } from './move/squares.js';
export { production, productionDice } from './produce/production.js';
export type { SettingUp } from './set-up/characters.js';
export { setUp } from './set-up/set-up.js';
export { beforeLossCheck } from './special/trade.js';
export { piecePrice } from './statue/statue.js';
export { isCursed, magicHelps, needsHallowing } from './terrain/terrain.js';
export { nextUp } from './turn/order.js';
export type * from './vocabulary.js';

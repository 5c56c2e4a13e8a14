/**
 * Shroudfall, the skirmish on a table in inches.
 * @packageDocumentation
 */
import { defaultContent } from './content/default.js';
import { createGame } from './game.js';
import type { SfiGame } from './vocabulary/index.js';

export { bookEdition } from './edition.js';
export { createGame, type GameParts } from './game.js';
export { introductoryEdition } from './introductory.js';
export type { RuleId } from './rulebook/index.js';
export type { SfiNumbers } from './rulebook/numbers.js';
export { rulings } from './rulings.js';
export { type ArmyPack, armyRefusal } from './set-up/army/army-refusal.js';
export { armyPoints } from './set-up/army/points.js';
export type { ArmyList } from './vocabulary/army.js';
export type * from './vocabulary/index.js';

/** The game with the default content pack. */
export const shroudfallInches: SfiGame = /* @__PURE__ */ createGame({ pack: defaultContent });

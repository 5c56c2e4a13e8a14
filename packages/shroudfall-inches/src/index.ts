/**
 * Shroudfall, the skirmish on a table in inches.
 * @packageDocumentation
 */
import { defaultContent } from './content/default.js';
import { createGame } from './game.js';
import type { SfiGame } from './vocabulary/index.js';

export { armyPoints } from './content/reading/army-points.js';
export { type ArmyPack, armyRefusal } from './content/reading/army-refusal.js';
export { bookEdition } from './edition.js';
export { createGame, type GameParts } from './game.js';
export type { RuleId } from './rulebook/index.js';
export type { SfiNumbers } from './rulebook/numbers.js';
export { rulings } from './rulings.js';
export type { ArmyList } from './vocabulary/army.js';
export type * from './vocabulary/index.js';

/** The game with the default content pack. */
export const shroudfallInches: SfiGame = /* @__PURE__ */ createGame({ pack: defaultContent });

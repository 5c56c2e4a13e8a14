/**
 * Judgement: Eternal Champions, hex edition.
 * @packageDocumentation
 */

import { defaultContent } from './content/default.js';
import { battleMaps } from './content/maps/battle.js';
import { skirmishMaps } from './content/maps/skirmish.js';
import { createGame } from './game.js';
import type { JhxGame } from './vocabulary/game.js';

export { hexEdition } from './edition.js';
export { createGame, type GameParts } from './game.js';
export type { FeatureKind, JhxNumbers, KindFacts } from './rulebook/numbers.js';
export type { Attack, AttackFacts } from './vocabulary/attack.js';
export type { Death } from './vocabulary/death.js';
export type { JhxEdition, JhxProcedures } from './vocabulary/edition.js';
export type { JhxGame } from './vocabulary/game.js';
export type * from './vocabulary/index.js';
export type * from './vocabulary/procedures.js';

/** The game with the default content pack on the six published maps. */
export const judgementHex: JhxGame = /* @__PURE__ */ (() =>
  createGame({ pack: defaultContent, maps: [...skirmishMaps, ...battleMaps] }))();

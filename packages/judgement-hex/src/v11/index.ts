/**
 * The edition of the v11 sheet: the same game with older numbers, as a list of differences.
 * @packageDocumentation
 */

export type { BaseKind, BaseSizes } from '../vocabulary/bases.js';
export { standardBases } from '../vocabulary/bases.js';
export type {
  InchesEffigyPlace,
  InchesGatePiece,
  InchesMap,
  InchesTable,
  InchesTerrainPiece,
  InchOutline,
  InchPoint,
  PartialInchesMap,
} from '../vocabulary/inches-map.js';
export { v11Content } from './content/index.js';
export { v11Edition } from './edition.js';
export { createGame, judgementV11 } from './game.js';
export { causeway, convertedMaps, convertMap, readInchesMap } from './maps/index.js';

/**
 * The board of Judgement: Eternal Champions: maps, the models on them, drawings and pictures.
 * @packageDocumentation
 */
export { areAdjacent, areWithin, type Battlefield, battlefield, distanceBetween, isOccupied } from './battlefield.js';
export { type Board, boardOf } from './board.js';
export { draw } from './draw.js';
export { type EffigyFootprint, effigyCells } from './effigy.js';
export { type Column, type Coordinate, type Grid, gridOfMode } from './grid.js';
export {
  type BattlefieldMap,
  type EffigyPlace,
  type GatePiece,
  type Layout,
  type MonsterPit,
  type ShrinePiece,
  type Side,
  sides,
  type TerrainPiece,
} from './map.js';
export { type DrawnBoard, parseBoard, type Unsaid } from './parse-board.js';
export { areEnemies, areFriends, modelHeights, movedTo, type Piece, type PieceId, type Trait } from './piece.js';
export type { BoardRefusal } from './refusal.js';
export { type BoardSceneOptions, boardScene } from './scene.js';
export { nextSoulPits } from './soul-pits.js';
export { deploymentZone, sideOf } from './zones.js';

/**
 * The board of Judgement: Eternal Champions: maps, the models on them, who sees, covers and engages whom, drawings and
 * pictures.
 * @packageDocumentation
 */

export { areInMelee, type EngagementContext, engagersOf, engages } from '../combat/engagement/engagement.js';
export { engagementNow } from '../combat/engagement/now.js';
export { type Board, boardOf } from '../ground/board/board.js';
export { effigyCells } from '../ground/board/effigy.js';
export { gridOfMode } from '../ground/board/grid.js';
export type { BoardRefusal } from '../ground/board/refusal.js';
export { nextSoulPits } from '../ground/board/soul-pits.js';
export { deploymentZone, sideOf } from '../ground/board/zones.js';
export { type Cover, coverFrom } from '../ground/cover/cover.js';
export {
  areAdjacent,
  areWithin,
  type Battlefield,
  battlefield,
  distanceBetween,
  isOccupied,
} from '../ground/models/battlefield.js';
export {
  areEnemies,
  areFriends,
  movedTo,
  type Piece,
  type PieceId,
  type Trait,
} from '../ground/models/piece.js';
export { type Blocker, type LineOfSight, lineOfSight, type SightRulings, sees } from '../ground/sight/sight.js';
export type { Feature } from '../ground/terrain/feature.js';
export { type Terrain, terrainOf } from '../ground/terrain/terrain.js';
export { fieldOf, pieceOf } from '../hero-cards/reading/field.js';
export {
  type BattlefieldMap,
  type Column,
  type Coordinate,
  type EffigyFootprint,
  type EffigyPlace,
  type GatePiece,
  type Grid,
  type MonsterPit,
  type PartialMap,
  type ShrinePiece,
  type Side,
  sides,
  type TerrainPiece,
} from '../vocabulary/map.js';
export { draw } from './draw.js';
export { type DrawnBoard, parseBoard, type Unsaid } from './parse-board.js';
export { type BoardSceneOptions, boardScene, type EffigySign } from './scene.js';

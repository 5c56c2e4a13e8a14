/**
 * The board of Judgement: Eternal Champions: maps, the models on them, who sees, covers and engages whom, drawings and
 * pictures.
 * @packageDocumentation
 */

export { areInMelee, type EngagementContext, engagersOf, engages } from '../combat/engagement/engagement.js';
export { engagementNow } from '../combat/engagement/now.js';
export { type Board, boardOf } from '../ground/hexes/board/board.js';
export { effigyCells } from '../ground/hexes/board/effigy.js';
export { gridOfMode } from '../ground/hexes/board/grid.js';
export { deploymentZone, sideOf } from '../ground/hexes/board/zones.js';
export { type Cover, coverFrom } from '../ground/hexes/cover/cover.js';
export {
  areAdjacent,
  areWithin,
  battlefield,
  distanceBetween,
  type Field as Battlefield,
  isOccupied,
} from '../ground/hexes/models/field.js';
export { type Blocker, type LineOfSight, lineOfSight, sees } from '../ground/hexes/sight/sight.js';
export type { HexFeature as Feature } from '../ground/hexes/terrain/feature.js';
export { type Terrain, terrainOf } from '../ground/hexes/terrain/terrain.js';
export { nextSoulPits } from '../ground/soul-pits.js';
export { pieceOf } from '../hero-cards/reading/field.js';
export type { SightRulings } from '../vocabulary/battlefield.js';
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
export {
  areEnemies,
  areFriends,
  movedTo,
  type Piece,
  type PieceId,
  type Trait,
} from '../vocabulary/piece.js';
export type { BoardRefusal } from '../vocabulary/refusal.js';
export { draw } from './draw.js';
export { fieldOf } from './on-hexes.js';
export { type DrawnBoard, parseBoard, type Unsaid } from './parse-board.js';
export { type BoardSceneOptions, boardScene, type EffigySign } from './scene.js';
export { type BoardWords, boardWords } from './words.js';

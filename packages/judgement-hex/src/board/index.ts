/**
 * The board of Judgement: Eternal Champions: maps, the models on them, who sees, covers and engages whom, drawings and
 * pictures.
 * @packageDocumentation
 */
export { fieldOf, pieceOf } from '../arena/field.js';
export { type Cover, coverFrom } from '../cover/cover.js';
export { areInMelee, type EngagementContext, engagersOf, engages } from '../engagement/engagement.js';
export { engagementNow } from '../engagement/now.js';
export { type Blocker, type LineOfSight, lineOfSight, type SightRulings, sees } from '../sight/sight.js';
export type { Feature } from '../terrain/feature.js';
export { type Ground, groundOf } from '../terrain/ground.js';
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
export { type BoardSceneOptions, boardScene, type EffigySign } from './scene.js';
export { nextSoulPits } from './soul-pits.js';
export { deploymentZone, sideOf } from './zones.js';

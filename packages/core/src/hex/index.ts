export type { Cell, HexBoard } from './board.js';
export { hexagonBoard, hexBoard, offBoard, rectangleBoard } from './board.js';
export type { DrawnHex, HexDrawing, HexSigns } from './drawing.js';
export { drawHexes, drawnHexes } from './drawing.js';
export type { Axis, Direction, Hex } from './hex.js';
export {
  add,
  cross,
  directions,
  directionTo,
  distance,
  dot,
  everyDirection,
  neighbour,
  neighbours,
  origin,
  reflect,
  rotate,
  sameHex,
  scale,
  sideOf,
  subtract,
} from './hex.js';
export type { Offset, OffsetLayout } from './offset.js';
export { fromOffset, toOffset } from './offset.js';
export type { Reach, ReachOptions } from './reach.js';
export { reach, shortestPath } from './reach.js';
export type { Contact, Segment } from './segment.js';
export { centreLine, contact, hexesAlong } from './segment.js';
export { line, ring, spiral } from './shapes.js';
export type { Sight, SightOptions } from './sight.js';
export { sees, sight } from './sight.js';
export type { SightTable } from './sight-table.js';
export { sightTable } from './sight-table.js';

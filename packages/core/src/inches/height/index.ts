export type { Passage, Rest } from './along-path.js';
export { passages, restsAlong } from './along-path.js';
export type { Area, Teardrop } from './area.js';
export { coversPart, coversWhole } from './area.js';
export { partOn, shareOn } from './footing.js';
export type { HalfSpace } from './front.js';
export { inFront, reachesInto } from './front.js';
export {
  compareSpaceGap,
  compareSpan,
  levelGap,
  overlapsInSpace,
  spaceGap,
  touchesInSpace,
  withinSpace,
} from './gap.js';
export type { Cut } from './side-view.js';
export { sideView, sideViewItems } from './side-view.js';
export { hides } from './sight/hides.js';
export type { SpaceLine } from './sight/question.js';
export type { SpaceField, SpaceSight } from './sight/sight.js';
export { spaceField } from './sight/sight.js';
export type { Cylinder, Point3, Prism, Solid } from './solid.js';
export { cylinder, footOf, planOf, prism, topOf, whyNoSolid } from './solid.js';
export type { Surface } from './surface.js';
export { surfacesAt, surfaceUnder } from './surface.js';

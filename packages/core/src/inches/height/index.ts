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
export type { Cylinder, Point3, Prism, Solid } from './solid.js';
export { cylinder, footOf, planOf, prism, topOf, whyNoSolid } from './solid.js';

export { crosses } from './crossing.js';
export type { Sign } from './exact.js';
export {
  compareProducts,
  compareToLeg,
  distance,
  LIMIT,
  orientation,
  rootUp,
  signOf,
  signOfSum,
  squareBetween,
} from './exact.js';
export { type FormationAsked, formation } from './formation/formation.js';
export { formationNear, type Together } from './formation/near.js';
export { compareGap, completelyWithin, gap, overlaps, touches, within } from './gap.js';
export type { Disc, Outline, Point, Polygon, Stadium } from './outline.js';
export { disc, polygon, rectangle, samePoint, stadium, whyNoLength, whyNoOutline, whyNoPoint } from './outline.js';
export type { Path, PathPoint, Stretch } from './path.js';
export { comparePath, compareRoots, pathLength, pointAlong, stretchesWithin } from './path.js';
export type { Surroundings } from './place.js';
export { directlyAway, directlyTowards, gridPoint, moved, pointInDirection, stepsOf } from './place.js';
export { coarse } from './region/coarse.js';
export { landmarks, spread } from './region/landmarks.js';
export type { Limit, Region } from './region/limits.js';
export { brokenLimit, holds, region } from './region/limits.js';
export { outlineOf } from './region/outline.js';
export { type Reach, reachOutline } from './region/reach-outline.js';
export { isEmpty, nearest, sample } from './region/search.js';
export type { Sight, SightField, SightOptions } from './sight.js';
export { sightField } from './sight.js';
export type { SightLine } from './sight-line.js';
export type { Strip } from './strip.js';
export { compareStripGap, holdsStrip, strip, whyNoStrip } from './strip.js';
export type { Reached } from './tool/reach.js';
export { reachWith } from './tool/reach.js';
export type { Move, Obstacle, Pose, Tool } from './tool/tool.js';
export { compareToolGap, FINE, tool, whyNoPose, whyNoTool, whyNotPose } from './tool/tool.js';
export { inches, inInches, inMillimetres, mm } from './unit.js';

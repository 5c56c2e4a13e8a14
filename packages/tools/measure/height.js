// The bundle that `.size-limit.js` measures: distances and sight in space, as a game on a table with levels has them beside
// those in plan. Surfaces, ways, areas and checks of input are left out of a bundle that does not use them.
export {
  cylinder,
  hides,
  inFront,
  overlapsInSpace,
  prism,
  spaceField,
  withinSpace,
} from '../../core/dist/inches/height/index.js';

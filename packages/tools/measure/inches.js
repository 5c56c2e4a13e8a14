// The bundle that `.size-limit.js` measures: gaps and sight, as a game that measures in inches has them. Moves, paths,
// strips and checks of input are left out of a bundle that does not use them.
export {
  completelyWithin,
  gap,
  inches,
  mm,
  overlaps,
  sightField,
  touches,
  within,
} from '../../core/dist/inches/index.js';

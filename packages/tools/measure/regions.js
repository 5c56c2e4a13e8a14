// The bundle that `.size-limit.js` measures: the places of a base, without pictures and tools.
export {
  brokenLimit,
  holds,
  isEmpty,
  landmarks,
  nearest,
  region,
  sample,
  spread,
} from '../../core/dist/inches/index.js';

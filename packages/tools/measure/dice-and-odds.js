// The bundle that `.size-limit.js` measures: both subpaths in one bundle, as a consumer of both would have them.
export * as dice from '../../core/dist/dice/index.js';
export * as odds from '../../core/dist/odds/index.js';

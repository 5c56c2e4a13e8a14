export type {
  Log,
  LogEnd,
  Logged,
  LoggedAction,
  LoggedBeat,
  LoggedConcession,
  LoggedEvent,
  LoggedRoll,
  LogHeader,
} from './format.js';
export { FORMAT, readLog, writeLog } from './format.js';
export type { Drift, Replayed, ReplayMode } from './replay.js';
export { fold, replay, resume } from './replay.js';
export type { ToLogOptions } from './to-log.js';
export { recordsSince, toLog } from './to-log.js';

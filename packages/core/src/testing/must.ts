import { ScenarioError } from './scenario-error.js';

/** Throws ScenarioError if a condition does not hold; the message is put together only then. */
export const must = (holds: boolean, what: string | (() => string)): void => {
  if (!holds) throw new ScenarioError(typeof what === 'string' ? what : what());
};

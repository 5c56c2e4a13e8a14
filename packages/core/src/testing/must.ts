import { ScenarioError } from './scenario.js';

/** Throws ScenarioError where something does not hold; the message is put together only then. */
export const must = (holds: boolean, what: string | (() => string)): void => {
  if (!holds) throw new ScenarioError(typeof what === 'string' ? what : what());
};

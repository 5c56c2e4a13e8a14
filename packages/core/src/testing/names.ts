import { ScenarioError } from './scenario-error.js';

/** Throws ScenarioError for the first name that is not known; the message begins with `where` and lists the known names. */
export const expectNames = (where: string, names: Iterable<string>, known: Iterable<string>): void => {
  const all = new Set(known);
  for (const name of names) {
    if (!all.has(name)) {
      throw new ScenarioError(`${where}: ${name} is not on the board; there are: ${[...all].join(', ') || 'none'}`);
    }
  }
};

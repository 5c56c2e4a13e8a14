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

/**
 * Throws ScenarioError for the first field that the usual value of the same kind does not have, and for a number, a
 * text or a truth value in place of another kind; the message begins with `where` and the field.
 */
export const expectFields = (where: string, own: object, usual: object): void => {
  const known = new Map<string, unknown>(Object.entries(usual));
  for (const [name, value] of Object.entries(own)) {
    if (!known.has(name)) {
      throw new ScenarioError(`${where}.${name}: there is no such field; there are: ${[...known.keys()].join(', ')}`);
    }
    const kind = typeof known.get(name);
    if (kind !== 'object' && typeof value !== kind) throw new ScenarioError(`${where}.${name}: ${kind} is wanted here`);
  }
};

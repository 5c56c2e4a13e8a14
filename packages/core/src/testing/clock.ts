/**
 * The time in milliseconds, for tests that stop when they take too long. It is the only clock of the package: no part
 * of a match may read it.
 */
export const now = (): number => Date.now();

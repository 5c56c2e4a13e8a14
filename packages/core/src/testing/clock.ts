/**
 * The time in milliseconds, for tests that stop when they take too long. It is the only clock of the package: nothing that
 * a match is made of may read it.
 */
export const now = (): number => Date.now();

import { signs } from './drawn-table.js';

/** The signs of a drawn table with their meaning. A sign stands for a square inch. */
export const boardSigns: Readonly<Record<string, string>> = {
  A: 'a model of p1, and so with every other capital letter',
  a: 'a model of p2, and so with every other small letter',
  1: 'the unbound Soul soul-1, and so with every other digit',
  '.': 'open ground',
  ...signs,
};

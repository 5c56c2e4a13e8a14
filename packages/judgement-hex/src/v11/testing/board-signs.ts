import { signs } from './drawn-table.js';

/** The signs of a drawn table with their meaning. Letters are models, capitals of `p1` and small ones of `p2`; digits are Souls. */
export const boardSigns: Readonly<Record<string, string>> = { '.': 'open ground', ...signs };

/** A column of hexes to draw a table with, the lowest sign first. */
export const column = (...signs: readonly string[]): string => [...signs].reverse().join('\n\n');

import type { Point } from '@rulewright/core/inches';

/** The directions of a table, x to the right and y up. */
const vectors: Readonly<Record<string, Point>> = {
  right: { x: 1, y: 0 },
  'down right': { x: 1, y: -1 },
  down: { x: 0, y: -1 },
  'down left': { x: -1, y: -1 },
  left: { x: -1, y: 0 },
  'up left': { x: -1, y: 1 },
  up: { x: 0, y: 1 },
  'up right': { x: 1, y: 1 },
};

/** The direction of some words: `up left`, `left up`, `Left`. */
export const directionNamed = (text: string): Point | undefined => {
  const words = text.toLowerCase().split(/[\s-]+/);
  const found = Object.keys(vectors).find(
    one => one.split(' ').length === words.length && one.split(' ').every(word => words.includes(word)),
  );
  return found === undefined ? undefined : vectors[found];
};

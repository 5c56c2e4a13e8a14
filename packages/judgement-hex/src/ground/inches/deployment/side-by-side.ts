import type { Point } from '@rulewright/core/inches';

const middleOf = (points: readonly Point[]): Point => ({
  x: Math.round(points.reduce((sum, { x }) => sum + x, 0) / points.length),
  y: Math.round(points.reduce((sum, { y }) => sum + y, 0) / points.length),
});

/** Points that bases can be laid next to in a shape: its corners in their order, the middles of its sides, and its own middle. */
export const anchorsOf = (corners: readonly Point[]): readonly Point[] => [
  ...corners,
  ...corners.map((corner, i) => middleOf([corner, corners[(i + 1) % corners.length] ?? corner])),
  middleOf(corners),
];

/**
 * Places for several things beside each other, each of which takes room from those after it. Each is laid as near to the first
 * anchor as it can be. If that leaves no room for one of them, all are laid from another anchor, or the first of them from one and
 * the others from the first anchor; if no such order has room for all, those that find room from the first anchor are laid.
 *
 * @param lay lays one thing beside those that lie already; undefined where it has no room
 */
export const sideBySide = <T, P>(
  things: readonly T[],
  anchors: readonly Point[],
  lay: (thing: T, anchor: Point, laid: readonly P[]) => P | undefined,
): readonly P[] => {
  const [first = { x: 0, y: 0 }, ...others] = anchors;
  const layFrom = (one: Point, rest: Point): readonly P[] => {
    const laid: P[] = [];
    for (const [i, thing] of things.entries()) {
      const place = lay(thing, i === 0 ? one : rest, laid);
      if (place !== undefined) laid.push(place);
    }
    return laid;
  };
  const fromFirst = layFrom(first, first);
  if (fromFirst.length === things.length) return fromFirst;
  for (const anchor of others) {
    for (const rest of [anchor, first]) {
      const laid = layFrom(anchor, rest);
      if (laid.length === things.length) return laid;
    }
  }
  return fromFirst;
};

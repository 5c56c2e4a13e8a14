import type { Cylinder, Point3, Prism } from '@rulewright/core/inches/height';

/** The part of a way from 0 to 1 that lies inside a convex polygon; undefined where the way passes it by or only touches it. */
const partInside = (
  { outline: { corners } }: Prism,
  from: Point3,
  to: Point3,
): readonly [number, number] | undefined => {
  let [first, last] = [0, 1];
  for (const [i, p] of corners.entries()) {
    const q = corners[(i + 1) % corners.length] ?? p;
    const inside = ({ x, y }: Point3): number => (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x);
    const [here, there] = [inside(from), inside(to)];
    if (here <= 0 && there <= 0) return undefined;
    if (here < 0) first = Math.max(first, here / (here - there));
    if (there < 0) last = Math.min(last, here / (here - there));
  }
  return first < last ? [first, last] : undefined;
};

/** True if a straight line passes through the inside of a piece of scenery. */
const passesThrough = (piece: Prism, from: Point3, to: Point3): boolean => {
  const part = partInside(piece, from, to);
  if (!part) return false;
  const [a, b] = part.map(t => from.z + t * (to.z - from.z)) as [number, number];
  return Math.max(a, b) > piece.base && (piece.top === null || Math.min(a, b) < piece.top);
};

/** The least length: a hundredth of a millimetre. */
const UNIT = 1;

/** Points of a hitbox one unit inside both ends of its height: on its axis, or to the sides of a line from another hitbox, rounded inwards. */
const pointsOf = (
  { at, radius, foot, height }: Cylinder,
  seenFrom: Cylinder,
  sides: readonly number[],
): readonly Point3[] => {
  const [dx, dy] = [at.x - seenFrom.at.x, at.y - seenFrom.at.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return sides.flatMap(side => {
    const x = at.x + Math.trunc((-dy * side * radius) / length);
    const y = at.y + Math.trunc((dx * side * radius) / length);
    return [
      { x, y, z: foot + UNIT },
      { x, y, z: foot + height - UNIT },
    ];
  });
};

/**
 * True if a piece of scenery hides some part of a hitbox from a shooter: some line from the axis of the shooter's hitbox to the middle or a
 * side of the target passes through the piece (ELD-COVER-001, ELD-COVER-007).
 */
export const hidesPart = (piece: Prism, from: Cylinder, to: Cylinder): boolean => {
  const targets = pointsOf(to, from, [-1, 0, 1]);
  return pointsOf(from, to, [0]).some(eye => targets.some(point => passesThrough(piece, eye, point)));
};

import { sightField } from '@rulewright/core/inches';
import { type Cylinder, type Prism, topOf } from '@rulewright/core/inches/height';

/**
 * True if a piece of scenery hides some part of a hitbox from a shooter: a line from the middle of the shooter's hitbox to some point of
 * the target passes through the piece (ELD-COVER-001).
 */
export const hidesPart = (piece: Prism, from: Cylinder, to: Cylinder): boolean => {
  const lowest = Math.min(from.foot, to.foot);
  if (topOf(piece) <= lowest) return false;
  const edges = [-1, 0, 1].map(side => edgeOf(from, to, side));
  const field = sightField([piece.outline]);
  return edges.some(edge => !field.sees({ at: from.at, radius: 0 }, { at: edge, radius: 0 }));
};

/** A point of the target's outline across the line of sight: its middle, or the edge on one side, rounded inwards. */
const edgeOf = (from: Cylinder, to: Cylinder, side: number): { readonly x: number; readonly y: number } => {
  const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return to.at;
  return {
    x: to.at.x + Math.trunc((-dy * side * to.radius) / length),
    y: to.at.y + Math.trunc((dx * side * to.radius) / length),
  };
};

import type { Hex } from './hex.js';
import { cross, dot, sameHex, scale, subtract } from './hex.js';
import { line, spiral } from './shapes.js';

/**
 * A straight segment between two points of the plane. The points need not be centres of hexes: `from` is the point with
 * axial coordinates `(from.q / per, from.r / per)`, `to` likewise; all three are integers, `per` positive.
 */
export interface Segment {
  readonly from: Hex;
  readonly to: Hex;
  readonly per: number;
}

/** The segment between the centres of two hexes. */
export const centreLine = (from: Hex, to: Hex): Segment => ({ from, to, per: 1 });

/**
 * The way in which a segment meets a hex: it has a point `inside`; it only runs along the border (`edge`); it has a
 * single point in common with the border and none inside (`point`); it has nothing in common with the hex (`none`).
 */
export type Contact = 'inside' | 'edge' | 'point' | 'none';

/** The directions of the edges of a hex, and three of its corners in thirds of a step; the others are opposite. */
export const edges: readonly Hex[] = [
  { q: 2, r: -1 },
  { q: 1, r: 1 },
  { q: -1, r: 2 },
];

/**
 * The contact of a segment with a hex, decided exactly.
 *
 * The cross product with the direction of an edge says how far a point is from the parallel through the centre: 1 on
 * the border. It changes evenly along the segment, so each pair of edges cuts the segment to an interval.
 */
export const contact = ({ from, to, per }: Segment, hex: Hex): Contact => {
  const start = subtract(from, scale(hex, per));
  const direction = subtract(to, from);
  // The part of the segment between all edges so far runs from low / lowOf to high / highOf of its length.
  let [low, lowOf, high, highOf] = [0, 1, 1, 1];
  let onBorder = false;
  for (const edge of edges) {
    const slope = cross(edge, direction);
    const place = slope < 0 ? -cross(edge, start) : cross(edge, start);
    const rise = Math.abs(slope);
    if (rise === 0 && Math.abs(place) >= per) {
      if (Math.abs(place) > per) return 'none';
      onBorder = true;
    }
    if ((-per - place) * lowOf > low * rise) [low, lowOf] = [-per - place, rise];
    if ((per - place) * highOf < high * rise) [high, highOf] = [per - place, rise];
  }
  const length = high * lowOf - low * highOf;
  if (length < 0) return 'none';
  if (length === 0 || (onBorder && sameHex(from, to))) return 'point';
  return onBorder ? 'edge' : 'inside';
};

/**
 * The hexes between two hexes that the segment between their centres meets, ends included, each with its contact, in
 * the order of their centres along the segment; of two level ones the smaller `q`, then the smaller `r` comes first.
 */
export const hexesAlong = (from: Hex, to: Hex): { hex: Hex; contact: Contact }[] => {
  const segment = centreLine(from, to);
  const direction = subtract(to, from);
  // Every point of the segment is within one step of a hex of the line, so no other hex can meet it.
  const near: Hex[] = [];
  for (const on of line(from, to)) {
    for (const hex of spiral(on, 1)) if (!near.some(known => sameHex(known, hex))) near.push(hex);
  }
  return near
    .map(hex => ({ hex, contact: contact(segment, hex) }))
    .filter(found => found.contact !== 'none')
    .sort((a, b) => {
      const step = subtract(a.hex, b.hex);
      return dot(step, direction) || step.q || step.r;
    });
};

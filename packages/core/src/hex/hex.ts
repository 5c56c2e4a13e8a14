/**
 * One hex of the hex lattice in axial coordinates; the third cube coordinate is `s = -q - r`. Integers.
 *
 * The axes follow the usual convention (x to the right, y down): `q` grows to the right, `r` downwards. A board whose
 * rows count upwards may use the same coordinates upside down; only the words "left" and "right" of {@link sideOf} and
 * the sense of {@link rotate} swap then.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Index into {@link directions}: 0 to 5, each 60 degrees further to the left (counter-clockwise) than the last. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** The three axes a hex can be mirrored in: the one named keeps its coordinate, the other two swap. */
export type Axis = 'q' | 'r' | 's';

/** The six steps to a neighbour; `directions[0]` is `q + 1`, `directions[3]` is its opposite. */
export const directions: readonly [Hex, Hex, Hex, Hex, Hex, Hex] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** The six directions, for loops that keep the type. */
export const everyDirection: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The hex with coordinates 0, 0. */
export const origin: Hex = { q: 0, r: 0 };

/** True if two hexes are the same hex. */
export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** The vector sum `a + b`. */
export const add = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

/** The vector `a - b`, which leads from `b` to `a`. */
export const subtract = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });

/** The vector `a` taken `times` times (an integer, may be negative). */
// The zeros keep -0 out of coordinates, because a save would lose it.
export const scale = (a: Hex, times: number): Hex => ({ q: a.q * times + 0, r: a.r * times + 0 });

/** The number of steps from one hex to another, 0 for the same hex. */
export const distance = (a: Hex, b: Hex): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** The hex `steps` steps away in a direction. */
export const neighbour = (hex: Hex, direction: Direction, steps = 1): Hex =>
  add(hex, scale(directions[direction], steps));

/** The six hexes next to a hex, in the order of {@link directions}. */
export const neighbours = (hex: Hex): Hex[] => everyDirection.map(direction => neighbour(hex, direction));

/**
 * The direction of the straight row of hexes from `from` to `to`; undefined if they are on no row or are the same hex.
 */
export const directionTo = (from: Hex, to: Hex): Direction | undefined => {
  const steps = distance(from, to);
  return steps === 0 ? undefined : everyDirection.find(direction => sameHex(neighbour(from, direction, steps), to));
};

/** `hex` turned around `centre` by `turns` times 60 degrees in the order of {@link directions}; negative turns back. */
export const rotate = (hex: Hex, turns: number, centre: Hex = origin): Hex => {
  let { q, r } = subtract(hex, centre);
  for (let turn = ((turns % 6) + 6) % 6; turn > 0; turn--) [q, r] = [q + r, -q];
  return add(centre, { q, r });
};

/** `hex` mirrored in the line through `centre` on which the two coordinates other than `axis` are equal. */
export const reflect = (hex: Hex, axis: Axis, centre: Hex = origin): Hex => {
  const { q, r } = subtract(hex, centre);
  const s = -q - r;
  return add(centre, axis === 'q' ? { q, r: s } : axis === 'r' ? { q: s, r } : { q: r, r: q });
};

/**
 * The dot product of two vectors in units of half a squared step: `dot(v, v)` is 2 for a step to a neighbour. Positive
 * where the vectors are less than 90 degrees apart, 0 at a right angle, so `dot(a - t, c - t) >= 0` is the closed half
 * plane on the side of `c` of the line through `t`.
 */
export const dot = (a: Hex, b: Hex): number => a.q * (2 * b.q + b.r) + a.r * (2 * b.r + b.q);

/** The cross product `a.q b.r - a.r b.q`: 0 for parallel vectors, negative if `b` is to the left of `a`. */
export const cross = (a: Hex, b: Hex): number => a.q * b.r - a.r * b.q;

/** The side of the line from `from` to `to` on which the centre of `hex` lies: 1 left, -1 right, 0 on the line. */
export const sideOf = (from: Hex, to: Hex, hex: Hex): -1 | 0 | 1 => {
  const area = cross(subtract(to, from), subtract(hex, from));
  return area < 0 ? 1 : area > 0 ? -1 : 0;
};

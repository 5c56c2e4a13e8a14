/*
 * A slow second opinion on sight for the tests, sharing neither code nor coordinates with the product. It reads the
 * printed coordinates of a map itself and puts the hex at column c, row r at x = 3c and y = its height in half hexes, so
 * that corners are at (2, 0), (1, 1), (-1, 1) and so on from there.
 *
 * Lines that touch nothing form an open set. Between two neighbouring directions through two corners, all parallel
 * lines meet the same hexes in the same order; and of these, all between two corners. So one line for each such pair of
 * gaps stands for all.
 */

export type Place = readonly [column: number, row: number];
type Point = readonly [x: number, y: number];

/** A group of hexes that the maps list, and how tall it is. */
export interface TwinPiece {
  readonly kind: string;
  readonly hexes: readonly Place[];
  readonly height: number;
}

/** Twice the height of row 0 of each column, by the columns' own numbers. */
const bases: Readonly<Record<string, readonly number[]>> = {
  '3v3': [-8, -9, -10, -11, -12, -13, -12, -13, -12, -11, -10, -9, -8],
  '5v5': [-12, -13, -14, -15, -16, -17, -18, -19, -20, -21, -20, -21, -20, -19, -18, -17, -16, -15, -14, -13, -12],
};

export const twinMiddle = (mode: string, [column, row]: Place): Point => [
  3 * column,
  (bases[mode]?.[column - 1] ?? 0) + 2 * row,
];

const corners: readonly Point[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

const cornersOf = ([x, y]: Point): readonly Point[] => corners.map(([dx, dy]): Point => [x + dx, y + dy]);

const touching = ([ax, ay]: Point, [bx, by]: Point): boolean => {
  const [dx, dy] = [Math.abs(ax - bx), Math.abs(ay - by)];
  return (dx === 0 && dy <= 2) || (dx === 3 && dy === 1);
};

/** The pieces of a map as features: those of a kind that touch are one. Only those of several hexes are of interest. */
export const twinFeatures = (
  mode: string,
  pieces: readonly TwinPiece[],
): readonly (TwinPiece & { middles: Point[] })[] => {
  const loose = pieces.flatMap(piece => piece.hexes.map(hex => ({ ...piece, hexes: [hex] })));
  const features: (TwinPiece & { middles: Point[] })[] = [];
  while (loose.length > 0) {
    const [start] = loose.splice(0, 1);
    if (!start) break;
    const feature = { ...start, hexes: [...start.hexes], middles: start.hexes.map(hex => twinMiddle(mode, hex)) };
    for (const middle of feature.middles) {
      for (let at = loose.length - 1; at >= 0; at--) {
        const other = loose[at];
        const hex = other?.hexes[0];
        if (!other || !hex || other.kind !== feature.kind || !touching(middle, twinMiddle(mode, hex))) continue;
        feature.middles.push(twinMiddle(mode, hex));
        feature.hexes.push(hex);
        loose.splice(at, 1);
      }
    }
    features.push(feature);
  }
  return features.filter(({ hexes }) => hexes.length > 1);
};

// Not by destructuring, which takes most of the time of the test.
const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
const spread = (along: Point, hex: readonly Point[]): [low: number, high: number] => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const corner of hex) {
    const place = cross(along, corner);
    low = Math.min(low, place);
    high = Math.max(high, place);
  }
  return [low, high];
};

/** True if a hex meets the convex hull of two others, a point included: by the four directions of its sides. */
const meetsHull = (a: Point, b: Point, c: Point): boolean => {
  const sides: readonly Point[] = [
    [2, 0],
    [1, 1],
    [1, -1],
    [b[0] - a[0], b[1] - a[1]],
  ];
  return sides.every(side => {
    const [ends, third] = [[...spread(side, cornersOf(a)), ...spread(side, cornersOf(b))], spread(side, cornersOf(c))];
    return third[0] <= Math.max(...ends) && third[1] >= Math.min(...ends);
  });
};

/** Where a line (direction, place across it) goes through a hex, as places along it. */
const chord = (along: Point, place: number, hex: readonly Point[]): [from: number, to: number] | undefined => {
  const met: number[] = [];
  hex.forEach((p, index) => {
    const q = hex[(index + 1) % hex.length] ?? p;
    const [sideP, sideQ] = [cross(along, p) - place, cross(along, q) - place];
    if (sideP * sideQ >= 0) return;
    const share = sideP / (sideP - sideQ);
    met.push(along[0] * (p[0] + share * (q[0] - p[0])) + along[1] * (p[1] + share * (q[1] - p[1])));
  });
  return met.length < 2 ? undefined : [Math.min(...met), Math.max(...met)];
};

const freeAlong = (
  along: Point,
  a: readonly Point[],
  b: readonly Point[],
  walls: readonly (readonly Point[])[],
): boolean => {
  const [[lowA, highA], [lowB, highB]] = [spread(along, a), spread(along, b)];
  const [low, high] = [Math.max(lowA, lowB), Math.min(highA, highB)];
  if (low >= high) return false;
  const every = [a, b, ...walls].flatMap(hex => hex.map(corner => cross(along, corner)));
  const edges = every.filter(edge => edge >= low && edge <= high);
  edges.sort((x, y) => x - y);
  return edges.some((edge, index) => {
    const next = edges[index + 1] ?? edge;
    if (next === edge) return false;
    const place = (edge + next) / 2;
    const [inA, inB] = [chord(along, place, a), chord(along, place, b)];
    if (!inA || !inB) throw new Error('the line should meet both ends');
    return walls.every(wall => {
      const inWall = chord(along, place, wall);
      return !inWall || inWall[1] < inA[1] || inWall[0] > inB[0];
    });
  });
};

/** True if some line from one hex to another keeps clear of all others. */
export const twinSees = (a: Point, b: Point, blockers: readonly Point[]): boolean => {
  if ((a[0] === b[0] && a[1] === b[1]) || touching(a, b)) return true;
  const walls = blockers
    .filter(c => !(c[0] === a[0] && c[1] === a[1]) && !(c[0] === b[0] && c[1] === b[1]) && meetsHull(a, b, c))
    .map(cornersOf);
  if (walls.length === 0) return true;
  const [hexA, hexB] = [cornersOf(a), cornersOf(b)];
  const way: Point = [b[0] - a[0], b[1] - a[1]];
  const points = [...new Map([hexA, hexB, ...walls].flat().map(point => [point.join(), point])).values()];
  const meetsBoth = (along: Point): boolean => {
    const [[lowA, highA], [lowB, highB]] = [spread(along, hexA), spread(along, hexB)];
    return lowA <= highB && lowB <= highA;
  };
  // Many pairs of corners have the same direction.
  const ways = new Map<string, Point>();
  points.forEach((p, index) => {
    for (const q of points.slice(index + 1)) {
      const x = q[0] - p[0];
      const y = q[1] - p[1];
      const ahead = x * way[0] + y * way[1];
      if (ahead === 0) continue;
      const along: Point = ahead > 0 ? [x, y] : [-x, -y];
      ways.set(`${along[0]} ${along[1]}`, along);
    }
  });
  const directions = [...ways.values()].filter(meetsBoth);
  directions.sort((p, q) => cross(q, p));
  return directions.some((p, index) => {
    const q = directions[index + 1];
    if (!q || cross(p, q) === 0) return false;
    return freeAlong([p[0] + q[0], p[1] + q[1]], hexA, hexB, walls);
  });
};

/**
 * The other reading of a neighbouring blocker: whether one of two hexes has one next to it, and the other lies behind the
 * line of the border between the two, with all its corners behind it or on it.
 */
export const twinShadowed = (a: Point, b: Point, blockers: readonly Point[]): boolean => {
  if (touching(a, b)) return false;
  const behind = (self: Point, other: Point): boolean =>
    blockers.some(blocker => {
      if (!touching(self, blocker)) return false;
      const far = new Set(cornersOf(blocker).map(corner => corner.join()));
      const [p, q, ...more] = cornersOf(self).filter(corner => far.has(corner.join()));
      if (!p || !q || more.length > 0) return false; // the blocker is its own hex
      const side = ([x, y]: Point): number => cross([q[0] - p[0], q[1] - p[1]], [x - p[0], y - p[1]]);
      return cornersOf(other).every(corner => side(corner) * side(blocker) >= 0);
    });
  return behind(a, b) || behind(b, a);
};

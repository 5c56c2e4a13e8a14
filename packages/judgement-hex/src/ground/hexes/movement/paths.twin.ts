/*
 * A second opinion on the paths of Advances and Charges for the tests, written from the book alone: every sequence of
 * neighbouring hexes is tried, and a path is judged as a whole (pp. 35 and 50 to 51, p. 55), where the product searches.
 * Hexes are flat-topped with middles at (3 column, height in half hexes).
 */

export type Point = readonly [x: number, y: number];

/** The things on one hex that matter to a walker. */
export interface TwinHex {
  /** MOV that the ground takes of a path that begins here or passes through. */
  readonly slow: 0 | 1 | 2;
  /** The height of a wall; 0 without one. */
  readonly wall: number;
  /** Impassable terrain or a Shrine. */
  readonly solid: boolean;
  readonly model?: { readonly friend: boolean; readonly traits: readonly string[] };
  readonly soul?: boolean;
}

export interface TwinWalker {
  readonly mov: number;
  readonly height: number;
  readonly traits: readonly string[];
}

/** Hexes by their points, written `x,y`. A walker's own hex has no model. */
export type TwinGround = ReadonlyMap<string, TwinHex>;

const around: readonly Point[] = [
  [0, 2],
  [3, 1],
  [3, -1],
  [0, -2],
  [-3, -1],
  [-3, 1],
];

/** True if the turn from one step to the next is at most 60 degrees: neighbouring steps have a dot product above 0. */
const bendsLittle = ([ax, ay]: Point, [bx, by]: Point): boolean => ax * bx + 3 * ay * by > 0;

const isSame = ([ax, ay]: Point, [bx, by]: Point): boolean => ax === bx && ay === by;

/** True for the same step again and again, or two neighbouring steps in turn. */
const isLine = (steps: readonly Point[]): boolean =>
  steps.every((step, at) => {
    const [before, twoBefore] = [steps[at - 1], steps[at - 2]];
    return (!before || bendsLittle(before, step)) && (!twoBefore || isSame(twoBefore, step));
  });

const mayEnter = (hex: TwinHex, { height, traits }: TwinWalker, charging: boolean): boolean => {
  if (hex.solid || hex.wall >= height) return false;
  if (charging && hex.wall > 0 && !(traits.includes('pathfinder') && hex.wall <= 1)) return false;
  if (!hex.model || traits.includes('incorporeal') || hex.model.traits.includes('incorporeal')) return true;
  return hex.model.friend && (traits.includes('small') || hex.model.traits.includes('small'));
};

const mayStop = (hex: TwinHex): boolean => !hex.solid && hex.wall === 0 && !hex.model && !hex.soul;

/** True if a path that steps onto a wall leaves it for the hex from which it came. */
const turnsBack = (path: readonly Point[], walls: readonly boolean[]): boolean =>
  path.some((point, at) => {
    if (walls[at] || !walls[at - 1]) return false;
    const foot = walls.lastIndexOf(false, at - 1);
    const came = path[foot];
    return came !== undefined && isSame(came, point);
  });

/** Every path of a move from its start to where it may stop, as text: the hexes, each `x,y`, with spaces between. */
export const twinPaths = (
  ground: TwinGround,
  walker: TwinWalker,
  start: Point,
  motion: 'advance' | 'charge',
): ReadonlySet<string> => {
  const charging = motion === 'charge';
  const flies = charging && walker.traits.includes('fly');
  const sure = flies || walker.traits.includes('pathfinder') || walker.traits.includes('incorporeal');
  const more = charging ? 2 : 0;
  const found = new Set<string>();
  const judge = (path: readonly Point[], hexes: readonly TwinHex[], steps: readonly Point[]): void => {
    const slowest = sure ? 0 : Math.max(...hexes.slice(0, -1).map(({ slow }) => slow));
    const last = hexes[hexes.length - 1];
    if (!last || !mayStop(last) || steps.length > Math.max(1, walker.mov - slowest) + more) return;
    if (
      !flies &&
      turnsBack(
        path,
        hexes.map(({ wall }) => wall > 0),
      )
    )
      return;
    if (charging && !isLine(steps) && !isLine(steps.slice(1))) return;
    found.add(path.join(' '));
  };
  const walk = (path: readonly Point[], hexes: readonly TwinHex[], steps: readonly Point[]): void => {
    if (steps.length > 0) judge(path, hexes, steps);
    if (steps.length >= walker.mov + more) return;
    const [x, y] = path[path.length - 1] ?? start;
    for (const step of around) {
      const next: Point = [x + step[0], y + step[1]];
      const hex = ground.get(next.join());
      if (hex && (flies || mayEnter(hex, walker, charging))) walk([...path, next], [...hexes, hex], [...steps, step]);
    }
  };
  const here = ground.get(start.join());
  if (here) walk([start], [here], []);
  return found;
};

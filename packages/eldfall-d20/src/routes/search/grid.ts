import { distance, inches, overlaps, type Point } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import { overlapsLevels } from '../ground.js';
import { isNearBox, type Obstacle, type Surroundings } from '../surroundings.js';

/** The side of a cell. */
const CELL: number = inches(1);
/** The length of a step to a cell at a corner, rounded up. */
const DIAGONAL = 3593;
/** The cost factor of steps into or out of cells with scenery, which the model may be able to climb or to pass. */
const WALL = 5;
/** The most points of which a grid keeps the distances. */
const MOST_KEPT = 256;

/** The cells of a field, with those in which scenery stops a base, and the distances from points that were asked for. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** 1 for a cell in whose middle the base would be inside of scenery. */
  readonly walls: Uint8Array;
  /** Cache: by point, the distance of each cell from it in 1/100 mm. */
  readonly known: Map<string, Int32Array>;
}

const middleOf = ({ columns }: Grid, cell: number): Point => ({
  x: (cell % columns) * CELL + CELL / 2,
  y: Math.floor(cell / columns) * CELL + CELL / 2,
});

/** The cells around a point and the one that it lies in, nearest rows and columns of the field. */
const cellsAround = ({ columns, rows }: Grid, { x, y }: Point): readonly number[] => {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / CELL)));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y / CELL)));
  const found: number[] = [];
  for (let j = Math.max(0, row - 1); j <= Math.min(rows - 1, row + 1); j++) {
    for (let i = Math.max(0, column - 1); i <= Math.min(columns - 1, column + 1); i++) found.push(j * columns + i);
  }
  return found;
};

const makeGrid = ({ field, obstacles, radius, height }: Surroundings): Grid => {
  const far = (axis: 'x' | 'y'): number => Math.max(...field.corners.map(corner => corner[axis]));
  const [columns, rows] = [Math.ceil(far('x') / CELL), Math.ceil(far('y') / CELL)];
  const grid: Grid = { columns, rows, walls: new Uint8Array(columns * rows), known: new Map() };
  const high = obstacles.filter(one => overlapsLevels(one, 0, height) && (one.top === null || one.top > height));
  for (let cell = 0; cell < grid.walls.length; cell++) {
    const at = middleOf(grid, cell);
    const isInside = high.some(
      ({ box, outline }) => isNearBox(box, at, at, radius) && overlaps({ at, radius }, outline),
    );
    if (isInside) grid.walls[cell] = 1;
  }
  return grid;
};

/** Cache: the grids of some obstacles, by the size of the base. */
const gridsOf = /* @__PURE__ */ rememberEach((_: readonly Obstacle[]): Map<string, Grid> => new Map());

/** The grid of a base on its field. */
export const gridOf = (around: Surroundings): Grid => {
  const grids = gridsOf(around.obstacles);
  const { radius, height, field } = around;
  const key = [radius, height, ...field.corners.map(({ x, y }) => `${x},${y}`)].join(' ');
  const found = grids.get(key);
  if (found) return found;
  const made = makeGrid(around);
  grids.set(key, made);
  return made;
};

/** The cells beside a cell with the length of a step there; no step cuts the corner of a wall. */
const stepsFrom = ({ columns, rows, walls }: Grid, cell: number, step: (to: number, length: number) => void): void => {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      if ((i === 0 && j === 0) || column + i < 0 || column + i >= columns || row + j < 0 || row + j >= rows) continue;
      const to = cell + j * columns + i;
      const wall = walls[cell] || walls[to] || walls[cell + i] || walls[cell + j * columns];
      const length = i === 0 || j === 0 ? CELL : DIAGONAL;
      step(to, wall ? WALL * length : length);
    }
  }
};

/** The distance of each cell from a point. */
const spread = (grid: Grid, from: Point): Int32Array => {
  const lengths = new Int32Array(grid.walls.length).fill(0x7fffffff);
  const queue: number[] = [];
  const offer = (cell: number, length: number): void => {
    if (length >= (lengths[cell] as number)) return;
    lengths[cell] = length;
    queue.push(cell);
  };
  const seeds = cellsAround(grid, from);
  const open = seeds.filter(cell => !grid.walls[cell]);
  for (const cell of open.length > 0 ? open : seeds) offer(cell, distance(from, middleOf(grid, cell)));
  for (let k = 0; k < queue.length; k++) {
    const cell = queue[k] as number;
    const length = lengths[cell] as number;
    stepsFrom(grid, cell, (to, more) => offer(to, length + more));
  }
  return lengths;
};

const lengthsFrom = (grid: Grid, from: Point): Int32Array => {
  const key = `${from.x} ${from.y}`;
  const found = grid.known.get(key);
  if (found) return found;
  if (grid.known.size >= MOST_KEPT) grid.known.clear();
  const made = spread(grid, from);
  grid.known.set(key, made);
  return made;
};

/** The cell around a point with the shortest path, and the length of this path. */
const bestCell = (grid: Grid, lengths: Int32Array, at: Point): readonly [cell: number, length: number] => {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const cell of cellsAround(grid, at)) {
    const length = (lengths[cell] as number) + distance(at, middleOf(grid, cell));
    if (length < least) [best, least] = [cell, length];
  }
  return [best, least];
};

const isOpenBetween = (grid: Grid, from: Point, to: Point): boolean => {
  const ends = new Set(cellsAround(grid, to));
  return cellsAround(grid, from).every(cell => !ends.has(cell) || !grid.walls[cell]);
};

/** The approximate length of the shortest path around scenery between two points, in 1/100 mm: never shorter than the straight line. */
export const gridLength = (grid: Grid, from: Point, to: Point): number => {
  const straight = distance(from, to);
  if (straight <= CELL && isOpenBetween(grid, from, to)) return straight;
  return Math.max(straight, bestCell(grid, lengthsFrom(grid, to), from)[1]);
};

/** The centres of the cells on a short path around scenery to a point, without the start, up to a length in 1/100 mm. */
export const gridPath = (grid: Grid, from: Point, to: Point, most: number): readonly Point[] => {
  const lengths = lengthsFrom(grid, to);
  let [cell] = bestCell(grid, lengths, from);
  const path: Point[] = [];
  let left = most;
  let at = from;
  for (;;) {
    const middle = middleOf(grid, cell);
    left -= distance(at, middle);
    path.push(middle);
    at = middle;
    const here = lengths[cell] as number;
    let [next, least] = [cell, Number.POSITIVE_INFINITY];
    stepsFrom(grid, cell, (one, step) => {
      const length = (lengths[one] as number) + step;
      if ((lengths[one] as number) < here && length < least) [next, least] = [one, length];
    });
    if (next === cell || left <= 0) break;
    cell = next;
  }
  return left > 0 ? [...path, { x: to.x, y: to.y }] : path;
};

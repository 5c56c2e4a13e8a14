import {
  type Disc,
  disc,
  inInches,
  type Path,
  type Point,
  type Polygon,
  rectangle,
  stadium,
  within,
} from '../inches/index.js';
import { GameError } from '../match/errors.js';

/** The measures of a drawn table. */
export interface Drawing {
  /** The distance from one sign to the next, across and down. An even number of units. */
  readonly pitch: number;
  /** The diameter of the bases by their sign; a letter or digit without one is a point. */
  readonly bases?: Readonly<Record<string, number>>;
  /** Exact places, x and y, of signs that are drawn once, where the drawing is too coarse. */
  readonly at?: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/** A table that was drawn as text. */
export interface DrawnField {
  readonly pitch: number;
  readonly columns: number;
  readonly rows: number;
  /** The bases by their sign, from the top left to the bottom right. */
  readonly bases: ReadonlyMap<string, readonly Disc[]>;
  /** The terrain by its sign. A piece that is no rectangle is several rectangles, which overlap. */
  readonly terrain: ReadonlyMap<string, readonly Polygon[]>;
  /** The only base with a sign. */
  readonly base: (sign: string) => Disc;
  /** All shapes of terrain with a sign. */
  readonly pieces: (sign: string) => readonly Polygon[];
}

const isName = (sign: string): boolean => /^[\p{L}\p{N}]$/u.test(sign);

/** Cells from one corner to another, both included. */
interface Block {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The largest blocks of a sign: each run across, widened up and down, and each run down, widened to both sides. */
const blocksOf = (has: (column: number, row: number) => boolean, columns: number, rows: number): readonly Block[] => {
  const found = new Map<string, Block>();
  const full = ({ left, top, right, bottom }: Block): boolean => {
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) if (!has(column, row)) return false;
    }
    return true;
  };
  const widened = (block: Block, ways: readonly (readonly [keyof Block, number])[]): Block => {
    let best = block;
    for (const [side, by] of ways) {
      for (let next = best; full(next); next = { ...next, [side]: next[side] + by }) best = next;
    }
    return best;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!has(column, row)) continue;
      const cell = { left: column, top: row, right: column, bottom: row };
      const across = [['left', -1], ['right', 1]] as const; // biome-ignore format: a side each
      const down = [['top', -1], ['bottom', 1]] as const; // biome-ignore format: a side each
      for (const ways of [
        [...across, ...down],
        [...down, ...across],
      ]) {
        // biome-ignore format: two orders
        const block = widened(cell, ways);
        found.set(JSON.stringify([block.left, block.top, block.right, block.bottom]), block);
      }
    }
  }
  return [...found.values()];
};

/**
 * Reads a table from a text, for tests. Signs are separated by spaces. The sign in column i and row j stands for the point
 * (i, j) times the pitch. Letters and digits are bases around their points, a dot is nothing, and every other sign is
 * terrain: a square of one pitch around its point, runs of the same sign together.
 *
 * ```ts
 * drawnField('A . A # # . b', { pitch: inches(1), bases: { A: mm(32) }, at: { b: [inches(6.5), 0] } })
 * ```
 */
export const drawnField = (text: string, { pitch, bases = {}, at = {} }: Drawing): DrawnField => {
  if (!Number.isSafeInteger(pitch / 2) || pitch <= 0)
    throw new GameError(`a pitch of ${pitch} is not an even number of units`);
  const signs = text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/));
  const columns = Math.max(...signs.map(({ length }) => length));
  const found = new Map<string, Disc[]>();
  const kinds = new Set<string>();
  signs.forEach((line, j) => {
    line.forEach((sign, i) => {
      if ([...sign].length !== 1)
        throw new GameError(`"${sign}" in row ${j} is more than one sign: part them by spaces`);
      if (sign !== '.' && !isName(sign)) kinds.add(sign);
      if (!isName(sign)) return;
      const [x, y] = at[sign] ?? [i * pitch, j * pitch];
      if (sign in at && found.has(sign)) throw new GameError(`${sign} has an exact place, but is drawn more than once`);
      found.set(sign, [...(found.get(sign) ?? []), disc({ x, y }, (bases[sign] ?? 0) / 2)]);
    });
  });
  for (const sign of [...Object.keys(at), ...Object.keys(bases)]) {
    if (!found.has(sign)) throw new GameError(`${sign} is not in the drawing`);
  }
  const half = pitch / 2;
  const terrain = new Map(
    [...kinds].map(kind => [
      kind,
      blocksOf((i, j) => signs[j]?.[i] === kind, columns, signs.length).map(({ left, top, right, bottom }) =>
        rectangle(
          { x: left * pitch - half, y: top * pitch - half },
          (right - left + 1) * pitch,
          (bottom - top + 1) * pitch,
        ),
      ),
    ]),
  );
  const base = (sign: string): Disc => {
    const [one, ...more] = found.get(sign) ?? [];
    if (!one || more.length > 0) throw new GameError(`${more.length + (one ? 1 : 0)} bases are drawn as ${sign}`);
    return one;
  };
  return { pitch, columns, rows: signs.length, bases: found, terrain, base, pieces: kind => terrain.get(kind) ?? [] };
};

/** A part of a drawing besides the bases and the terrain: a region, given as a test of points, or a path. */
export type Layer = ((at: Point) => boolean) | Path;

const covers = (layer: Layer, at: Point, pitch: number): boolean => {
  if (typeof layer === 'function') return layer(at);
  const point = { at, radius: 0 };
  return layer.some((to, i) => within(point, stadium(layer[i - 1] ?? to, to, 0), pitch / 2 - 1));
};

/**
 * Draws a table as text again, with layers by their signs: a sign is drawn at the points of a region, or at the points
 * that a path passes at less than half a pitch. Earlier layers lie on top; all lie on terrain, and bases on everything. A
 * base that stands beside the point of its sign is named below the drawing.
 */
export const drawField = (field: DrawnField, layers: Readonly<Record<string, Layer>> = {}): string => {
  const { pitch, columns, rows, bases, terrain } = field;
  const names = new Map<string, string>();
  const beside: string[] = [];
  for (const [sign, discs] of bases) {
    for (const { at } of discs) {
      const i = Math.min(columns - 1, Math.max(0, Math.round(at.x / pitch)));
      const j = Math.min(rows - 1, Math.max(0, Math.round(at.y / pitch)));
      names.set(`${i},${j}`, sign);
      if (i * pitch !== at.x || j * pitch !== at.y) beside.push(`${sign} at ${inInches(at.x)}, ${inInches(at.y)}`);
    }
  }
  const signAt = (i: number, j: number): string => {
    const at = { x: i * pitch, y: j * pitch };
    const layer = Object.entries(layers).find(([, one]) => covers(one, at, pitch));
    const ground = [...terrain].find(([, pieces]) => pieces.some(piece => within({ at, radius: 0 }, piece, 0)));
    return names.get(`${i},${j}`) ?? layer?.[0] ?? ground?.[0] ?? '.';
  };
  const lines = Array.from({ length: rows }, (_, j) =>
    Array.from({ length: columns }, (_, i) => signAt(i, j)).join(' '),
  );
  return [...lines, ...beside].join('\n');
};

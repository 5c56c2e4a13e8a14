import type { ModeId } from '../../vocabulary/words.js';

/**
 * A hex as maps print it: the column, counted from the left (JHX-MAP-001), and the row in that column, counted upwards
 * (JHX-MAP-002). Both start at 1.
 */
export type Coordinate = readonly [column: number, row: number];

/** One column of hexes, each standing on the one below (JHX-MAP-003). */
export interface Column {
  /** How many hexes there are; rows are counted from 1 to this. */
  readonly rows: number;
  /** Where row 0 would be, in half hexes above the centre line: row `r` is at `base + 2 r`. Odd in every other column. */
  readonly base: number;
}

/** The outline of a board, column by column from the left: part of a map, so that a printed map can correct it. */
export interface Grid {
  readonly columns: readonly Column[];
}

/** A half of the columns with the middle one, mirrored. */
const mirrored = (half: readonly Column[]): Grid => ({ columns: [...half, ...half.slice(0, -1).reverse()] });

const tapering = (outermost: number, columns: number): readonly Column[] =>
  Array.from({ length: columns }, (_, at) => ({ rows: outermost + at, base: -outermost - 1 - at }));

/**
 * The boards of the two modes (JHX-MAP-004, JHX-MAP-005): hexagons of radius 6 and 10 (125 and 329 hexes) without the
 * hexes at the upper and the lower tip of the middle column, whose rows start one hex higher for it.
 */
export const gridOfMode: Readonly<Record<ModeId, Grid>> = {
  '3v3': /* @__PURE__ */ mirrored([...tapering(7, 6), { rows: 11, base: -12 }]),
  '5v5': /* @__PURE__ */ mirrored([...tapering(11, 10), { rows: 19, base: -20 }]),
};

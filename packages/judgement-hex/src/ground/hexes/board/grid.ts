import type { Column, Grid } from '../../../vocabulary/map.js';
import type { ModeId } from '../../../vocabulary/words.js';

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

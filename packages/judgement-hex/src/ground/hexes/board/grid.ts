import type { Column, Grid } from '../../../vocabulary/map.js';
import type { ModeId } from '../../../vocabulary/words.js';

/** A hexagon of some radius, without the hexes at the upper and the lower tip of its middle column. */
const hexagon = (radius: number): Grid => {
  const half = Array.from({ length: radius }, (_, at): Column => ({ rows: radius + 1 + at, base: -radius - 2 - at }));
  const middle: Column = { rows: 2 * radius - 1, base: -2 * radius };
  return { columns: [...half, middle, ...[...half].reverse()] };
};

/**
 * The boards of the two modes (JHX-MAP-004, JHX-MAP-005): hexagons of radius 6 and 10 (125 and 329 hexes) without the
 * hexes at the upper and the lower tip of the middle column, whose rows start one hex higher for it.
 */
export const gridOfMode: Readonly<Record<ModeId, Grid>> = {
  '3v3': /* @__PURE__ */ hexagon(6),
  '5v5': /* @__PURE__ */ hexagon(10),
};

import { refuse } from '@rulewright/core';
import type { Facing, OpenGround } from '../../vocabulary/facing.js';
import type { InchesMap, InchesTerrainPiece, InchOutline } from '../../vocabulary/inches-map.js';
import { openMap } from '../open-map.js';
import { INCH } from './measure/distance.js';
import { placeAt } from './measure/place.js';

/** The most inches from one base to the other. */
const MOST = 48;

/** Half the thickness of the wall in 1/100 mm: so thin that it has room between two bases that touch. */
const HALF_WALL = 50;

/** A rectangle between two corners in 1/100 mm, as maps write it. */
const box = (left: number, low: number, right: number, high: number): InchOutline => {
  const [x1, y1, x2, y2] = [left / INCH, low / INCH, right / INCH, high / INCH];
  return [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ];
};

/**
 * A table on which the first model stands on the left and the second one on the right, with `lengths` inches from base
 * edge to base edge (JV11-BASE-005). Hard cover is a wall before the upper part of the second base, across the line
 * between the tops of both (JV11-COV-001, JV11-COV-003). Soft cover is a Forest under the right half of that base
 * (JV11-COV-002).
 *
 * @throws RefusalError `too-far` for other distances than 0 to 48 inches.
 */
export const openGround = ({ lengths, cover, radii: [first, second] }: Facing): OpenGround => {
  if (!(lengths >= 0 && lengths <= MOST)) return refuse({ code: 'too-far', path: 'distance', detail: { most: MOST } });
  const larger = Math.max(first, second);
  const edge = 2 * first + Math.round(lengths * INCH);
  const x = edge + second;
  const above = larger + Math.floor((Math.min(first, second) * 3) / 4);
  const pieces: Readonly<Record<NonNullable<Facing['cover']>, InchesTerrainPiece>> = {
    hard: { kind: 'wall', outlines: [box(edge - HALF_WALL, above, edge + HALF_WALL, 2 * larger)] },
    soft: { kind: 'forest', outlines: [box(x, 0, x + second, 2 * larger)] },
  };
  const map: InchesMap = {
    ...openMap,
    table: { width: (x + second) / INCH, height: (2 * larger) / INCH },
    terrain: cover ? [pieces[cover]] : [],
    // Open ground has no sides, and so no Effigies.
    effigies: {} as InchesMap['effigies'],
  };
  return { map, places: [placeAt({ x: first, y: larger }), placeAt({ x, y: larger })] };
};

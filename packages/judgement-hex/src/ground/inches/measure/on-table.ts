import { type Point, type Polygon, polygon, rectangle } from '@rulewright/core/inches';
import type { InchesTable, InchOutline, InchPoint } from '../../../vocabulary/inches-map.js';

/** The units of 1/100 mm in an inch. */
const PER_INCH = 2540;

/** The length in whole units of 1/100 mm that is nearest to one in inches. */
export const unitsOf = (inches: number): number => Math.round(inches * PER_INCH) + 0;

/** The length in inches of some units: `unitsOf` gives the same units back. */
export const inchesOf = (units: number): number => units / PER_INCH;

/** The grid point nearest to a point of a map. */
export const pointOnTable = ([x, y]: InchPoint): Point => ({ x: unitsOf(x), y: unitsOf(y) });

/**
 * The polygon of an outline of a map, its corners on the grid.
 *
 * @throws GameError if it is not convex or not counter-clockwise; the outlines of maps that were read always are.
 */
export const polygonOnTable = (outline: InchOutline): Polygon => polygon(outline.map(pointOnTable));

/** The rectangle that every base stays in, its lower left corner at (0, 0). */
export const edgeOf = ({ width, height }: InchesTable): Polygon =>
  rectangle({ x: 0, y: 0 }, unitsOf(width), unitsOf(height));

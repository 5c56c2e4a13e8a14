import type { Disc, Point } from './outline.js';
import type { RoundedLine } from './tangent.js';

/** A straight line from one base to another. The ends are rounded to doubles, and need not be points of the grid. */
export interface SightLine {
  readonly from: Point;
  readonly to: Point;
}

/** The part of a line between two discs that the line meets. */
export const betweenOn = ({ nx, ny, at, offset }: RoundedLine, a: Disc, b: Disc): SightLine => {
  const end = (disc: Disc, ahead: number): Point => {
    const off = nx * (disc.at.x - at.x) + ny * (disc.at.y - at.y) + offset;
    const along = ahead * Math.sqrt(Math.max(0, disc.radius * disc.radius - off * off));
    return { x: disc.at.x - off * nx + along * ny, y: disc.at.y - off * ny - along * nx };
  };
  return { from: end(a, 1), to: end(b, -1) };
};

/** The part of the line between the centres of two discs that lies between the discs. */
export const centreLine = (a: Disc, b: Disc): SightLine => {
  const [dx, dy] = [b.at.x - a.at.x, b.at.y - a.at.y];
  const whole = Math.sqrt(dx * dx + dy * dy);
  const start = Math.min(a.radius, (whole + a.radius - b.radius) / 2);
  const end = Math.max(whole - b.radius, (whole + a.radius - b.radius) / 2);
  const on = (along: number): Point => ({
    x: a.at.x + (whole && (dx * along) / whole),
    y: a.at.y + (whole && (dy * along) / whole),
  });
  return { from: on(start), to: on(end) };
};

import type { Point } from '../../outline.js';
import type { HalfSpace } from '../front.js';
import { type Cylinder, footOf, type Point3, planOf, type Solid, topOf } from '../solid.js';
import type { Near } from './bodies.js';
import type { Obstacle, Question } from './bundle.js';
import { searchLine } from './search.js';

/** The straight line of a sight. The ends are rounded to doubles, and need not be points of the grid. */
export interface SpaceLine {
  readonly from: Point3;
  readonly to: Point3;
}

/** A frame: its origin, and its direction of x, of length 1. */
interface Frame extends Point {
  readonly ux: number;
  readonly uy: number;
}

const inFrame = ({ x, y, ux, uy }: Frame, point: Point): Point => ({
  x: ux * (point.x - x) + uy * (point.y - y),
  y: ux * (point.y - y) - uy * (point.x - x),
});

const questionIn = (
  frame: Frame,
  a: Cylinder,
  b: Cylinder,
  near: readonly Near[],
  far: number,
  apart: boolean,
  within: HalfSpace | undefined,
): Question => {
  const side = ({ at, radius, foot, height }: Cylinder): Question['a'] => {
    const { x, y } = inFrame(frame, at);
    return { x, y, radius, low: foot, high: foot + height };
  };
  const shares = (solid: Solid, end: Cylinder): boolean =>
    footOf(solid) < end.foot + end.height && topOf(solid) > end.foot;
  const obstacles: Obstacle[] = [];
  // Lines between ends that are far apart stay in a band; one unit more, so that the errors of doubles do not matter.
  const wide = far > 0 ? Math.max(a.radius, b.radius) + 1 : Number.POSITIVE_INFINITY;
  for (const { solid, low, high, over, under } of near) {
    const plan = planOf(solid);
    const corners = 'corners' in plan ? plan.corners : [plan.at];
    const radius = 'corners' in plan ? 0 : plan.radius;
    const xs: number[] = [];
    const ys: number[] = [];
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (const corner of corners) {
      const { x, y } = inFrame(frame, corner);
      xs.push(x);
      ys.push(y);
      if (y < least) least = y;
      if (y > most) most = y;
    }
    if (least - radius > wide || most + radius < -wide) continue;
    const [foot, besideA, besideB] = [footOf(solid), shares(solid, a), shares(solid, b)];
    const obstacle = { xs, ys, radius, low, high, over, under, besideA, besideB, behindA: false, beforeB: false };
    // The gap under a solid is closed only between the ends: an end right under the solid keeps its height.
    const [behindA, beforeB] = [foot === a.foot + a.height, foot === b.foot + b.height];
    if (behindA || beforeB) obstacles.push({ ...obstacle, low: foot }, { ...obstacle, behindA, beforeB });
    else obstacles.push(obstacle);
  }
  // Obstacles that lines can only go round come first, those that leave a choice last.
  const choices = ({ over, under }: Obstacle): number => Number(over) + Number(under);
  obstacles.sort((one, other) => choices(one) - choices(other));
  if (!within) return { a: side(a), b: side(b), obstacles, far, apart, part: undefined };
  const { ux, uy } = frame;
  const { facing, at } = within;
  const size = Math.sqrt(facing.x * facing.x + facing.y * facing.y);
  const x = (ux * facing.x + uy * facing.y) / size;
  const y = (ux * facing.y - uy * facing.x) / size;
  const plane = inFrame(frame, at);
  return { a: side(a), b: side(b), obstacles, far, apart, part: { x, y, least: x * plane.x + y * plane.y } };
};

/**
 * A free line between two cylinders that do not touch, past some solids; undefined if there is none. Ends that are far
 * apart have lines of one direction. For ends that are near, lines of each quarter are tried.
 */
export const lineBetween = (
  a: Cylinder,
  b: Cylinder,
  near: readonly Near[],
  within: HalfSpace | undefined,
): SpaceLine | undefined => {
  const [dx, dy] = [b.at.x - a.at.x, b.at.y - a.at.y];
  const whole = Math.sqrt(dx * dx + dy * dy);
  const reach = a.radius + b.radius;
  const apart = whole > reach;
  const { x, y } = a.at;
  const seek = (ux: number, uy: number, far: number, u: number, v: number): SpaceLine | undefined => {
    const frame = { x, y, ux, uy };
    const line = searchLine(questionIn(frame, a, b, near, far, apart, within), u, v);
    if (!line) return undefined;
    const at = (along: number): Point3 => {
      const off = line.c + line.t * along;
      return { x: x + ux * along - uy * off, y: y + uy * along + ux * off, z: line.level + line.slope * along };
    };
    return { from: at(line.from), to: at(line.to) };
  };
  if (whole > 0 && whole >= 2 * reach) {
    // The steepest line between the ends touches both, and crosses the line of the centres.
    const steep = whole / Math.sqrt(whole * whole - reach * reach);
    return seek(dx / whole, dy / whole, whole, a.radius * steep, b.radius * steep);
  }
  const [ux, uy] = whole > 0 ? [dx / whole, dy / whole] : [1, 0];
  // Lines of a slope of at most 1 pass the centre of an end within its radius times the root of 2.
  const most = a.radius * Math.sqrt(2);
  return (
    seek(ux, uy, 0, most, 1) ?? seek(-uy, ux, 0, most, 1) ?? seek(uy, -ux, 0, most, 1) ?? seek(-ux, -uy, 0, most, 1)
  );
};

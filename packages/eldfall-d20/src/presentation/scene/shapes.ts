import type { PolygonShape, SceneItem, ScenePoint, SceneShape } from '@rulewright/core';
import { inches, type Point } from '@rulewright/core/inches';
import type { Direction } from '../../vocabulary/index.js';

const hundredths = (n: number): number => Math.round(n * 100) / 100;

/** The half circle around a facing, in steps of a twelfth of a turn: the part ahead and the part to the left. */
const half: readonly (readonly [ahead: number, aside: number])[] = Array.from({ length: 13 }, (_, i) => {
  const angle = (i * Math.PI) / 12 - Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)];
});

/** The front half of a ring around a point, between two radii. */
export const frontArc = (at: Point, { x, y }: Direction, inner: number, outer: number): PolygonShape => {
  const long = Math.sqrt(x * x + y * y);
  const on = (radius: number, [ahead, aside]: readonly [number, number]): ScenePoint => ({
    x: hundredths(at.x + (radius * (x * ahead - y * aside)) / long),
    y: hundredths(at.y + (radius * (y * ahead + x * aside)) / long),
  });
  return {
    shape: 'polygon',
    points: [...half.map(part => on(outer, part)), ...[...half].reverse().map(part => on(inner, part))],
  };
};

/** The outline of two discs and everything between them, as a spray lies. */
export const drop = (
  narrow: { readonly at: Point; readonly radius: number },
  wide: { readonly at: Point; readonly radius: number },
): readonly SceneShape[] => {
  const [dx, dy] = [wide.at.x - narrow.at.x, wide.at.y - narrow.at.y];
  const long = Math.sqrt(dx * dx + dy * dy) || 1;
  const side = ({ at, radius }: typeof narrow, sign: number): ScenePoint => ({
    x: hundredths(at.x - (sign * radius * dy) / long),
    y: hundredths(at.y + (sign * radius * dx) / long),
  });
  return [
    { shape: 'polygon', points: [side(narrow, 1), side(wide, 1), side(wide, -1), side(narrow, -1)] },
    { shape: 'disc', ...wide.at, radius: wide.radius },
    { shape: 'disc', ...narrow.at, radius: narrow.radius },
  ];
};

/** The middle of the box around some points. */
export const middleOf = (points: readonly Point[]): ScenePoint => {
  const middle = (along: readonly number[]): number => Math.round((Math.min(...along) + Math.max(...along)) / 2);
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
};

/** The rungs of a ladder: short lines across the longer side of its outline. */
export const rungs = (id: string, corners: readonly Point[]): readonly SceneItem[] => {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = right - left >= bottom - top;
  return [1, 2, 3].map((n): SceneItem => {
    const at = wide ? left + ((right - left) * n) / 4 : top + ((bottom - top) * n) / 4;
    const points = wide
      ? [
          { x: at, y: top },
          { x: at, y: bottom },
        ]
      : [
          { x: left, y: at },
          { x: right, y: at },
        ];
    return { kind: 'line', id: `${id} rung ${n}`, points, color: 'neutral', width: inches(0.05) };
  });
};

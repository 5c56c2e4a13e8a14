import type { Disc, Point, SightLine } from '@rulewright/core/inches';
import { discsOf, type Model } from '../measure/footing.js';
import type { InchesTable } from '../models/table.js';
import { cornersOf, type Part } from '../terrain/part.js';
import type { InchesCover } from './cover.js';

/** The parts of the width of the bases between which lines for pictures are drawn. */
const places = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];

/** The length of the part of a line that lies in a shape; below zero if they do not meet: then minus the gap between the two. */
const depthIn = ({ outline }: Part, from: Point, to: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const { corners, radius } = cornersOf(outline);
  if ('at' in outline) {
    const [cx, cy] = [outline.at.x - from.x, outline.at.y - from.y];
    const aside = Math.abs(cx * dy - cy * dx) / length;
    if (aside >= radius) return radius - aside;
    const half = Math.sqrt(radius * radius - aside * aside);
    const along = (cx * dx + cy * dy) / length;
    return Math.min(length, along + half) - Math.max(0, along - half);
  }
  let [start, end] = [0, 1];
  for (const [i, p] of corners.entries()) {
    const q = corners[(i + 1) % corners.length] as Point;
    const [ex, ey] = [q.x - p.x, q.y - p.y];
    const inside = ex * (from.y - p.y) - ey * (from.x - p.x);
    const gain = ex * dy - ey * dx;
    if (gain > 0) start = Math.max(start, -inside / gain);
    else if (gain < 0) end = Math.min(end, -inside / gain);
    else if (inside < 0) return inside / Math.sqrt(ex * ex + ey * ey);
  }
  return (end - start) * length;
};

/** The point of a base at a fraction of its width across a direction. */
const pointOn = ({ at, radius }: Disc, { x, y }: Point, part: number): Point => ({
  x: at.x - y * radius * part,
  y: at.y + x * radius * part,
});

/** For pictures: a line between the bases through the feature that covers the target, out of a few candidates. */
export const coverLine = (
  { terrain }: InchesTable,
  attacker: Model,
  target: Model,
  { feature }: InchesCover,
): SightLine | undefined => {
  const [a] = discsOf(attacker);
  const [b] = discsOf(target);
  const parts = terrain.features.find(({ id }) => id === feature)?.parts ?? [];
  if (!a || !b) return undefined;
  const [dx, dy] = [b.at.x - a.at.x, b.at.y - a.at.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const ahead = { x: dx / length, y: dy / length };
  let best: { readonly line: SightLine; readonly depth: number } | undefined;
  for (const one of places) {
    for (const other of places) {
      const line = { from: pointOn(a, ahead, one), to: pointOn(b, ahead, other) };
      const depth = Math.max(...parts.map(part => depthIn(part, line.from, line.to)));
      if (!best || depth > best.depth + 1) best = { line, depth };
    }
  }
  return best?.line;
};

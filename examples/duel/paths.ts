import { distance, type Point, samePoint } from '@rulewright/core/inches';
import type { Path } from './bout.js';
import { cut, isClear, type Space } from './space.js';

/** A path to a landmark, with its length. */
export interface MeasuredPath {
  readonly path: Path;
  readonly end: Point;
  readonly length: number;
}

/** The shortest paths of at most `legs` legs to each landmark that can be reached, in the order of the landmarks. */
export const pathsTo = (
  space: Space,
  from: Point,
  landmarks: readonly Point[],
  legs: number,
): readonly MeasuredPath[] => {
  const best: (MeasuredPath | undefined)[] = landmarks.map(() => undefined);
  let latest: readonly MeasuredPath[] = [{ path: [], end: from, length: 0 }];
  for (let leg = 0; leg < legs; leg++) {
    const found = new Map<number, MeasuredPath>();
    for (const { path, end, length: before } of latest) {
      landmarks.forEach((mark, i) => {
        const length = before + distance(end, mark);
        const known = found.get(i) ?? best[i];
        if (samePoint(end, mark) || (known && known.length <= length) || !isClear(space, end, mark)) return;
        found.set(i, { path: [...path, mark], end: mark, length });
      });
    }
    for (const [i, one] of found) best[i] = one;
    latest = [...found.values()];
  }
  return best.filter(one => one !== undefined);
};

/** The shortest path to a goal, through the end of one of some paths; a straight leg if nothing is in between. */
export const pathBy = (space: Space, from: Point, paths: readonly MeasuredPath[], goal: Point): Path | undefined => {
  if (!samePoint(from, goal) && isClear(space, from, goal)) return [goal];
  let best: MeasuredPath | undefined;
  for (const { path, end, length: before } of paths) {
    const length = before + distance(end, goal);
    if ((best && best.length <= length) || samePoint(end, goal) || !isClear(space, end, goal)) continue;
    best = { path: [...path, goal], end: goal, length };
  }
  return best?.path;
};

/** The beginning of a path that is legal and no longer than `most`; a leg that goes too far is cut at a grid point. */
export const shortened = (space: Space, from: Point, path: Path, most: number): Path => {
  const legal: Point[] = [];
  let at = from;
  let left = most;
  for (const to of path) {
    const end = samePoint(at, to) ? undefined : cut(space, at, to, left);
    if (end) legal.push(end);
    if (!end || !samePoint(end, to)) break;
    left -= distance(at, end);
    at = end;
  }
  return legal;
};

import type { Scene, SceneItem, ScenePoint, SceneShape } from '@rulewright/core';
import type { Outline } from '@rulewright/core/inches';
import { type Solid, spaceGap } from '@rulewright/core/inches/height';

/** Something on a board that can be measured from. */
export interface Measurable {
  readonly id: string;
  readonly title: string;
  readonly solid: Solid;
}

const whole = ({ x, y }: ScenePoint): ScenePoint => ({ x: Math.round(x), y: Math.round(y) });

const outlineOf = (shape: SceneShape): Extract<Outline, { at: unknown } | { corners: unknown }> | undefined => {
  switch (shape.shape) {
    case 'disc':
      return { at: whole(shape), radius: shape.radius };
    case 'square': {
      const [right, below] = [shape.size / 2, (shape.height ?? shape.size) / 2];
      const { x, y } = shape;
      const corners = [
        { x: x - right, y: y - below },
        { x: x + right, y: y - below },
        { x: x + right, y: y + below },
        { x: x - right, y: y + below },
      ];
      return { corners: corners.map(whole) };
    }
    case 'polygon':
      return { corners: shape.points.map(whole) };
    default:
      return undefined;
  }
};

const solidOf = (item: SceneItem): Solid | undefined => {
  if (item.kind !== 'token' && item.kind !== 'cell') return undefined;
  const { radius, foot = 0, height = 1 } = item.body ?? {};
  if (item.kind === 'token') {
    return { at: whole(item), radius: radius ?? item.size / 2, foot, height: height ?? Number.MAX_SAFE_INTEGER };
  }
  const outline = outlineOf(item.at);
  if (!outline) return undefined;
  if ('at' in outline) return { ...outline, foot, height: height ?? Number.MAX_SAFE_INTEGER };
  return { outline, base: foot, top: height === null ? null : foot + height };
};

/** The name at the beginning of a title, up to the first colon or comma that is not part of a place such as `12, 8.5`. */
const nameIn = (title: string): string => title.split(/, (?!\d+(?:\.\d+)?(?:$|[,)]))|: /)[0] ?? title;

/** The thing with an id as a ruler measures it: a token or a cell with a body in space. */
export function measurable({ items }: Scene, id: string): Measurable | undefined {
  const item = items.find(one => one.id === id);
  const solid = item && solidOf(item);
  return item && solid ? { id, title: nameIn(item.title ?? id), solid } : undefined;
}

/**
 * The length between the nearest parts of two things in units of the ruler, measured exactly and rounded up to two decimals: a length of at
 * most 6 inches never shows more than 6.00, and a longer one never shows 6.00.
 */
export function lengthBetween(a: Measurable, b: Measurable, perUnit: number): string {
  return (Math.ceil((spaceGap(a.solid, b.solid) * 100) / perUnit) / 100).toFixed(2);
}

/** The point of a leg that is nearest to a point. */
function nearestOnLeg(from: ScenePoint, to: ScenePoint, at: ScenePoint): ScenePoint {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / long));
  return { x: from.x + part * dx, y: from.y + part * dy };
}

const apart = (a: ScenePoint, b: ScenePoint): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

const cornersOf = (solid: Solid): readonly ScenePoint[] => ('outline' in solid ? solid.outline.corners : [solid.at]);
const radiusOf = (solid: Solid): number => ('outline' in solid ? 0 : solid.radius);

type Line = readonly [ScenePoint, ScenePoint];

/** The ends of the shortest line between two things, for a picture. */
export function endsBetween(a: Measurable, b: Measurable): readonly [ScenePoint, ScenePoint] {
  const [one, other] = [cornersOf(a.solid), cornersOf(b.solid)];
  const legs = (corners: readonly ScenePoint[]) =>
    corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from] as const);
  const lines: readonly Line[] = [
    ...one.flatMap(at => legs(other).map((leg): Line => [at, nearestOnLeg(...leg, at)])),
    ...other.flatMap(at => legs(one).map((leg): Line => [nearestOnLeg(...leg, at), at])),
  ];
  const sorted = [...lines].sort(([a1, a2], [b1, b2]) => apart(a1, a2) - apart(b1, b2));
  const [from, to] = sorted[0] as Line;
  const long = apart(from, to) || 1;
  const moved = (at: ScenePoint, towards: ScenePoint, by: number): ScenePoint => ({
    x: at.x + ((towards.x - at.x) * by) / long,
    y: at.y + ((towards.y - at.y) * by) / long,
  });
  return [moved(from, to, radiusOf(a.solid)), moved(to, from, radiusOf(b.solid))];
}

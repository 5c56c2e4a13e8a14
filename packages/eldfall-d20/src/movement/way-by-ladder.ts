import {
  gridPoint,
  type Point,
  pointInDirection,
  samePoint,
  squareBetween,
  stretchesWithin,
} from '@rulewright/core/inches';
import { obstaclesUnder, restAt } from '../routes/ground.js';
import { lengthOf } from '../routes/points.js';
import { middleOf } from '../routes/search/climbs.js';
import { along } from '../routes/search/leg.js';
import { findWay } from '../routes/search/way.js';
import type { Obstacle, Surroundings } from '../routes/surroundings.js';
import type { Model, Place } from '../vocabulary/index.js';
import type { Seeker } from './find.js';

/** The most legs that the search for a way to a Ladder, or from it, looks at. */
const LEGS = 64;
/** A length beyond every field, in 1/100 mm. */
const FAR = 1_000_000;

/** A side of a Ladder: the spot beside it, and the one behind its edge. */
interface Side {
  readonly foot: Point;
  readonly behind: Point;
}

/** The sides of a Ladder at which a base can touch it. */
const sidesOf = ({ radius }: Surroundings, ladder: Obstacle): readonly Side[] => {
  const { outline } = ladder;
  if ('at' in outline) return [];
  const middle = middleOf(ladder);
  return outline.corners.flatMap((a, i) => {
    const b = outline.corners[(i + 1) % outline.corners.length] as Point;
    const side = { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
    const out = { x: side.x - middle.x, y: side.y - middle.y };
    if (out.x === 0 && out.y === 0) return [];
    const outside = pointInDirection(side, out, 2 * radius);
    const [on] = stretchesWithin([outside, middle], radius, outline, -1);
    if (!on || on.from.step === 0) return [];
    const foot = gridPoint(outside, middle, on.from.step - 1);
    return [{ foot, behind: pointInDirection(foot, { x: 0 - out.x, y: 0 - out.y }, radius + 2) }];
  });
};

/** The whole way on foot between two places; undefined where it does not lead there. */
const wayBetween = ({ wanted }: Seeker, from: Place, to: Point): readonly Place[] | undefined => {
  if (samePoint(from, to)) return [];
  const way = findWay(wanted, from, to, undefined, LEGS);
  const route = way ? along(wanted, from, way, FAR) : [];
  const end = route.at(-1);
  return end && samePoint(end, to) ? route : undefined;
};

/** A way to a target over a Ladder. */
export interface LadderWay {
  /** The route to the Ladder. */
  readonly before: readonly Place[];
  /** The places on the Ladder, which the model passes in one movement. */
  readonly on: readonly Place[];
  /** The points behind the Ladder. */
  readonly after: readonly Point[];
  /** The SPD that the way to the Ladder, the Ladder, and the whole way cost, in 1/100 mm. */
  readonly cost: { readonly before: number; readonly on: number; readonly all: number };
}

/** The way over one side of a Ladder. */
const wayOver = (
  seeker: Seeker,
  target: Model,
  { top, base }: Obstacle,
  { foot, behind }: Side,
): readonly LadderWay[] => {
  const { wanted, model, table } = seeker;
  if (top === null) return [];
  const up = target.at.z > model.at.z;
  const before = wayBetween(seeker, model.at, up ? foot : behind);
  if (!before) return [];
  const start = before.at(-1) ?? model.at;
  const edge = { ...foot, z: top };
  const low = { ...foot, z: restAt(wanted.around, { ...foot, z: Math.max(base, up ? start.z : target.at.z) }) };
  // Beside the wall at which the Ladder stands nobody goes upright.
  const isBlocked = obstaclesUnder(wanted.around, foot).some(one => one.base < top && (one.top ?? top) > low.z);
  if (isBlocked) return [];
  if (up ? start.z < base || start.z >= top : start.z !== top || low.z < base) return [];
  const slow = table.numbers.movement.slowSurfaceFactor.value;
  const factor = up || table.options.ladderCost === 'bothWays' ? slow : 1;
  const height = factor * (top - (up ? start.z : low.z));
  const from = up ? { ...behind, z: top } : low;
  const way = findWay(wanted, from, target.at, target.id, LEGS);
  if (!way) return [];
  const cost = {
    before: lengthOf(model.at, before),
    on: up ? height : height + Math.sqrt(squareBetween(behind, foot)),
  };
  const rest =
    lengthOf(
      from,
      way.map(point => ({ ...point, z: from.z })),
    ) + (up ? Math.sqrt(squareBetween(foot, behind)) : 0);
  return [
    {
      before,
      on: up ? [edge] : [edge, low],
      after: up ? [behind, ...way] : way,
      cost: { ...cost, all: cost.before + cost.on + rest },
    },
  ];
};

/**
 * The shortest way to a target on another level over one Ladder, which every movement may use (ELD-MOVE-025), counted as SPD is; undefined where none leads there,
 * or where the Ladder is too high for one movement.
 */
export const wayByLadder = (seeker: Seeker, target: Model): LadderWay | undefined => {
  const { wanted, model, most } = seeker;
  const { around, drop } = wanted;
  const rise = target.at.z - model.at.z;
  if (rise <= around.height && -rise <= drop) return undefined;
  const all = around.obstacles
    .filter(
      ({ kind, top, base }) =>
        kind === 'ladder' &&
        top !== null &&
        top > Math.min(model.at.z, target.at.z) &&
        base < Math.max(model.at.z, target.at.z),
    )
    .flatMap(ladder => sidesOf(around, ladder).flatMap(side => wayOver(seeker, target, ladder, side)))
    // At least one step behind the Ladder belongs to the movement, which may not end on it (ELD-MOVE-016).
    .filter(({ cost }) => cost.on + 2 <= most);
  return all.reduce<LadderWay | undefined>(
    (best, one) => (best && best.cost.all <= one.cost.all ? best : one),
    undefined,
  );
};

/** The route of a way over a Ladder up to its end, or as far as a movement goes: before the Ladder, where it cannot pass the whole of it. */
export const routeByLadder = (
  { wanted, model, most }: Seeker,
  { before, on, after, cost }: LadderWay,
): { readonly fixed: readonly Place[]; readonly rest: readonly Place[] } => {
  const left = Math.floor(most - cost.before - cost.on) - 1;
  if (left < 1) return { fixed: [], rest: along(wanted, model.at, before, most) };
  const fixed = [...before, ...on];
  return { fixed, rest: along(wanted, fixed.at(-1) ?? model.at, after, left) };
};

import { bundle, partsOf, type Question, SLACK } from './bundle.js';
import { middleRise, passes, type Rise } from './upright.js';

/** A free line of a question: `y = c + t * x` in plan, `z = level + slope * x` above it, from one x to another. */
export interface FreeLine extends Rise {
  readonly c: number;
  readonly t: number;
  readonly from: number;
  readonly to: number;
}

/** The number of bundles that are split breadth first, so that the search does not get lost in a corner; after that, depth first. */
const BROAD = 256;

/** The greatest number of bundles for one question. Random tables need far fewer. */
const MOST = 20_000;

/** The directions that lines of a question can have: up, down or both. */
const directions = ({ a, b, apart, obstacles }: Question): readonly (1 | -1)[] => {
  // One end lies above the other.
  if (!apart) return [a.high <= b.low ? 1 : -1];
  // Over obstacles, the line from top to top is the best one; under obstacles, the line from foot to foot.
  if (!obstacles.some(({ under }) => under)) return [a.high <= b.high ? 1 : -1];
  if (!obstacles.some(({ over }) => over)) return [a.low <= b.low ? 1 : -1];
  return [1, -1].filter((up): up is 1 | -1 => (up > 0 ? a.low <= b.high : a.high >= b.low));
};

/** Room for the parts of one question: a new typed array would cost as much as several bundles. */
let room: Float64Array = new Float64Array(64);

/**
 * Looks for a free line of a question. For a bundle of lines, each obstacle is made so small that all lines of the bundle
 * run inside it: where even these leave no line in the upright plane, the whole bundle is blocked. Where the line in the
 * middle of the bundle is free, the search is over. Else the bundle is split, down to bundles thinner than the slack.
 */
export const searchLine = (question: Question, u: number, v: number): FreeLine | undefined => {
  const { a, b, obstacles, far } = question;
  if (room.length < 2 * obstacles.length + 4) room = new Float64Array(4 * obstacles.length + 4);
  const parts = room;
  const ups = directions(question);
  const free = (): 1 | -1 | undefined => {
    if (!partsOf(question, parts)) return undefined;
    for (const up of ups) if (passes(question, parts, up, SLACK)) return up;
    return undefined;
  };
  // The size of a step in v, as a distance.
  const reach = far > 0 ? 1 : Math.abs(b.x) + Math.abs(b.y) + a.radius + b.radius + 1;
  const bundles: number[] = [-u, u, -v, v];
  for (let head = 0, count = 0; head < bundles.length && count < MOST; count++) {
    let at = bundles.length - 4;
    if (count < BROAD) {
      at = head;
      head += 4;
    }
    const u0 = bundles[at] as number;
    const u1 = bundles[at + 1] as number;
    const v0 = bundles[at + 2] as number;
    const v1 = bundles[at + 3] as number;
    if (count >= BROAD) bundles.length = at;
    const [mu, mv] = [(u0 + u1) / 2, (v0 + v1) / 2];
    const [wide, long] = [u1 - u0, (v1 - v0) * reach];
    bundle[0] = u0;
    bundle[1] = u1;
    bundle[2] = v0;
    bundle[3] = v1;
    if (!free()) continue;
    bundle[0] = bundle[1] = mu;
    bundle[2] = bundle[3] = mv;
    const found = free();
    if (found) return ended(question, mu, mv, middleRise(found), parts);
    if (wide < SLACK / 4 && long < SLACK / 4) continue;
    if (wide > long) bundles.push(u0, mu, v0, v1, mu, u1, v0, v1);
    else bundles.push(u0, u1, v0, mv, u0, u1, mv, v1);
  }
  return undefined;
};

/** A free line with its ends: the last point in the first end, and the first point in the second end. */
const ended = ({ a, b, far, obstacles }: Question, u: number, v: number, line: Rise, parts: Float64Array): FreeLine => {
  const n = 2 * obstacles.length;
  const { slope, level } = line;
  const leaves = slope > 0 ? (a.high - level) / slope : slope < 0 ? (a.low - level) / slope : Number.POSITIVE_INFINITY;
  const enters = slope > 0 ? (b.low - level) / slope : slope < 0 ? (b.high - level) / slope : Number.NEGATIVE_INFINITY;
  return {
    slope,
    level,
    c: u,
    t: far > 0 ? (v - u) / far : v,
    from: Math.max(parts[n] as number, Math.min(parts[n + 1] as number, leaves)),
    to: Math.min(parts[n + 3] as number, Math.max(parts[n + 2] as number, enters)),
  };
};

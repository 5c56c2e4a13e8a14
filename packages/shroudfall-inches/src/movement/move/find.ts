import {
  inches,
  nearest,
  type Point,
  type Region,
  region,
  samePoint,
  sample,
  squareBetween,
} from '@rulewright/core/inches';
import { baseOf, modelOf } from '../../match/lookups.js';
import { coherencyRange } from '../../units/coherency/coherency.js';
import type { MovementTool } from '../../vocabulary/words.js';
import type { Standing } from '../standing/limits.js';
import { reachOf, toolsUpTo } from '../tool/tools.js';
import { wishesOf } from '../wishes.js';
import { pointOn } from './heading.js';
import { type Settled, whyNotEnd, withFewerPerils } from './judge.js';
import type { Mover } from './mover.js';
import { poseFor, type Search, searchesOf } from './pose.js';

/**
 * The work of a search: the number of boxes of joints that it tests for one place, and the greatest distance, in units,
 * of a place from the best one.
 */
interface Effort {
  readonly boxes: number;
  readonly room: number;
}
/** The work for one suggestion or one sample. */
const LITTLE: Effort = { boxes: 16, room: 100 };
/** The work for the answer nearest to a wish. */
const MORE: Effort = { boxes: 64, room: 2 };

/** The move to a place, with the shortest tool that a quick search finds. */
const moveTo = (mover: Mover, to: Point, { boxes }: Effort): Settled | undefined => {
  const tools = toolsUpTo(mover.longest).filter(tool => !whyNotEnd(mover, mover.rulesOf(tool), to, 'choice.to'));
  const search = (how: Search): Settled | undefined => {
    for (const tool of tools) {
      const pose = poseFor(mover, mover.rulesOf(tool), to, how);
      if (pose) return { to, tool, pose };
    }
    return undefined;
  };
  for (const { avoid } of searchesOf(mover, to)) {
    const found = search({ boxes, avoid });
    // Hardly any move leads through several perils, so this search need not be quick.
    if (found) return withFewerPerils(mover, found, others => search({ boxes: MORE.boxes, avoid: others }));
  }
  return undefined;
};

/** The tools whose moves have different limits: the reach of every other tool is part of the reach of one of these. Longest first. */
const differing = (mover: Mover): readonly MovementTool[] => {
  const sizes = new Set<number>();
  return [...toolsUpTo(mover.longest)].reverse().filter(tool => {
    const size = mover.rulesOf(tool).region.limits.length;
    return !sizes.has(size) && sizes.add(size);
  });
};

/** The greatest distance that the centre of the base can go: along a line, at most the length of the straight tool. */
const farthest = ({ base, longest, rulesOf, heading }: Mover): number => {
  const { tool } = rulesOf(longest);
  return (heading.line ? 2 * tool.arm : reachOf(tool)) + 2 * base.radius;
};

/** Places on the line of a straight move, from the farthest one on; `steps` of them. */
const onLine = (mover: Mover, steps: number): readonly Point[] => {
  const { line } = mover.heading;
  const far = farthest(mover);
  return line ? Array.from({ length: steps }, (_, i) => pointOn(line, Math.round((far * (steps - i)) / steps))) : [];
};

/** The ground on which the unit keeps its coherency with the model that moved last in this action, if any did. */
const coherent = ({ table, base, model, rulesOf }: Mover, tool: MovementTool): Region<Standing> | undefined => {
  const taken = table.state.activation?.actions.at(-1);
  const last = taken?.unit === model.unit ? taken.done.at(-1) : undefined;
  if (last === undefined || !table.state.models.some(({ id }) => id === last)) return undefined;
  const of = baseOf(table, modelOf(table.state, last));
  const length = inches(coherencyRange(table, model.unit));
  const limit: Standing = { is: 'within', of, length, code: 'apart', rule: 'SFI-COHERENCY-004' };
  return region(base.radius, [limit, ...rulesOf(tool).search.limits]);
};

/**
 * The parts of the line from the start to a place at which a move is tried if the place itself cannot be reached:
 * almost the whole line, for a tool that is just too short, and shorter parts, for an obstacle before the place.
 */
const SHORTER = [0.9995, 0.75, 0.5, 0.25];

const between = (from: Point, to: Point, part: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * part),
  y: Math.round(from.y + (to.y - from.y) * part),
});

/** Moves that lead near to a wish, the nearest ones of each tool first. */
function* near(mover: Mover, regions: readonly Region<Standing>[], wish: Point, effort: Effort): Generator<Settled> {
  const tried: { readonly places: Region<Standing>; readonly place: Point }[] = [];
  for (const places of regions) {
    const place = nearest(places, wish, effort.room);
    if (!place) continue;
    tried.push({ places, place });
    const found = moveTo(mover, place, effort);
    if (found) yield found;
  }
  for (const { places, place } of tried) {
    for (const part of SHORTER) {
      const nearer = nearest(places, between(mover.base.at, place, part), effort.room);
      const found = nearer && moveTo(mover, nearer, effort);
      if (found) yield found;
    }
  }
}

const nearer = (wish: Point) => (best: Settled, one: Settled): Settled =>
  squareBetween(one.to, wish) < squareBetween(best.to, wish) ? one : best; // biome-ignore format: two lines

/** The move that ends nearest to a wish, as far as the search finds one. */
export const nearestMove = (mover: Mover, wish: Point): Settled | undefined => {
  if (mover.heading.line) {
    const all = onLine(mover, 256).flatMap(to => moveTo(mover, to, MORE) ?? []);
    return all.length > 0 ? all.reduce(nearer(wish)) : undefined;
  }
  const regions = differing(mover).map(tool => mover.rulesOf(tool).search);
  const found: Settled[] = [];
  for (const one of near(mover, regions, wish, MORE)) {
    found.push(one);
    // The first move of each tool ends at the place nearest to the wish; later ones are nearer to the start.
    if (found.length === regions.length) break;
  }
  return found.length > 0 ? found.reduce(nearer(wish)) : undefined;
};

/** At most `most` moves, the best guesses first. */
export const suggestedMoves = (mover: Mover, most: number): readonly Settled[] => {
  const found: Settled[] = [];
  const take = (one: Settled | undefined): void => {
    if (one && !samePoint(one.to, mover.base.at) && !found.some(({ to }) => samePoint(to, one.to))) found.push(one);
  };
  if (mover.heading.line) {
    for (const to of onLine(mover, 2 * most)) {
      if (found.length < most) take(moveTo(mover, to, LITTLE));
    }
    return found;
  }
  const regions = differing(mover).map(tool => coherent(mover, tool) ?? mover.rulesOf(tool).search);
  for (const wish of wishesOf(mover.table, mover.model.unit, mover.base, farthest(mover))) {
    if (found.length >= most) break;
    for (const one of near(mover, regions, wish, LITTLE)) {
      take(one);
      break;
    }
  }
  return found;
};

/** The places that are drawn for one sample. */
const TRIES = 6;

/** A move, drawn with `below`; undefined if none was found. */
export const drawnMove = (mover: Mover, below: (n: number) => number): Settled | undefined => {
  const tools = differing(mover);
  for (let i = 0; i < TRIES; i++) {
    const { line } = mover.heading;
    const tool = tools[below(tools.length)] ?? 'S';
    // One half of the moves keep the unit together.
    const places = (below(2) === 0 ? coherent(mover, tool) : undefined) ?? mover.rulesOf(tool).search;
    const to = line ? pointOn(line, below(farthest(mover) + 1)) : sample(places, below);
    const found = to && moveTo(mover, to, LITTLE);
    if (found) return found;
  }
  return undefined;
};

import { comparePath, type Disc, type Stadium } from '@rulewright/core/inches';
import type { Advancing } from '../../../vocabulary/battlefield.js';
import type { Place } from '../../../vocabulary/place.js';
import { ignoresPenalties } from '../../own-movement.js';
import { EQUAL, INCH } from '../measure/distance.js';
import { baseOf } from '../measure/footing.js';
import { pointOf } from '../measure/place.js';
import { type InchesTable, rememberAll, rememberForTable } from '../models/table.js';
import { comparePart, type Part } from '../terrain/part.js';
import { chargeLength } from './charge.js';
import { obstaclesFor } from './entering.js';
import { isOnTable } from './leg.js';
import { beforeEdge, type Ray, type Span, spanOn } from './ray.js';
import { standingParts } from './standing.js';

/** Ground that can slow a Charge. */
interface Slowing {
  readonly part: Part;
  readonly penalty: number;
}

/** The shapes that limit the straight path of a Charge. */
export interface Surroundings {
  readonly table: InchesTable;
  readonly charging: Advancing;
  readonly base: Disc;
  /** Shapes that stop the charger, shapes that it cannot end on, and ground that slows it. */
  readonly blocking: readonly Part[];
  readonly standing: readonly Part[];
  readonly slowing: readonly Slowing[];
  /** Cache: the shape that stopped the last tried path before the ring of reach. It often stops the next path, too. */
  stopper: Part | undefined;
}

/** The part of a ray on which the centre of a base is nearer than `reach` to a shape. */
export const spanPast = (ray: Ray, { middle, bound, outline }: Part, reach: number): Span | undefined => {
  const aside = (middle.x - ray.from.x) * ray.y - (middle.y - ray.from.y) * ray.x;
  return Math.abs(aside) > bound + reach + 1 ? undefined : spanOn(ray, outline, reach);
};

/** Cache: all shapes of a table that limit the paths of a model's Charges, at any target and with any weapon. */
const shapesFor = /* @__PURE__ */ rememberForTable((table: InchesTable) =>
  rememberAll((mover: Advancing['mover']): Pick<Surroundings, 'blocking' | 'standing' | 'slowing'> => {
    const slow = ignoresPenalties(mover, 'charge') ? [] : table.terrain.features.filter(({ penalty }) => penalty > 0);
    return {
      blocking: obstaclesFor(table, mover, 'charge').flatMap(({ parts }) => parts),
      standing: standingParts(table, mover),
      slowing: slow.flatMap(({ parts, penalty }) => parts.map(part => ({ part, penalty }))),
    };
  }),
);

/** The shapes that can matter: all paths lead from the base into the ring of reach, and so over the ground between them. */
export const surroundingsOf = (table: InchesTable, charging: Advancing, goal: Disc, ring: number): Surroundings => {
  const { mover } = charging;
  const base = baseOf(mover);
  const between: Stadium = { from: base.at, to: goal.at, radius: ring + base.radius };
  const near = (part: Part): boolean => comparePart(part, between, EQUAL) <= 0;
  const { blocking, standing, slowing } = shapesFor(table)(mover);
  return {
    table,
    charging,
    base,
    blocking: blocking.filter(near),
    standing: standing.filter(near),
    slowing: slowing.filter(({ part }) => near(part)),
    stopper: undefined,
  };
};

/** The distance on a ray at which a shape stops a base; infinity if it does not. */
const stopOn = (ray: Ray, part: Part, radius: number): number => {
  const span = spanPast(ray, part, radius);
  return span && span.end > 1 ? Math.max(0, span.start) : Number.POSITIVE_INFINITY;
};

/**
 * The greatest distance on a ray that a Charge can go: up to the first obstacle, the edge, and its length (JV11-TERR-008). Where
 * that is less than `least`, some distance below `least`.
 */
export const longestOn = (around: Surroundings, ray: Ray, least: number): number => {
  const { table, charging, base, blocking, slowing, stopper } = around;
  let most = Math.min(chargeLength(table, charging, 0) * INCH, beforeEdge(ray, base.radius, table.terrain.corner));
  if (stopper) most = Math.min(most, stopOn(ray, stopper, base.radius));
  for (const part of blocking) {
    if (most < least) return most;
    const stop = stopOn(ray, part, base.radius);
    if (stop < least) around.stopper = part;
    if (stop < most) most = stop;
  }
  if (most < least || slowing.length === 0) return most;
  const contacts: { readonly at: number; readonly penalty: number }[] = [];
  for (const { part, penalty } of slowing) {
    const span = spanPast(ray, part, base.radius + 1);
    if (span && span.end >= 0) contacts.push({ at: Math.max(0, span.start), penalty });
  }
  if (contacts.length > 1) contacts.sort((a, b) => a.at - b.at);
  let slowed = 0;
  for (const { at, penalty } of contacts) {
    if (penalty <= slowed) continue;
    const after = chargeLength(table, charging, penalty) * INCH;
    // Here the charger must stop before this ground, or has stopped earlier.
    if (after < at) return Math.min(most, at, chargeLength(table, charging, slowed) * INCH);
    slowed = penalty;
  }
  return Math.min(most, chargeLength(table, charging, slowed) * INCH);
};

/** True if a Charge may end at a place in the ring of reach, judged by the near shapes. Exact. */
export const isEnd = ({ table, charging, base, blocking, standing, slowing }: Surroundings, place: Place): boolean => {
  const there: Disc = { at: pointOf(place), radius: base.radius };
  if (!isOnTable(table.terrain, there)) return false;
  if (standing.some(part => comparePart(part, there, 0) < 0)) return false;
  const swept: Stadium = { from: base.at, to: there.at, radius: base.radius };
  if (blocking.some(part => comparePart(part, swept, 0) < 0)) return false;
  let slowed = 0;
  for (const { part, penalty } of slowing) {
    if (penalty > slowed && comparePart(part, swept, 0) <= 0) slowed = penalty;
  }
  return comparePath([base.at, there.at], chargeLength(table, charging, slowed) * INCH) <= 0;
};

import type { Point } from '@rulewright/core/inches';
import { comparePart, type Part } from '../terrain/part.js';
import { waysAround } from './hull.js';
import { type Leg, sweptOn } from './leg.js';

/** Something that a way leads around. */
export interface Around {
  readonly parts: readonly Part[];
  /** True if the base must not even touch it. */
  readonly untouched?: boolean;
}

/** True if a base meets an obstacle on a leg. */
export const meets = ({ parts, untouched = false }: Around, leg: Leg): boolean => {
  const swept = sweptOn(leg);
  for (const part of parts) {
    const sign = comparePart(part, swept, 0);
    if (sign < 0 || (untouched && sign === 0)) return true;
  }
  return false;
};

/** A point where a way can bend: the start of the way, or a corner around an obstacle. */
export interface Corner {
  readonly at: Point;
  /** The obstacles that a base meets that stands here. */
  readonly met: readonly Around[];
}

/**
 * The obstacles around a base with the corners of ways past them. Cache: what each corner and each leg between two corners meets
 * is worked out once, for all ways that are looked for.
 */
export class Web {
  readonly #corners = new Map<Around, readonly Corner[]>();
  readonly #legs = new Map<Corner, Map<Corner, readonly Around[]>>();

  constructor(
    readonly radius: number,
    readonly obstacles: readonly Around[],
    /** True for points where the base lies on the table. */
    readonly onTable: (at: Point) => boolean,
  ) {}

  /** The obstacles that the base meets on a leg. */
  metOn(from: Point, to: Point): readonly Around[] {
    const leg: Leg = { from, to, radius: this.radius };
    return this.obstacles.filter(obstacle => meets(obstacle, leg));
  }

  /** The corners of ways around an obstacle that lie on the table. */
  cornersOf(obstacle: Around): readonly Corner[] {
    const known = this.#corners.get(obstacle);
    if (known) return known;
    const corners = obstacle.parts
      .flatMap(part => waysAround(part, this.radius))
      .filter(this.onTable)
      .map((at): Corner => ({ at, met: this.metOn(at, at) }));
    this.#corners.set(obstacle, corners);
    return corners;
  }

  /** The obstacles that the base meets on the leg between two corners. */
  metBetween(from: Corner, to: Corner): readonly Around[] {
    const legs = this.#legs.get(from) ?? new Map<Corner, readonly Around[]>();
    this.#legs.set(from, legs);
    const met = legs.get(to) ?? this.metOn(from.at, to.at);
    legs.set(to, met);
    return met;
  }
}

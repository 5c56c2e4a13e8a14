import type { Point } from '@rulewright/core/inches';
import { comparePart, type Part, type Swept } from '../terrain/part.js';
import { cornersAround } from './hull.js';
import { type Leg, sweptOn } from './leg.js';

/** An obstacle of a path. */
export interface Around {
  readonly parts: readonly Part[];
  /** True if the base must not even touch it. */
  readonly untouched?: boolean;
}

/** True if ground that a base covers meets an obstacle. */
export const isMet = ({ parts, untouched = false }: Around, swept: Swept): boolean => {
  for (const part of parts) {
    const sign = comparePart(part, swept, 0);
    if (sign < 0 || (untouched && sign === 0)) return true;
  }
  return false;
};

/** True if a base meets an obstacle on a leg. */
export const meets = (obstacle: Around, leg: Leg): boolean => isMet(obstacle, sweptOn(leg));

/** The first of some obstacles, in their order, that ground which a base covers meets; undefined if it meets none. */
export const firstMet = (obstacles: readonly Around[], swept: Swept): Around | undefined => {
  for (const obstacle of obstacles) if (isMet(obstacle, swept)) return obstacle;
  return undefined;
};

/** True if a base meets any of some obstacles on a leg. */
export const meetsAny = (obstacles: readonly Around[], leg: Leg): boolean =>
  firstMet(obstacles, sweptOn(leg)) !== undefined;

/** The obstacles around a base with the corners of paths past them. Cache: the corners, for all searches of paths. */
export class Web {
  readonly #corners = new Map<Around, readonly Point[]>();

  constructor(
    readonly radius: number,
    readonly obstacles: readonly Around[],
    /** True for points where the base lies on the table. */
    readonly onTable: (at: Point) => boolean,
  ) {}

  /** The corners of paths around an obstacle that lie on the table. */
  cornersOf(obstacle: Around): readonly Point[] {
    const known = this.#corners.get(obstacle);
    if (known) return known;
    const corners = obstacle.parts.flatMap(part => cornersAround(part, this.radius)).filter(this.onTable);
    this.#corners.set(obstacle, corners);
    return corners;
  }
}

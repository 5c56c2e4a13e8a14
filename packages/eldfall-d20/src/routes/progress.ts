import type { Refusal } from '@rulewright/core';
import { gridPoint, type Point } from '@rulewright/core/inches';
import type { Place, RouteFall } from '../vocabulary/index.js';
import { samePlace } from './points.js';

/** A route while its legs are followed one after another. */
export interface Progress {
  at: Place;
  /** True on a vertical surface. */
  hanging: boolean;
  /** The lowest level on which the model stood so far. */
  lowest: number;
  /** The actual route: the declared points, and the steps up and down between them. */
  readonly route: Place[];
  /** The squares of the lengths of its parts as they are paid, in 1/100 mm. */
  readonly paid: number[];
  readonly falls: RouteFall[];
}

/** A route that was followed to its end, or the reason why it is illegal. */
export type Followed =
  | { readonly progress: Progress }
  | {
      readonly refusal: Refusal;
      /** The place of the first contact with an enemy, where the route leads on after it. */
      readonly contact?: Place;
    };

/** A route at its start. */
export const progressAtStart = (from: Place, hanging: boolean): Progress => ({
  at: from,
  hanging,
  lowest: from.z,
  route: [],
  paid: [],
  falls: [],
});

/** Goes on to a place in a straight line; nothing happens if the model is there. */
export const goTo = (progress: Progress, to: Place): void => {
  if (samePlace(progress.at, to)) return;
  progress.route.push(to);
  progress.at = to;
};

/** Falls straight down to a level (ELD-MOVE-029); nothing happens on that level. */
export const fallTo = (progress: Progress, level: number): void => {
  const drop = progress.at.z - level;
  if (drop <= 0) return;
  goTo(progress, { ...progress.at, z: level });
  progress.falls.push({ leg: progress.route.length, drop });
  progress.hanging = false;
  progress.lowest = Math.min(progress.lowest, level);
};

/** A point of the grid on a leg in plan. */
export const stepOn = (from: Place, to: Point, step: number): Point =>
  gridPoint({ x: from.x, y: from.y }, { x: to.x, y: to.y }, step);

import { squareBetween } from '../exact.js';
import type { Point } from '../outline.js';
import { type Limit, type Region, region } from '../region/limits.js';
import { nearest } from '../region/search.js';

/** Bases that are to stand together: none overlaps another, and each is linked to the others. */
export interface Together {
  /** The region of one base; its radius is not 0. */
  readonly region: Region;
  /** The greatest gap between two bases that are linked. */
  readonly range: number;
  /** The centres of bases of the same size that stand already, which the others are linked to. */
  readonly begun?: readonly Point[];
  /** The one of them to which the first base is linked directly; absent: any of them. */
  readonly beside?: Point;
}

/**
 * A formation near some wishes, one for each base: one after another stands as near to its wish as it can, linked to a base before it.
 * Undefined if a base finds no room: the bases before it may stand in its way, so that is no proof that there is no formation.
 */
export const formationNear = (
  { region: free, range, begun = [], beside }: Together,
  wishes: readonly Point[],
): readonly Point[] | undefined => {
  const { radius } = free;
  const clear = (at: Point): Limit => ({ is: 'clear', of: { at, radius }, length: 0 });
  const limits: Limit[] = [...free.limits, ...begun.map(clear)];
  const all = [...begun];
  for (const wish of wishes) {
    const near = [...all].sort((a, b) => squareBetween(a, wish) - squareBetween(b, wish));
    const links = beside && all.length === begun.length ? [beside] : near;
    let place = all.length === 0 ? nearest(free, wish) : undefined;
    for (const at of links) {
      place ??= nearest(region(radius, [...limits, { is: 'within', of: { at, radius }, length: range }]), wish);
    }
    if (!place) return undefined;
    all.push(place);
    limits.push(clear(place));
  }
  return all.slice(begun.length);
};

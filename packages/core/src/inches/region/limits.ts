import { GameError } from '../../match/errors.js';
import type { Refusal } from '../../match/types.js';
import { LIMIT } from '../exact.js';
import { compareGap, completelyWithin } from '../gap.js';
import { type Outline, type Point, whyNoLength, whyNoOutline } from '../outline.js';
import { type Field, fieldOf, isFar, slackAt } from './field.js';

/**
 * A condition on where a base may stand.
 *
 * - `within`: some part of the base is `length` or less away from the outline. Length 0: the base touches or overlaps it.
 * - `completely-within`: all of the base is. Length 0: the base lies in the outline, e.g. in the table.
 * - `clear`: the base is at least `length` away from the outline. Length 0: the base may touch it and not overlap it.
 * - `beyond`: the base is more than `length` away from the outline. Length 0: the base does not even touch it.
 */
export interface Limit {
  readonly is: 'within' | 'completely-within' | 'clear' | 'beyond';
  readonly of: Outline;
  readonly length: number;
}

/** Whole points: `x` to `right` and `y` to `below`, ends included; empty if an end lies before its start. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly below: number;
}

/**
 * The places of a base of one size that keep to some limits, as the points of the grid that its centre may stand on. A
 * region is derived from the state wherever it is asked for, and is no part of a state.
 */
export interface Region<Kind extends Limit = Limit> {
  readonly radius: number;
  readonly limits: readonly Kind[];
  /** A box with all points of the region in it. */
  readonly box: Box;
  /** The limits in a form that is quick to judge; in the same order. */
  readonly fields: readonly Field[];
}

const KINDS: readonly string[] = ['within', 'completely-within', 'clear', 'beyond'];

/** Tells why the fields of a limit are wrong; undefined if they are right. */
const whyNoLimit = (limit: Limit, path: string): Refusal | undefined => {
  if (!KINDS.includes(limit.is)) return { code: 'not-a-limit', path: `${path}.is` };
  return whyNoOutline(limit.of, `${path}.of`) ?? whyNoLength(limit.length, `${path}.length`);
};

const boxOf = (fields: readonly Field[]): Box => {
  const whole: Box = { x: -LIMIT, y: -LIMIT, right: LIMIT, below: LIMIT };
  return fields.reduce(({ x, y, right, below }, { corners, side, reach }) => {
    // A limit that keeps a base near something bounds the region.
    if (side === -1) return { x, y, right, below };
    const [across, down] = [corners.map(corner => corner.x), corners.map(corner => corner.y)];
    return {
      x: Math.max(x, Math.min(...across) - reach),
      y: Math.max(y, Math.min(...down) - reach),
      right: Math.min(right, Math.max(...across) + reach),
      below: Math.min(below, Math.max(...down) + reach),
    };
  }, whole);
};

/**
 * The region of a base of this radius within these limits. The limits may carry fields of the caller, such as a rule
 * and a name: `brokenLimit` gives the limit back. Throws a GameError that names a wrong field.
 */
export const region = <Kind extends Limit>(radius: number, limits: readonly Kind[]): Region<Kind> => {
  let wrong = whyNoLength(radius, 'region.radius');
  const bad = limits.findIndex(limit => whyNoLimit(limit, '') !== undefined);
  if (bad >= 0) wrong ??= whyNoLimit(limits[bad] as Kind, `region.limits[${bad}]`);
  if (wrong) throw new GameError(`${wrong.code} at ${wrong.path}`);
  const fields = limits.map(limit => fieldOf(limit, radius));
  return { radius, limits, fields, box: boxOf(fields) };
};

/** True if a base keeps to a limit: exactly, by the same comparisons that rules use. */
const keeps = ({ is, of, length }: Limit, at: Point, radius: number): boolean => {
  const base = { at, radius };
  if (is === 'completely-within') return completelyWithin(base, of, length);
  const sign = compareGap(base, of, length);
  return is === 'within' ? sign <= 0 : is === 'clear' ? sign >= 0 : sign > 0;
};

/** A bound, in units, far above the error of a slack. Where the slack is smaller than this, the exact comparison decides. */
export const NEAR = 1e-4;

/** The first limit that forbids a base at a point; undefined if the point belongs to the region. Exact. */
export const brokenLimit = <Kind extends Limit>(region: Region<Kind>, at: Point): Kind | undefined =>
  region.limits.find((limit, i) => {
    const field = region.fields[i] as Field;
    // The slack only saves time.
    if (isFar(field, at.x, at.y, NEAR)) return false;
    const slack = slackAt(field, at.x, at.y);
    return slack < NEAR && (slack < -NEAR || !keeps(limit, at, region.radius));
  });

/** True if a base may stand at a point. Exact. The coordinates are whole. */
export const holds = (region: Region, at: Point): boolean => brokenLimit(region, at) === undefined;

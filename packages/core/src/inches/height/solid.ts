import { GameError } from '../../match/errors.js';
import { isObject } from '../../match/json.js';
import type { Refusal } from '../../match/types.js';
import { LIMIT } from '../exact.js';
import { type Disc, type Point, type Polygon, whyNoLength, whyNoOutline } from '../outline.js';

/*
 * Bodies with height. Levels are whole units of 1/100 mm like all lengths, and grow upwards; the table top has level 0.
 */

/** A point in space. */
export interface Point3 extends Point {
  readonly z: number;
}

/** An upright cylinder, such as the hitbox of a model: a base that stands at a level, and a height. */
export interface Cylinder extends Disc {
  /** The level that the base stands at. */
  readonly foot: number;
  readonly height: number;
}

/** A piece of scenery: a convex polygon from one level to a higher one. */
export interface Prism {
  readonly outline: Polygon;
  readonly base: number;
  /** null for a piece without an upper end. */
  readonly top: number | null;
}

/** A body with upright sides. Its border belongs to it. */
export type Solid = Cylinder | Prism;

/** The outline of a solid, seen from above. */
export const planOf = (solid: Solid): Disc | Polygon => ('outline' in solid ? solid.outline : solid);

/** The level of the lower end of a solid. */
export const footOf = (solid: Solid): number => ('outline' in solid ? solid.base : solid.foot);

/** The level of the upper end of a solid; infinity if there is none. */
export const topOf = (solid: Solid): number =>
  'outline' in solid ? (solid.top ?? Number.POSITIVE_INFINITY) : solid.foot + solid.height;

/** Tells why a value, which may be anything, is no solid that stands on the table or above it; undefined if it is one. */
export const whyNoSolid = (value: unknown, path: string): Refusal | undefined => {
  if (!isObject(value)) return { code: 'not-a-solid', path };
  if ('outline' in value) {
    const { outline, base, top } = value;
    if (!isObject(outline) || !('corners' in outline)) return { code: 'not-a-polygon', path: `${path}.outline` };
    const wrong = whyNoOutline(outline, `${path}.outline`) ?? whyNoLength(base, `${path}.base`);
    if (wrong || top === null) return wrong;
    const no = whyNoLength(top, `${path}.top`);
    return no ?? (Number(top) > Number(base) ? undefined : { code: 'top-not-above-base', path: `${path}.top` });
  }
  if (!('at' in value)) return { code: 'not-a-solid', path };
  const wrong =
    whyNoOutline(value, path) ?? whyNoLength(value.foot, `${path}.foot`) ?? whyNoLength(value.height, `${path}.height`);
  if (wrong) return wrong;
  const over = Number(value.foot) + Number(value.height) > LIMIT;
  return over ? { code: 'too-large', path: `${path}.height`, detail: { most: LIMIT - Number(value.foot) } } : undefined;
};

const checked = <Body extends Solid>(solid: Body, name: string): Body => {
  const wrong = whyNoSolid(solid, name);
  if (wrong) throw new GameError(`${wrong.code} at ${wrong.path}`);
  return solid;
};

/** A cylinder on a base, checked: throws a GameError that names the wrong field. */
export const cylinder = ({ at, radius }: Disc, height: number, foot = 0): Cylinder =>
  checked({ at, radius, foot, height }, 'cylinder');

/** A prism, checked: throws a GameError that names the wrong field. */
export const prism = (outline: Polygon, top: number | null, base = 0): Prism =>
  checked({ outline, base, top }, 'prism');

import type { Refusal } from '@rulewright/core';
import { brokenLimit, type Limit, mm, nearest, type Point, type Region, region } from '@rulewright/core/inches';
import { modelNamed } from '../../match/lookups.js';
import type { Place, PlaceAsked, Table } from '../../vocabulary/index.js';
import { limitsAt } from '../free-spot.js';
import { whyNoPlace } from '../read.js';
import { restAt } from '../route/ground.js';
import { type Surroundings, surroundingsOf, surroundingsOfBase } from '../surroundings.js';

/** The facts of a place for a base that must touch something (ELD-CONTACT-004). */
export interface Placement {
  readonly around: Surroundings;
  readonly level: number;
  readonly region: Region;
  /** The nearest free place, where no place that touches is free. */
  readonly otherwise: Point | undefined;
}

const flat = ({ x, y }: Point): Point => ({ x, y });

/** The facts of a place: free, touching what it should, on the field. */
export const placementOf = (table: Table, { model: id, radius, touching, within = 0 }: PlaceAsked): Placement => {
  const model = id === null ? undefined : modelNamed(table.state, id);
  const around = model
    ? surroundingsOf(table, model)
    : surroundingsOfBase(table, radius, mm(table.options.baseHeightMm));
  const level = touching.at.z;
  const disc = { at: flat(touching.at), radius: touching.radius };
  const free: readonly Limit[] = [...limitsAt(around, level), { is: 'clear', of: disc, length: 0 }];
  const places = region(radius, [...free, { is: 'within', of: disc, length: within + around.tolerance }]);
  const otherwise = nearest(places, disc.at) ? undefined : nearest(region(radius, free), disc.at);
  return { around, level, region: places, otherwise };
};

/** The place on the surface under a point; undefined where it is too deep to touch anything above. */
export const placeUnder = ({ around, level }: Placement, at: Point): Place | undefined => {
  const z = restAt(around, { ...at, z: level });
  return level - z <= around.height ? { ...flat(at), z } : undefined;
};

/** Judges an answer, which may have any shape. */
export const whyNotPlaced = (placement: Placement, choice: unknown): Refusal | undefined => {
  const path = 'choice';
  const wrong = whyNoPlace(choice, path);
  if (wrong) return wrong;
  // The cast is safe: the place was read.
  const place = choice as Place;
  const { region: places, otherwise } = placement;
  if (otherwise) {
    const there = place.x === otherwise.x && place.y === otherwise.y;
    if (!there)
      return { code: 'not-the-nearest', rule: 'ELD-CONTACT-004', path, detail: { nearest: { ...otherwise } } };
  } else {
    const broken = brokenLimit(places, flat(place));
    if (broken?.is === 'within') return { code: 'not-in-contact', rule: 'ELD-CONTACT-004', path };
    if (broken?.is === 'completely-within') return { code: 'off-the-field', rule: 'ELD-MOVE-027', path };
    if (broken) return { code: 'not-free', rule: 'ELD-MOVE-021', path };
  }
  const under = placeUnder(placement, place);
  return under?.z === place.z ? undefined : { code: 'not-on-a-surface', rule: 'ELD-MOVE-016', path: `${path}.z` };
};

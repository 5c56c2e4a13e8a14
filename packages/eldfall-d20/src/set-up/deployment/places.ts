import type { Refusal } from '@rulewright/core';
import { brokenLimit, inches, type Limit, type Polygon, type Region, rectangle, region } from '@rulewright/core/inches';
import { partOn } from '@rulewright/core/inches/height';
import { heightOf, radiusOf } from '../../battlefield/hitbox.js';
import { skillLevel } from '../../profiles/abilities.js';
import { limitsAt } from '../../routes/free-spot.js';
import { obstaclesUnder, restAt } from '../../routes/ground.js';
import { type Surroundings, surroundingsOfBase } from '../../routes/surroundings.js';
import type { Model, ModelState, Place, Table } from '../../vocabulary/index.js';

/** The places of a model in its deployment. */
export interface Places {
  readonly around: Surroundings;
  readonly numbers: Table['numbers'];
  /** The areas that the zones allow, of which other models and scenery take room: the base must stand within one of them. */
  readonly areas: readonly (readonly Limit[])[];
}

const sameZone = (a: Polygon, b: Polygon): boolean =>
  a.corners.every(({ x, y }, i) => b.corners[i]?.x === x && b.corners[i]?.y === y);

/** The half of the field at the edge of a zone; the zone itself, if it is deeper than half of the field. */
const halfOf = ({ options }: Table, zone: Polygon): Polygon => {
  const [width, depth] = [inches(options.tableSize.width), inches(options.tableSize.depth)];
  const xs = zone.corners.map(({ x }) => x);
  const ys = zone.corners.map(({ y }) => y);
  const [x, y, right, below] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const [middleX, middleY] = [width / 2, depth / 2];
  const to = (low: number, high: number, at: number, below_: number): Polygon =>
    rectangle({ x: low, y: at }, high - low, below_ - at);
  if (right - x === width) {
    return y === 0 ? to(0, width, 0, Math.max(below, middleY)) : to(0, width, Math.min(y, middleY), depth);
  }
  return x === 0 ? to(0, Math.max(right, middleX), 0, depth) : to(Math.min(x, middleX), width, 0, depth);
};

const overlap = (a: Polygon, b: Polygon): boolean =>
  (['x', 'y'] as const).every(axis => {
    const [some, others] = [a, b].map(({ corners }) => corners.map(one => one[axis])) as [number[], number[]];
    return Math.min(...some) < Math.max(...others) && Math.min(...others) < Math.max(...some);
  });

/**
 * The areas in which a model may stand: its own zone (ELD-SETUP-010), with Infiltration its own half of the field
 * (ELD-SKILL-030), and from level II on all that lies outside of enemy zones (ELD-SKILL-031). Where zones overlap, each
 * of them counts by itself.
 */
const areasOf = (table: Table, model: Model, zone: Polygon): Places['areas'] => {
  const level = skillLevel(table, model, 'infiltration');
  const within = (of: Polygon): Limit => ({ is: 'completely-within', of, length: 0 });
  const half = halfOf(table, zone);
  const isEach = table.options.infiltration === 'eachLevel';
  if (level === 0) return [[within(zone)]];
  if (level === 1 && isEach) return [[within(half)]];
  const enemies = table.state.parties.flatMap(({ zone: other }) => (other && !sameZone(other, zone) ? [other] : []));
  const outside = enemies.map((of): Limit => ({ is: 'clear', of, length: 0 }));
  const isApart = (area: Polygon): boolean => enemies.every(other => !overlap(other, area));
  const widest = level === 1 ? [within(half), ...outside] : outside;
  if (isApart(half)) return [widest];
  if (isEach) return [widest, [within(half)]];
  return isApart(zone) ? [widest] : [widest, [within(zone)]];
};

/** The facts of the places where a model may be deployed, in the states in which it comes. */
export const placesOf = (table: Table, model: Model, zone: Polygon, states: readonly ModelState[]): Places => {
  const height = heightOf(table, { profile: model.profile, states });
  const around = surroundingsOfBase(table, radiusOf(table, model), height, model.player);
  return { around, numbers: table.numbers, areas: areasOf(table, model, zone) };
};

/** The points where a base may stand at a level, area by area: where it overlaps no model and no scenery (ELD-SETUP-015). */
export const regionsAt = ({ around, areas }: Places, level: number): readonly Region[] =>
  areas.map(area => region(around.radius, [...limitsAt(around, level), ...area]));

/** True if at least half of a base lies on surfaces at its level; the ground supports all of it (ELD-SETUP-011). */
const isCarried = ({ around, numbers }: Places, { z, ...at }: Place): boolean => {
  if (z === 0) return true;
  const carrying = obstaclesUnder(around, at).filter(({ top }) => top === z);
  const surfaces = carrying.map(({ outline }) => outline);
  return partOn({ at, radius: around.radius }, surfaces, numbers.setUp.supportDivisor.value);
};

/** Tells why a model cannot be deployed at a place; undefined if it can. */
export const whyNotThere = (places: Places, place: Place, path: string): Refusal | undefined => {
  const { around } = places;
  const at = { x: place.x, y: place.y };
  if (brokenLimit(region(around.radius, limitsAt(around, place.z).slice(0, 1)), at)) {
    return { code: 'off-the-field', rule: 'ELD-SETUP-010', path };
  }
  if (places.areas.every(area => brokenLimit(region(around.radius, area), at)))
    return { code: 'out-of-the-zone', rule: 'ELD-SETUP-010', path };
  if (regionsAt(places, place.z).every(one => brokenLimit(one, at)))
    return { code: 'not-free', rule: 'ELD-SETUP-015', path };
  if (restAt(around, place) !== place.z) return { code: 'not-on-a-surface', rule: 'ELD-SETUP-011', path: `${path}.z` };
  return isCarried(places, place) ? undefined : { code: 'no-support', rule: 'ELD-SETUP-011', path };
};

/** The levels on which a model may be deployed: the ground, and the tops of scenery that a base can stand on. */
export const levelsOf = ({ around }: Places): readonly number[] => [
  ...new Set([0, ...around.obstacles.flatMap(({ top }) => (top === null ? [] : [top]))]),
];

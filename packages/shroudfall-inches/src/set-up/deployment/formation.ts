import { sameJson } from '@rulewright/core';
import { landmarks, nearest, type Point, region, spread, squareBetween } from '@rulewright/core/inches';
import { rangeInUnits } from '../../battlefield/distance.js';
import { ground } from '../../battlefield/ground.js';
import { unitOf } from '../../match/lookups.js';
import { coherencyRange } from '../../units/coherency/coherency.js';
import type { UnitId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { type DeploymentLimit, deploymentRegion } from './zone.js';

/** The centres of all models of a unit. */
export type Formation = readonly Point[];

/**
 * A legal formation near some wishes, one for each model: each model stands as near to its wish as it can, within the coherency
 * range of a model before it. Undefined if a model finds no room.
 */
export const formationNear = (table: Table, unit: UnitId, wishes: readonly Point[]): Formation | undefined => {
  const zone = deploymentRegion(table, unit);
  const { radius } = zone;
  const range = rangeInUnits(table, coherencyRange(table, unit));
  const free: DeploymentLimit[] = [...zone.limits];
  const found: Point[] = [];
  for (const wish of wishes) {
    const links = [...found].sort((a, b) => squareBetween(a, wish) - squareBetween(b, wish));
    const near = links.map(at => ({ is: 'within', of: { at, radius }, length: range }) as const);
    let place = found.length === 0 ? nearest(zone, wish) : undefined;
    for (const limit of near) place ??= nearest(region(radius, [...free, limit]), wish);
    if (!place) return undefined;
    found.push(place);
    free.push({ is: 'clear', of: { at: place, radius }, length: 0, code: 'overlaps-base', rule: 'SFI-DEPLOY-005' });
  }
  return found;
};

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** A point on the table. */
export const onGround = (table: Table, { x, y }: Point): Point => {
  const most = ground(table).corners[2] ?? { x: 0, y: 0 };
  return { x: clamp(x, most.x), y: clamp(y, most.y) };
};

/** The models in one row of a block. */
const IN_A_ROW = 4;

/** A block of models around a point, in rows, with gaps of half the coherency range. */
export const block = (table: Table, unit: UnitId, middle: Point): readonly Point[] => {
  const { radius } = deploymentRegion(table, unit);
  const step = 2 * radius + Math.floor(rangeInUnits(table, coherencyRange(table, unit)) / 2);
  const { strength } = unitOf(table.state, unit);
  const rows = Math.ceil(strength / IN_A_ROW);
  return Array.from({ length: strength }, (_, i) => {
    const row = Math.floor(i / IN_A_ROW);
    const inRow = Math.min(IN_A_ROW, strength - row * IN_A_ROW);
    const x = middle.x + Math.floor(((2 * (i % IN_A_ROW) - inRow + 1) * step) / 2);
    return onGround(table, { x, y: middle.y + Math.floor(((2 * row - rows + 1) * step) / 2) });
  });
};

/** The columns and the rows of points of the zone around which formations are suggested. */
const [COLUMNS, ROWS] = [9, 3];

/** Points that are spread over the deployment zone of a unit, the first in the middle of its front. */
const anchors = (table: Table, unit: UnitId): readonly Point[] => {
  const { box } = deploymentRegion(table, unit);
  const [width, depth] = [box.right - box.x, box.below - box.y];
  const points = Array.from({ length: ROWS * COLUMNS }, (_, i) => ({
    x: box.x + Math.floor((width * (2 * (i % COLUMNS) + 1)) / (2 * COLUMNS)),
    y: box.y + Math.floor((depth * Math.floor(i / COLUMNS)) / (ROWS - 1)),
  }));
  const middle = { x: box.x + width / 2, y: (ground(table).corners[2]?.y ?? 0) / 2 };
  const front = points.reduce((best, one) => (squareBetween(one, middle) < squareBetween(best, middle) ? one : best));
  return spread([front, ...points.filter(one => one !== front)], points.length);
};

/**
 * At most `most` different formations of a unit, spread over its zone. None: the unit counts as one that finds no room. For a unit
 * of one model that is proved. A larger unit was tried around points all over its zone and around all corners of the free room.
 */
export const formations = (table: Table, unit: UnitId, most: number): readonly Formation[] => {
  const found: Formation[] = [];
  const take = (anchor: Point): void => {
    const formation = formationNear(table, unit, block(table, unit, anchor));
    if (formation && !found.some(other => sameJson(other, formation))) found.push(formation);
  };
  for (const anchor of anchors(table, unit)) {
    if (found.length < most) take(anchor);
  }
  if (found.length > 0) return found;
  for (const corner of landmarks(deploymentRegion(table, unit))) {
    if (found.length === 0) take(corner);
  }
  return found;
};

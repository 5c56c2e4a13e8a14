import { sameJson } from '@rulewright/core';
import { formation, formationNear, type Point, spread, squareBetween, type Together } from '@rulewright/core/inches';
import { rangeInUnits } from '../../battlefield/distance.js';
import { ground } from '../../battlefield/ground.js';
import { unitOf } from '../../match/lookups.js';
import { rememberTable } from '../../match/table.js';
import { coherencyRange } from '../../units/coherency/coherency.js';
import type { UnitId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { deploymentRegion } from './zone.js';

/** The centres of all models of a unit. */
export type Formation = readonly Point[];

/** The limits of all models of a unit together: the region of each, and the coherency range (SFI-DEPLOY-003). */
const together = (table: Table, unit: UnitId): Together => ({
  region: deploymentRegion(table, unit),
  range: rangeInUnits(table, coherencyRange(table, unit)),
});

/** A legal formation near some wishes, one for each model. Undefined if a model finds no room beside those before it. */
export const formationAround = (table: Table, unit: UnitId, wishes: readonly Point[]): Formation | undefined =>
  formationNear(together(table, unit), wishes);

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** A point on the table. */
export const onGround = (table: Table, { x, y }: Point): Point => {
  const most = ground(table).corners[2] ?? { x: 0, y: 0 };
  return { x: clamp(x, most.x), y: clamp(y, most.y) };
};

/** The models in one row of a block. */
const IN_A_ROW = 4;

/** A block of models around a point, in rows, with gaps of half the coherency range. */
export const blockFormation = (table: Table, unit: UnitId, middle: Point): readonly Point[] => {
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

/** Different formations around points all over the zone of a unit, at most `most`. */
const guesses = (table: Table, unit: UnitId, most: number): readonly Formation[] => {
  const found: Formation[] = [];
  for (const anchor of anchors(table, unit)) {
    if (found.length >= most) break;
    const one = formationAround(table, unit, blockFormation(table, unit, anchor));
    if (one && !found.some(other => sameJson(other, one))) found.push(one);
  }
  return found;
};

/** Cache: the answers of the whole search in one state. */
const searches = rememberTable((): Map<UnitId, Formation | 'none' | 'unknown'> => new Map());

/** The answer of a search through the whole zone, for a unit that no guess finds room for. */
const searched = (table: Table, unit: UnitId): Formation | 'none' | 'unknown' => {
  const known = searches(table).get(unit);
  if (known) return known;
  const found = formation({ ...together(table, unit), count: unitOf(table.state, unit).strength });
  searches(table).set(unit, found);
  return found;
};

/**
 * A formation of a unit. `none` is proved: the table has no room for the unit (SFI-DEPLOY-004). `unknown`: only a tight
 * formation can exist, which the search did not find within its bounds.
 */
export const roomFor = (table: Table, unit: UnitId): Formation | 'none' | 'unknown' =>
  guesses(table, unit, 1)[0] ?? searched(table, unit);

/** At most `most` different formations of a unit, spread over its zone; none only if `roomFor` knows none. */
export const formations = (table: Table, unit: UnitId, most: number): readonly Formation[] => {
  const found = guesses(table, unit, most);
  const room = found.length > 0 || most === 0 ? 'none' : searched(table, unit);
  return typeof room === 'string' ? found : [room];
};

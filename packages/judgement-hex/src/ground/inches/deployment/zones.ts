import { type Polygon, rectangle } from '@rulewright/core/inches';
import type { JhxNumbers } from '../../../rulebook/numbers.js';
import { sheetOf } from '../../../rulebook/sheet-numbers.js';
import type { InchesMap } from '../../../vocabulary/inches-map.js';
import type { Side } from '../../../vocabulary/map.js';
import type { ModeId } from '../../../vocabulary/words.js';
import { polygonOnTable, unitsOf } from '../measure/on-table.js';

/** The distance in inches from the centre line at which a default deployment zone begins (JHX-DEPLOY-002, JV11-BASE-014). */
export const zoneBegins = (numbers: JhxNumbers, mode: ModeId): number => {
  const { zone3v3, zone5v5 } = sheetOf(numbers);
  return { '3v3': zone3v3, '5v5': zone5v5 }[mode].value;
};

/**
 * The deployment zone of a side, things that stand in it included (JHX-DEPLOY-002): as the map lists it, else all ground
 * far enough from the centre line. A model deploys with its whole base in the zone. On a table that is too low for such
 * ground the zone is a strip along the edge, 1/100 mm deep, in which no base stands.
 */
export const deploymentZone = (
  { table, mode, deployment }: Pick<InchesMap, 'table' | 'mode' | 'deployment'>,
  side: Side,
  numbers: JhxNumbers,
): Polygon => {
  if (deployment) return polygonOnTable(deployment[side]);
  const depth = Math.max(1, unitsOf(table.height / 2 - zoneBegins(numbers, mode)));
  const y = side === 'lower' ? 0 : unitsOf(table.height) - depth;
  return rectangle({ x: 0, y }, unitsOf(table.width), depth);
};

import { type Polygon, rectangle } from '@rulewright/core/inches';
import type { InchesMap } from '../../../vocabulary/inches-map.js';
import type { Side } from '../../../vocabulary/map.js';
import type { ModeId } from '../../../vocabulary/words.js';
import { polygonOnTable, unitsOf } from '../measure/on-table.js';

/**
 * The distance in inches from the centre line at which a default deployment zone begins: the near border of the hexes
 * that are the default zone of a board (JHX-DEPLOY-002, JV11-BASE-014).
 */
export const zoneBegins: Readonly<Record<ModeId, number>> = { '3v3': 3, '5v5': 6 };

/**
 * The deployment zone of a side, things that stand in it included (JHX-DEPLOY-002): as the map lists it, else all ground
 * far enough from the centre line. A model deploys with its whole base in the zone. On a table that is too low for such
 * ground the zone is a strip along the edge, 1/100 mm deep, in which no base stands.
 */
export const deploymentZone = (map: Pick<InchesMap, 'table' | 'mode' | 'deployment'>, side: Side): Polygon => {
  const { table, mode, deployment } = map;
  if (deployment) return polygonOnTable(deployment[side]);
  const depth = Math.max(1, unitsOf(table.height / 2 - zoneBegins[mode]));
  const y = side === 'lower' ? 0 : unitsOf(table.height) - depth;
  return rectangle({ x: 0, y }, unitsOf(table.width), depth);
};

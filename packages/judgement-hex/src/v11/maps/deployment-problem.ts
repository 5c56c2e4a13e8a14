import { overlaps, within } from '@rulewright/core/inches';
import type { Problem } from '../../content/reading/problem.js';
import { roomToDeploy } from '../../ground/inches/deployment/room-to-deploy.js';
import { baseAt, type RoomFacts } from '../../ground/inches/deployment/solids.js';
import { deploymentZone, zoneBegins } from '../../ground/inches/deployment/zones.js';
import { unitsOf } from '../../ground/inches/measure/on-table.js';
import { radiusOfBase } from '../../vocabulary/bases.js';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import { sides } from '../../vocabulary/map.js';
import type { ModeId } from '../../vocabulary/words.js';

/** The least number of Heroes that a player deploys (JHX-SETUP-001). */
const heroesOfMode: Readonly<Record<ModeId, number>> = { '3v3': 3, '5v5': 5 };

/**
 * Zones do not overlap, and each has room for the Heroes of the mode. An Effigy stands in its own zone or within an
 * inch of it (JV11-BASE-010).
 */
export const deploymentProblem = (map: InchesMap, facts: RoomFacts): Problem | undefined => {
  const { numbers, bases } = facts;
  const least = 2 * zoneBegins(numbers, map.mode);
  if (!map.deployment && unitsOf(map.table.height) <= unitsOf(least)) {
    return { code: 'too-small', rule: 'JHX-DEPLOY-002', path: 'table.height', detail: { least } };
  }
  if (overlaps(deploymentZone(map, 'lower', numbers), deploymentZone(map, 'upper', numbers))) {
    return { code: 'overlap', rule: 'JHX-DEPLOY-002', path: 'deployment.upper', detail: { with: 'deployment.lower' } };
  }
  const needs = heroesOfMode[map.mode];
  for (const side of sides) {
    const zone = deploymentZone(map, side, numbers);
    if (!within(baseAt(map.effigies[side].at, 'effigy', bases), zone, unitsOf(1))) {
      return { code: 'effigy-off-its-edge', rule: 'JHX-SETUP-007', path: `effigies.${side}`, detail: { side } };
    }
    const room = roomToDeploy(map, side, facts, Array<number>(needs).fill(radiusOfBase(bases.hero))).length;
    const path = map.deployment ? `deployment.${side}` : 'table';
    if (room < needs) return { code: 'too-few', rule: 'JHX-DEPLOY-003', path, detail: { side, room, needs } };
  }
  return undefined;
};

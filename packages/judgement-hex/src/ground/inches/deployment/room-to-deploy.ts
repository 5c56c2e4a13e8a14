import { type Limit, nearest, type Point, region } from '@rulewright/core/inches';
import type { BaseSizes } from '../../../vocabulary/bases.js';
import type { InchesMap } from '../../../vocabulary/inches-map.js';
import type { Side } from '../../../vocabulary/map.js';
import { baseAt, solidsOf } from './solids.js';
import { deploymentZone } from './zones.js';

/**
 * Places for bases side by side in a deployment zone, where nothing stands as a match begins (JHX-DEPLOY-003): those that find
 * room, the largest first. Each base stands as near to the first corner of the zone as it can.
 *
 * @param radii of the models that deploy, in 1/100 mm
 */
export const roomToDeploy = (
  map: InchesMap,
  side: Side,
  bases: BaseSizes,
  radii: readonly number[],
): readonly Point[] => {
  const zone = deploymentZone(map, side);
  const clear = [...solidsOf(map, bases), ...map.monsterPits.map(({ at }) => baseAt(at, 'monster', bases))];
  const limits: Limit[] = [
    { is: 'completely-within', of: zone, length: 0 },
    ...clear.map(of => ({ is: 'clear', of, length: 0 }) as const),
  ];
  const [corner = { x: 0, y: 0 }] = zone.corners;
  const found: Point[] = [];
  for (const radius of radii.toSorted((a, b) => b - a)) {
    const at = nearest(region(radius, limits), corner);
    if (!at) continue;
    found.push(at);
    limits.push({ is: 'clear', of: { at, radius }, length: 0 });
  }
  return found;
};

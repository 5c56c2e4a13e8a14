import { type Limit, nearest, type Point, region } from '@rulewright/core/inches';
import { type BaseSizes, radiusOfBase } from '../../../vocabulary/bases.js';
import type { InchesMap } from '../../../vocabulary/inches-map.js';
import type { Side } from '../../../vocabulary/map.js';
import { baseAt, solidsOf } from './solids.js';
import { deploymentZone } from './zones.js';

/**
 * Places for bases side by side in a deployment zone, at most `most`, where nothing stands as a match begins
 * (JHX-DEPLOY-003). Each base stands as near to the first corner of the zone as it can.
 *
 * @param radius of the largest base of a model that deploys, in 1/100 mm
 */
export const roomToDeploy = (
  map: InchesMap,
  side: Side,
  bases: BaseSizes,
  most: number,
  radius: number = radiusOfBase(bases.hero),
): readonly Point[] => {
  const zone = deploymentZone(map, side);
  const clear = [...solidsOf(map, bases), ...map.monsterPits.map(({ at }) => baseAt(at, 'monster', bases))];
  const limits: Limit[] = [
    { is: 'completely-within', of: zone, length: 0 },
    ...clear.map(of => ({ is: 'clear', of, length: 0 }) as const),
  ];
  const [corner = { x: 0, y: 0 }] = zone.corners;
  const found: Point[] = [];
  while (found.length < most) {
    const at = nearest(region(radius, limits), corner);
    if (!at) return found;
    found.push(at);
    limits.push({ is: 'clear', of: { at, radius }, length: 0 });
  }
  return found;
};

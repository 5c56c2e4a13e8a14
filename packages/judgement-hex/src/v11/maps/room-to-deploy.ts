import { type Limit, nearest, type Point, region } from '@rulewright/core/inches';
import type { InchesMap } from '../../vocabulary/inches-map.js';
import type { Side } from '../../vocabulary/map.js';
import { baseAt, solidsOf } from './solids.js';
import { deploymentZone } from './zones.js';

/**
 * Places in a side's deployment zone, at most `most`, where nothing stands as a match begins (JHX-DEPLOY-003), each two
 * bases away from the others. A model deployed anywhere takes at most one of them, so that as many models as there are
 * places find room, wherever the players put them.
 *
 * @param radius of the largest base, in 1/100 mm
 */
export const roomToDeploy = (map: InchesMap, side: Side, radius: number, most: number): readonly Point[] => {
  const zone = deploymentZone(map, side);
  const clear = [...solidsOf(map), ...map.monsterPits.map(({ at }) => baseAt(at, 'monster'))];
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
    limits.push({ is: 'clear', of: { at, radius }, length: 2 * radius });
  }
  return found;
};

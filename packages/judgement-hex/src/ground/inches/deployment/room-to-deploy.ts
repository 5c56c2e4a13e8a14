import { type Limit, nearest, type Point, region } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { BaseSizes } from '../../../vocabulary/bases.js';
import type { InchesMap } from '../../../vocabulary/inches-map.js';
import type { Side } from '../../../vocabulary/map.js';
import { baseAt, solidsOf } from './solids.js';
import { deploymentZone } from './zones.js';

const placesSideBySide = (map: InchesMap, side: Side, bases: BaseSizes, radii: readonly number[]): readonly Point[] => {
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

/** The most answers that are kept for one map. */
const MOST_KEPT = 32;

// Cache: most matches on a map deploy bases of the same sizes.
const known = /* @__PURE__ */ rememberEach((_: InchesMap) => new Map<string, readonly Point[]>());

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
  const rooms = known(map);
  const key = JSON.stringify([side, bases, radii]);
  const found = rooms.get(key) ?? placesSideBySide(map, side, bases, radii);
  if (rooms.size >= MOST_KEPT) rooms.clear();
  rooms.set(key, found);
  return found;
};

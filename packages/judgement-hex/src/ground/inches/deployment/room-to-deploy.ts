import { type Disc, type Limit, nearest, type Point, region } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { JhxNumbers } from '../../../rulebook/numbers.js';
import type { InchesMap } from '../../../vocabulary/inches-map.js';
import type { Side } from '../../../vocabulary/map.js';
import { roomForEach } from './room-for-each.js';
import { anchorsOf, sideBySide } from './side-by-side.js';
import { baseAt, type RoomFacts, solidsOf } from './solids.js';
import { deploymentZone } from './zones.js';

const placesSideBySide = (map: InchesMap, side: Side, facts: RoomFacts, radii: readonly number[]): readonly Point[] => {
  const zone = deploymentZone(map, side, facts.numbers);
  const clear = [...solidsOf(map, facts), ...map.monsterPits.map(({ at }) => baseAt(at, 'monster', facts.bases))];
  const limits: readonly Limit[] = [
    { is: 'completely-within', of: zone, length: 0 },
    ...clear.map(of => ({ is: 'clear', of, length: 0 }) as const),
  ];
  const largestFirst = radii.toSorted((a, b) => b - a);
  const found = sideBySide(largestFirst, anchorsOf(zone.corners), (radius, anchor, laid: readonly Disc[]) => {
    const others = laid.map(of => ({ is: 'clear', of, length: 0 }) as const);
    const at = nearest(region(radius, [...limits, ...others]), anchor);
    return at && { at, radius };
  });
  const all = found.length < radii.length ? roomForEach(largestFirst.map(radius => region(radius, limits))) : 'unknown';
  return typeof all === 'string' ? found.map(({ at }) => at) : all;
};

/** The most answers that are kept for one map. */
const MOST_KEPT = 32;

// Cache: most matches on a map deploy bases of the same sizes.
const known = /* @__PURE__ */ rememberEach((_: InchesMap) =>
  rememberEach((_: JhxNumbers) => new Map<string, readonly Point[]>()),
);

/**
 * Places for bases side by side in a deployment zone, where nothing stands as a match begins (JHX-DEPLOY-003), the largest first.
 * All of them have places, unless `roomForEach` proves that there is no room for all or reaches its limit: then the
 * result has the bases for which `sideBySide` finds room.
 *
 * @param radii of the models that deploy, in 1/100 mm
 */
export const roomToDeploy = (
  map: InchesMap,
  side: Side,
  facts: RoomFacts,
  radii: readonly number[],
): readonly Point[] => {
  const rooms = known(map)(facts.numbers);
  const key = JSON.stringify([side, facts.bases, radii]);
  const found = rooms.get(key) ?? placesSideBySide(map, side, facts, radii);
  if (rooms.size >= MOST_KEPT) rooms.clear();
  rooms.set(key, found);
  return found;
};

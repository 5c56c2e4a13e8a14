import { type Point, whyNoOutline } from '@rulewright/core/inches';
import type { Problem } from '../../content/reading/problem.js';
import { offTheTable } from '../../ground/inches/deployment/overlap-problem.js';
import { pointOnTable, unitsOf } from '../../ground/inches/measure/on-table.js';
import type { InchesMap, InchOutline, InchPoint } from '../../vocabulary/inches-map.js';
import { sides } from '../../vocabulary/map.js';

/** The most polygons that all terrain together may have. */
const MOST_OUTLINES = 400;

/** The first outline that is not convex or not counter-clockwise, or has a corner off the table. */
export const outlineProblem = (map: InchesMap): Problem | undefined => {
  for (const [path, outline] of outlinesOf(map)) {
    const off = outline.findIndex(corner => isOff(map, corner));
    if (off >= 0) return offTheTable(`${path}[${off}]`);
    const wrong = whyNoOutline({ corners: outline.map(pointOnTable) }, path);
    // The path is that of the list itself, where the core names a field of a polygon.
    if (wrong) return { code: wrong.code, rule: 'JV11-BASE-014', path: (wrong.path ?? path).replace('.corners', '') };
  }
  const most = map.terrain.reduce((sum, { outlines }) => sum + outlines.length, 0);
  return most <= MOST_OUTLINES
    ? undefined
    : { code: 'too-many-outlines', path: 'terrain', detail: { most, MOST_OUTLINES } };
};

/** Every polygon that a map names, with its field. */
const outlinesOf = ({ terrain, gates = [], deployment }: InchesMap): readonly (readonly [string, InchOutline])[] => [
  ...terrain.flatMap(({ outlines }, i) =>
    outlines.map((outline, j) => [`terrain[${i}].outlines[${j}]`, outline] as const),
  ),
  ...gates.flatMap(({ impassable, porting }, i) => [
    [`gates[${i}].impassable`, impassable] as const,
    [`gates[${i}].porting`, porting] as const,
  ]),
  ...sides.flatMap(side => (deployment ? [[`deployment.${side}`, deployment[side]] as const] : [])),
];

/** The first pit off the table. Pits have no extent. */
export const pitOffTheTable = (map: InchesMap): Problem | undefined => {
  const soul = map.soulPits.findIndex(at => isOff(map, at));
  if (soul >= 0) return offTheTable(`soulPits[${soul}]`);
  const monster = map.monsterPits.findIndex(({ at }) => isOff(map, at));
  return monster < 0 ? undefined : offTheTable(`monsterPits[${monster}].at`);
};

/** True if a point is off the table; the shape of a map lets no coordinate below 0 pass. */
const isOff = ({ table }: InchesMap, at: InchPoint): boolean => {
  const { x, y }: Point = pointOnTable(at);
  return x > unitsOf(table.width) || y > unitsOf(table.height);
};

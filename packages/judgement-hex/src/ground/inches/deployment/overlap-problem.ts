import type { ContentProblem } from '@rulewright/core/content';
import { completelyWithin, type Outline, overlaps, samePoint } from '@rulewright/core/inches';
import type { RuleId } from '../../../rulebook/index.js';
import type { InchesMap, InchPoint } from '../../../vocabulary/inches-map.js';
import { sides } from '../../../vocabulary/map.js';
import { edgeOf, pointOnTable, polygonOnTable } from '../measure/on-table.js';
import { baseAt, isSolid, type RoomFacts } from './solids.js';

type Problem = ContentProblem<RuleId>;

/** A thing of a map that is not on its table. */
export const offTheTable = (path: string): Problem => ({ code: 'off-the-table', rule: 'JV11-BASE-003', path });

/** Something of a map that takes room, and the field that names it. */
interface Named {
  readonly path: string;
  readonly shape: Outline;
  readonly what: 'ground' | 'solid' | 'base' | 'pit';
}

/** Everything of a map that takes room; a gate takes it with both of its polygons (JHX-TERRAIN-023). */
const namedOf = (map: InchesMap, { numbers, bases }: RoomFacts): readonly Named[] => {
  const pit = (path: string, at: InchPoint): Named => ({
    path,
    what: 'pit',
    shape: { at: pointOnTable(at), radius: 0 },
  });
  return [
    ...map.terrain.flatMap(({ kind, outlines }, i) =>
      outlines.map((outline, j): Named => {
        const what = isSolid(kind, numbers) ? 'solid' : 'ground';
        return { path: `terrain[${i}].outlines[${j}]`, what, shape: polygonOnTable(outline) };
      }),
    ),
    ...(map.gates ?? []).flatMap(({ impassable, porting }, i): readonly Named[] => [
      { path: `gates[${i}].impassable`, what: 'solid', shape: polygonOnTable(impassable) },
      { path: `gates[${i}].porting`, what: 'solid', shape: polygonOnTable(porting) },
    ]),
    ...map.shrines.map(
      ({ at }, i): Named => ({ path: `shrines[${i}].at`, what: 'base', shape: baseAt(at, 'shrine', bases) }),
    ),
    ...sides.map((side): Named => {
      const shape = baseAt(map.effigies[side].at, 'effigy', bases);
      return { path: `effigies.${side}.at`, what: 'base', shape };
    }),
    ...map.soulPits.map((at, i) => pit(`soulPits[${i}]`, at)),
    ...map.monsterPits.map(({ at }, i) => pit(`monsterPits[${i}].at`, at)),
  ];
};

const pieceOf = (path: string): string => path.split('.')[0] ?? path;

/**
 * True if two things of a map may lie over each other: passable ground under all but solid terrain, and polygons of one
 * piece.
 */
const mayShare = (a: Named, b: Named): boolean => {
  if (a.what === 'ground' || b.what === 'ground') return a.what !== 'solid' && b.what !== 'solid';
  return a.path.startsWith('terrain') && pieceOf(a.path) === pieceOf(b.path);
};

const samePlace = (a: Outline, b: Outline): boolean => 'at' in a && 'at' in b && samePoint(a.at, b.at);

/**
 * Solid terrain, gates, Shrines and Effigies may touch other things and overlap none, and two pits do not have one place.
 * Passable ground of different kinds may overlap (JHX-MAP-014), and pits (JHX-MAP-012) and bases may stand on it.
 */
export const overlapProblem = (map: InchesMap, facts: RoomFacts): Problem | undefined => {
  const named = namedOf(map, facts);
  const edge = edgeOf(map.table);
  for (const [i, one] of named.entries()) {
    if (one.what === 'base' && !completelyWithin(one.shape, edge, 0)) return offTheTable(one.path);
    const other = named
      .slice(0, i)
      .find(
        before => !mayShare(before, one) && (overlaps(before.shape, one.shape) || samePlace(before.shape, one.shape)),
      );
    if (other) return { code: 'overlap', rule: 'JV11-BASE-008', path: one.path, detail: { with: other.path } };
  }
  return undefined;
};

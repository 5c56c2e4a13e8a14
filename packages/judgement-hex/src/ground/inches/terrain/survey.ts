import { type Disc, type Point, type Polygon, polygon, rectangle } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { FeatureKind, JhxNumbers } from '../../../rulebook/numbers.js';
import { sheetOf } from '../../../rulebook/sheet-numbers.js';
import { type BaseSizes, radiusOfBase, standardBases } from '../../../vocabulary/bases.js';
import type { InchOutline, InchPoint, PartialInchesMap } from '../../../vocabulary/inches-map.js';
import { sides, type TerrainKind } from '../../../vocabulary/map.js';
import type { Place } from '../../../vocabulary/place.js';
import { INCH } from '../measure/distance.js';
import { placeAt } from '../measure/place.js';
import { canBlock, contiguous, type InchesFeature } from './feature.js';
import { type Part, partOf } from './part.js';

/** The diameters of the bases of things that stand on the table from the start, in mm (JV11-BASE-004). */
type FixedBases = Pick<BaseSizes, 'shrine' | 'effigy'>;

/** A Teleportation Gate: ground to stand on, from which the gate leads to the ground of another one (JHX-TERRAIN-023). */
interface Gate {
  readonly porting: Polygon;
  /** The middle of the corners of that ground. */
  readonly middle: Point;
}

/** A table with everything on it that does not move. Immutable; all derived facts are computed once. */
export interface InchesTerrain {
  /** The table itself, which bases do not leave. */
  readonly table: Polygon;
  /** The corner of the table that lies opposite (0, 0). */
  readonly corner: Point;
  readonly map: PartialInchesMap;
  /** The numbers of the edition that the terrain is read with. */
  readonly numbers: JhxNumbers;
  /** The distance up to which a feature covers a model, in units (JV11-COV-001). */
  readonly coverReach: number;
  /** The inches that terrain can take from MOV: 0 and the penalties of all kinds, the least first. */
  readonly penalties: readonly number[];
  /** All features, those of the map first. */
  readonly features: readonly InchesFeature[];
  /** The features that can block sight. */
  readonly blockers: readonly InchesFeature[];
  readonly gates: readonly Gate[];
  readonly soulPits: readonly Place[];
  readonly monsterPits: readonly Place[];
}

const toUnits = (inches: number): number => Math.round(inches * INCH);

const toPoint = ([x, y]: InchPoint): Point => ({ x: toUnits(x), y: toUnits(y) });

const toPolygon = (outline: InchOutline): Polygon => polygon(outline.map(toPoint));

const toPlace = (at: InchPoint): Place => placeAt(toPoint(at));

const gateOf = (porting: Polygon): Gate => {
  const { corners } = porting;
  const mean = (of: (corner: Point) => number): number =>
    Math.round(corners.reduce((sum, corner) => sum + of(corner), 0) / corners.length);
  return { porting, middle: { x: mean(({ x }) => x), y: mean(({ y }) => y) } };
};

export const standardOf = (
  numbers: JhxNumbers,
  kind: FeatureKind,
): Omit<InchesFeature, 'id' | 'kind' | 'parts' | 'side'> => {
  const { value, rule } = numbers.terrain[kind];
  return { ...value, rule, template: false };
};

const single = (numbers: JhxNumbers, kind: FeatureKind, id: string, outline: Polygon | Disc): InchesFeature => ({
  id,
  kind,
  parts: [partOf(outline)],
  ...standardOf(numbers, kind),
});

/** Pieces of a kind that touch each other are one feature, also if the map lists them separately (JHX-TERRAIN-001). */
const terrainFeatures = (numbers: JhxNumbers, { terrain }: PartialInchesMap): readonly InchesFeature[] => {
  const alike = new Map<string, { kind: TerrainKind; height: number; cover: boolean; parts: Part[] }>();
  for (const piece of terrain) {
    const { kind, outlines, height, cover } = { ...standardOf(numbers, piece.kind), ...piece };
    const key = `${kind} ${height} ${cover}`;
    const group = alike.get(key) ?? { kind, height, cover, parts: [] };
    alike.set(key, group);
    for (const outline of outlines) group.parts.push(partOf(toPolygon(outline)));
  }
  const count = new Map<TerrainKind, number>();
  return [...alike.values()].flatMap(({ kind, height, cover, parts }) =>
    contiguous(parts).map((group): InchesFeature => {
      const number = (count.get(kind) ?? 0) + 1;
      count.set(kind, number);
      return { id: `${kind}-${number}`, kind, parts: group, ...standardOf(numbers, kind), height, cover };
    }),
  );
};

const survey = (map: PartialInchesMap, numbers: JhxNumbers, bases: FixedBases): InchesTerrain => {
  const discAt = (at: InchPoint, diameter: number): Disc => ({ at: toPoint(at), radius: radiusOfBase(diameter) });
  const features: InchesFeature[] = [
    ...terrainFeatures(numbers, map),
    ...(map.gates ?? []).map(({ impassable }, at) => single(numbers, 'gate', `gate-${at + 1}`, toPolygon(impassable))),
    ...(map.shrines ?? []).map((shrine, at) =>
      single(numbers, 'shrine', `shrine-${at + 1}`, discAt(shrine.at, bases.shrine)),
    ),
    ...sides.flatMap((side): InchesFeature[] => {
      const place = map.effigies?.[side];
      if (!place) return [];
      return [{ ...single(numbers, 'effigy', `effigy-${side}`, discAt(place.at, bases.effigy)), side }];
    }),
  ];
  const corner = toPoint([map.table.width, map.table.height]);
  return {
    table: rectangle({ x: 0, y: 0 }, corner.x, corner.y),
    corner,
    map,
    numbers,
    coverReach: toUnits(sheetOf(numbers).coverReach.value),
    penalties: [...new Set([0, ...features.map(({ penalty }) => penalty)])].sort((a, b) => a - b),
    features,
    blockers: features.filter(canBlock),
    gates: (map.gates ?? []).map(({ porting }) => gateOf(toPolygon(porting))),
    soulPits: (map.soulPits ?? []).map(toPlace),
    monsterPits: (map.monsterPits ?? []).map(({ at }) => toPlace(at)),
  };
};

const surveyed = /* @__PURE__ */ rememberEach((map: PartialInchesMap) =>
  rememberEach((numbers: JhxNumbers) => rememberEach((bases: FixedBases) => survey(map, numbers, bases))),
);

/**
 * The terrain of a map in inches, which must not change afterwards: the same object each time.
 *
 * @param numbers those of the edition
 * @throws GameError if an outline is no convex polygon; maps that were read always have such.
 */
export const inchesTerrainOf = (
  map: PartialInchesMap,
  numbers: JhxNumbers,
  bases: FixedBases = standardBases,
): InchesTerrain => surveyed(map)(numbers)(bases);

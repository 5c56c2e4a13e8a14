import { rememberEach } from '@rulewright/core/remember';
import type { Overlap } from '../../../vocabulary/battlefield.js';
import { isSamePiece } from '../../../vocabulary/piece.js';
import type { Footing } from '../../../vocabulary/place.js';
import { areOverlapping } from '../measure/distance.js';
import { basesOf, discsOf, type Model } from '../measure/footing.js';
import { type InchesFeature, touchesFeature } from '../terrain/feature.js';
import { type Part, partOf } from '../terrain/part.js';
import type { InchesTerrain } from '../terrain/survey.js';

/** The terrain with the models on it at one moment: the data of every question of sight, cover and movement. */
export interface InchesTable {
  readonly terrain: InchesTerrain;
  readonly pieces: readonly Model[];
  /** Cache: values derived from the table, by the functions of `rememberForTable`. */
  readonly derived: Map<unknown, unknown>;
}

/** A table with no derived values yet. */
export const tableOf = (terrain: InchesTerrain, pieces: readonly Model[]): InchesTable => ({
  terrain,
  pieces,
  derived: new Map(),
});

/**
 * Cache: the same function, which keeps its result in the table, so that the result dies with it. An entry of a WeakMap would be
 * copied by every minor garbage collection and live until the next major one, and tables are made with every movement.
 */
export const rememberForTable =
  <T extends object>(compute: (table: InchesTable) => T): ((table: InchesTable) => T) =>
  table => {
    const known = table.derived.get(compute) as T | undefined;
    if (known !== undefined) return known;
    const result = compute(table);
    table.derived.set(compute, result);
    return result;
  };

/** Cache: the same function, which keeps its result for every object that it was called with, for as long as the cache is in use. */
export const rememberAll = <A extends object, T extends object>(compute: (a: A) => T): ((a: A) => T) => {
  const results = new Map<A, T>();
  return a => {
    const known = results.get(a);
    if (known !== undefined) return known;
    const result = compute(a);
    results.set(a, result);
    return result;
  };
};

/**
 * The features that a model is within: its base touches or overlaps them (JV11-TERR-001). All of them apply
 * (JHX-TERRAIN-032).
 */
export const featuresAt = ({ features }: InchesTerrain, footing: Footing): readonly InchesFeature[] => {
  const bases = discsOf(footing);
  return features.filter(feature => bases.some(base => touchesFeature(feature, base)));
};

/** The models whose bases overlap a base, or lie under a point: none, unless a model is passing through another (JV11-BASE-008). */
export const piecesAt = ({ pieces }: InchesTable, footing: Footing): readonly Model[] =>
  pieces.filter(piece => areOverlapping(piece, footing));

/** The first model whose base overlaps that of one before it or an Effigy, which no rule allows. */
export const overlapOf = ({ pieces }: InchesTable): Overlap | undefined => {
  for (const [i, piece] of pieces.entries()) {
    if (piece.kind === 'effigy') continue;
    const other = pieces.find((one, j) => (j < i || one.kind === 'effigy') && areOverlapping(one, piece));
    if (other) return { piece, with: other, rule: 'JV11-BASE-008' };
  }
  return undefined;
};

/** The bases of a model as parts. Cache: as that of `basesOf`. */
export const partsOf: (piece: Model) => readonly Part[] = /* @__PURE__ */ rememberEach(piece =>
  basesOf(piece).map(partOf),
);

/** The table's own object for a model with the same facts, as a key of caches; the model itself where the table has none. */
export const ownOf = ({ pieces }: InchesTable, model: Model): Model =>
  pieces.find(piece => isSamePiece(piece, model)) ?? model;

/** The same model at another place. */
export const standingAt = (model: Model, place: number): Model => ({ ...model, cells: [place] });

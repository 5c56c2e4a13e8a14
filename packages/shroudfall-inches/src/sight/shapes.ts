import { type Disc, inches, type Polygon } from '@rulewright/core/inches';
import { isWithin } from '../battlefield/distance.js';
import { type Thing, thingsOn } from '../battlefield/things.js';
import { isWithinPiece, keywordOf } from '../terrain/within.js';
import type { ModelId } from '../vocabulary/index.js';
import type { PieceId, Table } from '../vocabulary/table.js';

/** A base or a feature that can stand in the way of a line of sight. */
export type Blocker =
  | { readonly kind: 'base'; readonly id: ModelId }
  /** A piece of terrain, or the reach of a manifestation. */
  | { readonly kind: 'feature'; readonly id: PieceId | ModelId };

/** The base of a model or of a scenario element, as a shape of the field. */
export interface BaseShape extends Disc {
  readonly thing: Thing;
}

/** Something with OBSCURING. Its shapes block together (SFI-LOS-006). */
interface Feature {
  readonly id: PieceId | ModelId;
  /** True if a base is within the feature, so that it blocks no line to or from that base (SFI-LOS-007). */
  holds(base: Disc): boolean;
}

/** A shape of a feature. */
export type FeatureShape = (Polygon | Disc) & { readonly feature: Feature };

/** Everything that can block a line. */
export type Shape = BaseShape | FeatureShape;

/** The bases that can block: models of both sides and scenario elements alike (SFI-LOS-004), but no manifestations (SFI-LOS-009). */
export const basesOn = (table: Table): readonly BaseShape[] =>
  thingsOn(table).flatMap(thing => (thing.kind === 'manifestation' ? [] : [{ ...thing.base, thing }]));

const terrainOn = (table: Table): readonly FeatureShape[] =>
  table.state.terrain.flatMap((piece): readonly FeatureShape[] => {
    // Terrain without OBSCURING never blocks (SFI-LOS-008).
    if (!keywordOf(table, piece, 'obscuring')) return [];
    const feature: Feature = { id: piece.id, holds: base => isWithinPiece(table, base, piece) };
    return piece.footprint.map(({ corners }) => ({ corners, feature }));
  });

/** The reaches of manifestations that have OBSCURING. */
const reachesOn = (table: Table): readonly FeatureShape[] =>
  table.state.manifestations.flatMap(({ id, card, at, radius }): readonly FeatureShape[] => {
    const { obscuring, reach = 0 } = table.pack.manifestations[card] ?? {};
    if (!obscuring) return [];
    const feature: Feature = { id, holds: base => isWithin(table, base, { at, radius }, reach) };
    return [{ at, radius: radius + inches(reach), feature }];
  });

/** The shapes of terrain and of effects through which no line of sight leads (SFI-LOS-006, SFI-TKEY-015). */
export const featuresOn = (table: Table): readonly FeatureShape[] => [...terrainOn(table), ...reachesOn(table)];

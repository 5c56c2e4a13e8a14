import type { Cell } from '@rulewright/core/hex';
import type { Piece } from '../../../vocabulary/piece.js';
import type { Field } from '../models/field.js';
import type { HexFeature } from '../terrain/feature.js';

/** True if models inside a feature see out of it, and are seen in it (JHX-LOS-010, JHX-LOS-016). */
const isSeenThroughFromWithin = ({ kind, stealth }: HexFeature): boolean => stealth || kind === 'effigy';

/**
 * The features that block sight between two cells for models that are at most `tallest` high: those of several hexes
 * that are at least as tall as both (JHX-LOS-005, JHX-LOS-006), without a Forest, Smoke or Effigy that one of the two
 * cells is part of (JHX-TERRAIN-005, JHX-LOS-010, JHX-LOS-016). Any other feature still blocks (JHX-LOS-011).
 */
export const featuresBetween = (
  blockers: readonly HexFeature[],
  tallest: number,
  from: Cell,
  to: Cell,
): readonly HexFeature[] =>
  blockers.filter(
    feature =>
      feature.height >= tallest &&
      !(isSeenThroughFromWithin(feature) && (feature.cells.includes(from) || feature.cells.includes(to))),
  );

/**
 * The models that block sight between two others: those of several hexes at least as tall as both (JHX-LOS-005). A model
 * of one hex never blocks (JHX-LOS-004, JHX-LOS-009).
 */
export const piecesBetween = (field: Field, viewer: Piece, target: Piece): readonly Piece[] => {
  const pieces = field.large();
  if (pieces.length === 0) return pieces;
  const tallest = Math.max(viewer.height, target.height);
  return pieces.filter(({ id, height }) => height >= tallest && id !== viewer.id && id !== target.id);
};

import { type Cell, offBoard } from '@rulewright/core/hex';
import type { MovementRulings } from '../../../vocabulary/battlefield.js';
import type { OwnMotion } from '../../../vocabulary/motion.js';
import { areFriends, type Piece } from '../../../vocabulary/piece.js';
import type { BoardRefusal } from '../../../vocabulary/refusal.js';
import { fliesIn } from '../../own-movement.js';
import type { Field } from '../models/field.js';
import type { HexFeature } from '../terrain/feature.js';

/**
 * The reason why a model may not enter a hex with a step of its own, to pass through it or to stop there; undefined if
 * it may, as on all passable ground (JHX-TERRAIN-004).
 *
 * - `off-the-board`: there is nothing there.
 * - `impassable`, `enemy-effigy`: impassable terrain, a gate, a Shrine, an Effigy of no player or of another player
 *   (JHX-TERRAIN-023, JHX-SHRINE-002); friends pass through their own (JHX-MOVE-004).
 * - `wall-too-high`: a wall as tall as the model or taller (JHX-ABILITY-061).
 * - `wall-in-charge`: a Charge over a wall without Pathfinder, or with it over one higher than 1.
 * - `model-in-the-way`: another model, unless it or the mover is Incorporeal (JHX-ABILITY-025), both are friends and
 *   one of them Small (JHX-ABILITY-060), or it or the mover is a Soul (JHX-SOUL-005).
 *
 * A flying model is stopped by the edge of the board alone.
 */
export const entryRefusal = (
  field: Field,
  mover: Piece,
  cell: Cell,
  motion: OwnMotion,
  rulings: MovementRulings = {},
): BoardRefusal | undefined => {
  if (cell === offBoard) return { code: 'off-the-board', rule: 'JHX-MAP-006' };
  if (fliesIn(mover, motion, rulings)) return undefined;
  for (const feature of field.terrain.featuresAt(cell)) {
    const refusal = featureRefusal(field, mover, cell, motion, feature);
    if (refusal) return refusal;
  }
  for (const piece of field.piecesAt(cell)) {
    if (piece.id === mover.id || lets(piece, mover)) continue;
    const detail = { cell, piece: piece.id };
    return piece.kind === 'effigy'
      ? { code: 'enemy-effigy', rule: 'JHX-TERRAIN-022', detail }
      : { code: 'model-in-the-way', rule: 'JHX-MOVE-003', detail };
  }
  return undefined;
};

const featureRefusal = (
  field: Field,
  { height, traits, kind: moving }: Piece,
  cell: Cell,
  motion: OwnMotion,
  feature: HexFeature,
): BoardRefusal | undefined => {
  const { kind, id } = feature;
  const detail = { cell, feature: id };
  if (kind === 'wall') {
    // JHX-SOUL-005, JHX-ABILITY-025
    if (moving === 'soul' || traits.includes('through-walls')) return undefined;
    if (feature.height >= height) return { code: 'wall-too-high', rule: 'JHX-TERRAIN-027', detail };
    if (motion !== 'charge') return undefined;
    if (!traits.includes('pathfinder')) return { code: 'wall-in-charge', rule: 'JHX-CHARGE-014', detail };
    return feature.height > 1 ? { code: 'wall-in-charge', rule: 'JHX-ABILITY-041', detail } : undefined;
  }
  // The model of the Effigy says whose it is.
  if (kind === 'effigy' && field.piecesAt(cell).some(piece => piece.kind === 'effigy')) return undefined;
  return feature.solid ? { code: 'impassable', rule: feature.rule, detail } : undefined;
};

/** True if a model lets another pass through its hex. */
const lets = (piece: Piece, mover: Piece): boolean => {
  if (piece.kind === 'effigy') return areFriends(piece, mover);
  if (piece.kind === 'soul' || mover.kind === 'soul') return true;
  if (piece.traits.includes('incorporeal') || mover.traits.includes('incorporeal')) return true;
  return areFriends(piece, mover) && (piece.traits.includes('small') || mover.traits.includes('small'));
};

import type { Battlefield, SeenBattlefield, SightRulings } from '../../vocabulary/battlefield.js';
import { areEnemies, type Piece, type PieceId } from '../../vocabulary/piece.js';

/** The moment for which engagement is computed, and the rulings in force. */
export interface EngagementContext extends SightRulings {
  /**
   * The models whose activation it is: a Hero, or all of its unit, with the models it summoned; none outside activations.
   */
  readonly active: readonly PieceId[];
}

/** A model's melee reach now: the whole reach counts only in its own activation (JHX-ATTACK-007, JHX-PARTING-003). */
export const meleeReachNow = (
  { ground: { numbers } }: SeenBattlefield,
  { id, meleeReach }: Piece,
  active: readonly PieceId[],
): number => (active.includes(id) ? meleeReach : Math.min(meleeReach, numbers.distances.reachOutsideActivation.value));

/**
 * True if a model engages an enemy: it has it within its melee reach, counted in hexes from its own (JHX-ATTACK-010),
 * to the nearest hex of an Effigy (JHX-ATTACK-011), and in line of sight (JHX-ATTACK-013, JHX-LOS-019). The enemy is
 * then engaged by it (JHX-ATTACK-012), and need not engage it in turn.
 */
export const engages = (field: Battlefield, striker: Piece, enemy: Piece, context: EngagementContext): boolean =>
  striker.meleeReach > 0 &&
  areEnemies(striker, enemy) &&
  field.ground.within(meleeReachNow(field, striker, context.active), striker, enemy) &&
  field.sees(striker, enemy, context);

/** The models that engage a model, in the order of the battlefield. */
export const engagersOf = (field: Battlefield, piece: Piece, context: EngagementContext): readonly Piece[] =>
  field.pieces.filter(striker => engages(field, striker, piece, context));

/** The models that a model engages, in the order of the battlefield. */
export const engagedBy = (field: Battlefield, striker: Piece, context: EngagementContext): readonly Piece[] =>
  field.pieces.filter(enemy => engages(field, striker, enemy, context));

/** True if two models are in a melee: one of them, at least, engages the other (JHX-DEF-008). */
export const areInMelee = (field: Battlefield, a: Piece, b: Piece, context: EngagementContext): boolean =>
  engages(field, a, b, context) || engages(field, b, a, context);

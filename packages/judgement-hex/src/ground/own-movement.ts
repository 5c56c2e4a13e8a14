import type { JhxNumbers } from '../rulebook/numbers.js';
import type { MovementRulings, Pace } from '../vocabulary/battlefield.js';
import type { Motion, OwnMotion } from '../vocabulary/motion.js';
import type { Piece } from '../vocabulary/piece.js';

/** True if a model flies over everything in a movement (JHX-ABILITY-018, JHX-ABILITY-020, JHX-ABILITY-021). */
export const fliesIn = ({ traits, kind }: Piece, motion: OwnMotion, rulings: MovementRulings = {}): boolean => {
  if (!traits.includes('fly')) return false;
  if (motion === 'advance') return kind === 'monster' || rulings.flyAppliesToAdvance === true;
  return true;
};

/** True if a model goes over the ground by itself: neither in the air nor moved by something else. */
export const goesOnFoot = (mover: Piece, motion: Motion, rulings?: MovementRulings): boolean =>
  (motion === 'advance' || motion === 'charge' || motion === 'hunt') && !fliesIn(mover, motion, rulings);

/** True if treacherous ground harms a thing: not Monsters (JHX-MONSTER-014), Souls, which nothing harms (JHX-SOUL-002), and Effigies. */
export const isHarmedByGround = ({ kind }: Piece): boolean =>
  kind !== 'monster' && kind !== 'soul' && kind !== 'effigy';

/**
 * True if terrain never slows a model down: with Pathfinder (JHX-ABILITY-040, JHX-TERRAIN-020; Monsters have it,
 * JHX-MONSTER-013), Incorporeal (JHX-ABILITY-025), a Soul (JHX-SOUL-005) or in the air.
 */
export const ignoresPenalties = (mover: Piece, motion: OwnMotion, rulings: MovementRulings = {}): boolean =>
  mover.kind === 'monster' ||
  mover.kind === 'soul' ||
  mover.traits.includes('pathfinder') ||
  mover.traits.includes('incorporeal') ||
  fliesIn(mover, motion, rulings);

/**
 * The lengths that a model moves: its MOV less the penalty of its path (JHX-MOVE-005), which by the option takes first of the MOV
 * that freeze caps (JHX-COND-024), never less than 1 (JHX-MOVE-008). A Charge adds its own lengths afterwards
 * (JHX-CHARGE-008).
 */
export const allowance = (
  { numbers }: { readonly numbers: JhxNumbers },
  { mov, spare = 0 }: Pace,
  penalty = 0,
): number => Math.max(numbers.moves.leastMove.value, mov - Math.max(0, penalty - spare));

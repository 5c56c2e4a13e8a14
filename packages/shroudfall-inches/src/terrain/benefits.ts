import { crosses, type Disc } from '@rulewright/core/inches';
import { isWithin, rangeInUnits } from '../battlefield/distance.js';
import { attackerNamed, thingNamed, thingOf } from '../battlefield/things.js';
import type { RuleId } from '../rulebook/index.js';
import type { Contribution } from '../unit-cards/effects/stacking.js';
import type { ModelId } from '../vocabulary/index.js';
import type { TerrainKeyword } from '../vocabulary/pack.js';
import type { PieceId, Table, TerrainPiece } from '../vocabulary/table.js';
import type { AttackShape, AttackType } from '../vocabulary/words.js';
import { isNearPiece, isWithinPiece, pieceCard } from './within.js';

/** The facts of an attack, or of a roll of an ability, that terrain needs. */
export interface AttackFrom {
  /** The model that attacks or uses the ability; null if the roll comes from outside but from no model. */
  readonly from: ModelId | null;
  /** The manifestation or scenario element from which a roll of no model comes. */
  readonly origin?: ModelId;
  readonly type: AttackType;
  /** Absent for an ability that is no attack. */
  readonly shape?: AttackShape;
}

/** The benefits of terrain for one model against one attack (SFI-TERRAIN-013). */
export interface Benefits {
  /** Bonuses that count, and rejected ones with their rule. */
  readonly DEF: readonly Contribution[];
  readonly ARM: readonly Contribution[];
  /** The keywords of the pieces that the model benefits from, good and bad ones (SFI-TERRAIN-006, SFI-TERRAIN-014). */
  readonly keywords: readonly { readonly piece: PieceId; readonly keyword: TerrainKeyword }[];
}

/** The rule by which a model benefits from a piece; undefined if it does not. */
const benefit = (table: Table, base: Disc, piece: TerrainPiece, attacker: Disc | undefined): RuleId | undefined => {
  if (pieceCard(table, piece).type === 'area') return isWithinPiece(table, base, piece) ? 'SFI-TERRAIN-003' : undefined;
  // Without an attack there is no line that could cross linear terrain (SFI-TERRAIN-015).
  if (!attacker) return undefined;
  const { footprint } = piece;
  const { value: reach, rule } = table.numbers.terrain.linearReach;
  // Too far from the piece, a model has no benefit, even if every line crosses the piece (SFI-TERRAIN-011).
  const isNear = isNearPiece(base, piece, rangeInUnits(table, reach));
  if (!isNear || !footprint.some(part => isWithin(table, base, part, reach))) return undefined;
  // One line that crosses the piece is enough (SFI-TERRAIN-009).
  return footprint.some(part => crosses(attacker, base, part)) ? rule : undefined;
};

/** The reason why the bonuses of a piece do not count against an attack; undefined if they count. */
const whyNoBonus = (
  table: Table,
  piece: TerrainPiece,
  { type, shape }: AttackFrom,
  origin: Disc | undefined,
): Contribution['rejected'] => {
  if (shape === 'beam') return { rule: 'SFI-BEAM-008', why: 'beam' };
  // Linear terrain counts against every type (SFI-TERRAIN-010), and terrain counts against areas (SFI-AREA-004).
  if (pieceCard(table, piece).type === 'linear') return undefined;
  if (type === 'melee') return { rule: 'SFI-TERRAIN-004', why: 'melee' };
  return origin && isWithinPiece(table, origin, piece) ? { rule: 'SFI-TERRAIN-005', why: 'same-terrain' } : undefined;
};

/**
 * The benefits of terrain for a model. Bonuses need an attack or a roll. Scenario elements have no
 * benefits (SFI-TERRAIN-016), and area terrain that merely lies in between gives none (SFI-TERRAIN-012).
 */
export const benefitsOf = (table: Table, id: ModelId, attack?: AttackFrom): Benefits => {
  const { kind, base } = thingOf(table, id);
  const attacker = attack?.from == null ? undefined : attackerNamed(table, attack.from)?.base;
  const origin = attacker ?? (attack?.origin === undefined ? undefined : thingNamed(table, attack.origin)?.base);
  const DEF: Contribution[] = [];
  const ARM: Contribution[] = [];
  const keywords: { piece: PieceId; keyword: TerrainKeyword }[] = [];
  for (const piece of kind === 'model' ? table.state.terrain : []) {
    const rule = benefit(table, base, piece, attacker);
    if (rule === undefined) continue;
    const { name, def, arm, keywords: own } = pieceCard(table, piece);
    keywords.push(...own.map(keyword => ({ piece: piece.id, keyword })));
    if (!attack) continue;
    const rejected = whyNoBonus(table, piece, attack, origin);
    // The bonuses of several pieces add up, also of pieces with one name (SFI-TERRAIN-013).
    const bonus = { name, source: piece.id, rule, stacks: true, ...(rejected && { rejected }) };
    if (def !== 0) DEF.push({ ...bonus, by: def });
    if (arm !== 0) ARM.push({ ...bonus, by: arm });
  }
  return { DEF, ARM, keywords };
};

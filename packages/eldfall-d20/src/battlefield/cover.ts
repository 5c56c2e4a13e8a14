import { inches } from '@rulewright/core/inches';
import { type Cylinder, hides, topOf, withinSpace } from '@rulewright/core/inches/height';
import { hasState, modelOf, profileOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { Standing, Table } from '../vocabulary/index.js';
import { heightOf, hitboxAt } from './hitbox.js';
import { type Part, partsOn } from './solids.js';

/** Cover that a model has, with its rule and the piece of scenery that gives it; null for a Crouched model in the open. */
export interface Cover {
  readonly kind: 'light' | 'heavy';
  readonly rule: RuleId;
  readonly piece: string | null;
}

/** The sizes that can have Cover at all (ELD-COVER-001, ELD-COVER-002). */
const mayHaveCover = (table: Table, { model }: Standing): boolean =>
  ['small', 'medium', 'large'].includes(profileOf(table, modelOf(table.state, model)).size);

/** The extent of points across the direction from one base to another, times the length of that direction. */
const widthAcross = (points: readonly { readonly x: number; readonly y: number }[], from: Cylinder, to: Cylinder) => {
  const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
  const across = points.map(({ x, y }) => dx * (y - from.at.y) - dy * (x - from.at.x));
  return { width: Math.max(...across) - Math.min(...across), square: dx * dx + dy * dy };
};

/** True if a piece is wider than a hitbox, as the shooter sees them: strictly (ELD-COVER-004). */
const isWider = (piece: readonly Part[], from: Cylinder, to: Cylinder): boolean => {
  const { width, square } = widthAcross(
    piece.flatMap(({ outline }) => outline.corners),
    from,
    to,
  );
  const diameter = 2 * to.radius;
  return width / Math.sqrt(square) > diameter;
};

/**
 * The Cover that one piece gives: Heavy where it exceeds the hitbox in height and in width, Light where it does not (ELD-COVER-003,
 * ELD-COVER-004). The size of a Crouched hitbox counts (ELD-COVER-005).
 */
const coverBy = (parts: readonly Part[], from: Cylinder, to: Cylinder): Cover | null => {
  const [first] = parts;
  if (!first) return null;
  const { id, cover } = first.piece;
  if (cover) return { kind: cover, rule: 'ELD-COVER-004', piece: id };
  const isTaller = parts.some(part => topOf(part) > topOf(to));
  const heavy = isTaller && isWider(parts, from, to);
  return heavy
    ? { kind: 'heavy', rule: 'ELD-COVER-003', piece: id }
    : { kind: 'light', rule: 'ELD-COVER-004', piece: id };
};

/**
 * True if a part of scenery can be Cover of a model: at most an inch away, and it rises above the base (ELD-COVER-001). On higher
 * ground, the surface on which the model stands hides it by perspective (ELD-COVER-007).
 */
const isNear = (table: Table, part: Part, to: Cylinder, base: number): boolean =>
  withinSpace(part, to, inches(table.numbers.cover.distance.value) + table.options.distanceEpsilon) &&
  (topOf(part) > to.foot + base || (to.foot > 0 && topOf(part) === to.foot));

const better = (a: Cover | null, b: Cover | null): Cover | null => (a?.kind === 'heavy' || !b ? a : b);

/** The best Cover of a target from a shooter; covers do not add up (ELD-COVER-005). Null without any. */
export const coverOf = (table: Table, shooter: Standing, target: Standing): Cover | null => {
  if (!mayHaveCover(table, target)) return null;
  const model = modelOf(table.state, target.model);
  const [from, to] = [hitboxAt(table, shooter), hitboxAt(table, target)];
  const base = Math.min(heightOf(table, model), table.options.baseHeightMm * 100);
  const hiding = partsOn(table).filter(part => isNear(table, part, to, base) && hides(part, from, to));
  const pieces = [...new Set(hiding.map(({ piece }) => piece))];
  // A Crouched model has at least Light Cover anywhere (ELD-COVER-006).
  const crouched: Cover | null = hasState(model, 'crouched')
    ? { kind: 'light', rule: 'ELD-COVER-006', piece: null }
    : null;
  return pieces.reduce((best: Cover | null, piece) => {
    const parts = partsOn(table).filter(part => part.piece === piece);
    return better(best, coverBy(parts, from, to));
  }, crouched);
};

import { inches, mm } from '@rulewright/core/inches';
import { type Cylinder, hides, topOf, withinSpace } from '@rulewright/core/inches/height';
import { modelOf, profileOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { SceneryPiece, Standing, Table } from '../vocabulary/index.js';
import { hitboxAt, wasIn } from './hitbox.js';
import { bodyInSight, UNIT } from './sight.js';
import { type Part, partsOn } from './solids.js';

/** Cover of a model with its rule and the piece of scenery that gives it, which is null for a Crouched model in the open. */
export interface Cover {
  readonly kind: 'light' | 'heavy';
  readonly rule: RuleId;
  readonly piece: string | null;
}

/** The sizes that scenery beside them covers (ELD-COVER-001, ELD-COVER-002). */
const hasCoverBeside = (table: Table, { model }: Standing): boolean =>
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

/** True for a part on whose top a model stands: it hides the model by perspective only. */
const isUnderfoot = (part: Part, to: Cylinder): boolean => to.foot > 0 && topOf(part) === to.foot;

/** True for a model on higher ground than the shooter (ELD-COVER-007). */
const isRaised = (from: Cylinder, to: Cylinder): boolean => to.foot > from.foot;

/**
 * The Cover that one piece gives by the parts of it that hide: Heavy where it exceeds the hitbox in height and in width, Light where it
 * does not. The size of a Crouched hitbox counts (ELD-COVER-005). On higher ground the edge gives Light Cover; a part
 * that is wide enough for a wall gives Heavy Cover at any height, unless the option also demands the height.
 */
const coverBy = (
  { options }: Table,
  { id, cover }: SceneryPiece,
  hiding: readonly Part[],
  parts: readonly Part[],
  from: Cylinder,
  to: Cylinder,
): Cover => {
  if (hiding.every(part => isUnderfoot(part, to))) return { kind: 'light', rule: 'ELD-COVER-007', piece: id };
  if (cover) return { kind: cover, rule: 'ELD-COVER-004', piece: id };
  const raised = isRaised(from, to);
  const standing = parts.filter(part => topOf(part) > to.foot);
  const isTall = standing.some(part => topOf(part) > topOf(to));
  const heavy = ((raised && options.solidWall === 'wide') || isTall) && isWider(standing, from, to);
  if (heavy) return { kind: 'heavy', rule: raised ? 'ELD-COVER-007' : 'ELD-COVER-003', piece: id };
  return { kind: 'light', rule: 'ELD-COVER-004', piece: id };
};

/**
 * True if a part of scenery can be Cover of a model: at most an inch away, and it rises above the base (ELD-COVER-001). On higher
 * ground, the surface on which the model stands hides it by perspective (ELD-COVER-007).
 */
const isNear = (table: Table, part: Part, to: Cylinder, base: number): boolean =>
  withinSpace(part, to, inches(table.numbers.cover.distance.value) + table.options.distanceEpsilon) &&
  (topOf(part) > to.foot + base || isUnderfoot(part, to));

/**
 * The part, made one unit deeper at the bottom, so that no line of sight runs along the surface on which it stands,
 * just as none runs along the table (ELD-LOS-005).
 */
const sunk = (part: Part): Part => (part.base > 0 ? { ...part, base: part.base - UNIT } : part);

/** Every Cover of a target from a shooter: of each piece of scenery, and of being Crouched. None for a Flying target (ELD-STATE-039). */
export const coversOf = (table: Table, shooter: Standing, target: Standing): readonly Cover[] => {
  if (wasIn(table, target, 'flying')) return [];
  const [from, to] = [bodyInSight(table, shooter), hitboxAt(table, target)];
  const base = Math.min(to.height, mm(table.options.baseHeightMm));
  // A Crouched model of any size has at least Light Cover anywhere.
  const crouched: readonly Cover[] = wasIn(table, target, 'crouched')
    ? [{ kind: 'light', rule: 'ELD-COVER-006', piece: null }]
    : [];
  // Being Crouched and higher ground cover models of every size, unless the option denies them all Cover (ELD-COVER-002, ELD-COVER-007).
  if (!hasCoverBeside(table, target)) {
    if (!table.options.hugeModelsTakeCover) return [];
    if (!isRaised(from, to)) return crouched;
  }
  const hiding = partsOn(table).filter(part => isNear(table, part, to, base) && hides(sunk(part), from, to));
  const pieces = [...new Set(hiding.map(({ piece }) => piece))];
  const covers = pieces.map(piece => {
    const own = ({ piece: of }: Part): boolean => of === piece;
    return coverBy(table, piece, hiding.filter(own), partsOn(table).filter(own), from, to);
  });
  return [...crouched, ...covers];
};

/** The best Cover of a target from a shooter, which counts alone (ELD-COVER-005); null without any. */
export const coverOf = (table: Table, shooter: Standing, target: Standing): Cover | null => {
  const covers = coversOf(table, shooter, target);
  return covers.find(({ kind }) => kind === 'heavy') ?? covers.at(-1) ?? null;
};

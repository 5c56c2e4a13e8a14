import { type Disc, within } from '@rulewright/core/inches';
import type { RuleId } from '../../../rulebook/index.js';
import type { FeatureKind, KindFacts } from '../../../rulebook/numbers.js';
import type { Side } from '../../../vocabulary/map.js';
import { EQUAL } from '../measure/distance.js';
import { comparePart, isOneHex, type Part, type Swept } from './part.js';

/** The two kinds of cover (JV11-COV-004, JV11-COV-005). */
export type Grade = 'hard' | 'soft';

/** One terrain feature, Shrine, gate or Effigy of a table in inches. */
export interface InchesFeature extends KindFacts {
  /** Unique on the table: `forest-1`, `shrine-2`, `effigy-lower`; a template has its own. */
  readonly id: string;
  readonly kind: FeatureKind;
  readonly parts: readonly Part[];
  /** The rule that states most facts of its kind. */
  readonly rule: RuleId;
  /** Placed by an ability: never one with its neighbours (JHX-TERRAIN-002). */
  readonly template: boolean;
  /** The side at whose edge an Effigy stands. */
  readonly side?: Side;
}

/** The cover that a feature gives, if any: Forests give soft cover (JV11-COV-005), and all others hard cover (JV11-COV-004). */
export const gradeOf = ({ kind, cover }: InchesFeature): Grade | undefined =>
  cover ? (kind === 'forest' ? 'soft' : 'hard') : undefined;

/** True if models in a feature see out of it, and are seen in it: Forests and Smoke (JHX-LOS-010). */
export const isSeenThroughFromWithin = ({ kind }: InchesFeature): boolean => kind === 'forest' || kind === 'smoke';

/**
 * True if a feature can block sight: it has a height and is larger than one hex (JHX-LOS-004, JHX-LOS-005). An Effigy is
 * (JHX-LOS-007); a Shrine (JHX-LOS-008) and the solid end of a gate are not.
 */
export const canBlock = ({ kind, height, parts }: InchesFeature): boolean =>
  height > 0 && (kind === 'effigy' || (kind !== 'shrine' && kind !== 'gate' && !isOneHex(parts)));

/** True if a base, or the ground that it covers on a leg, touches or overlaps a feature (JV11-TERR-001). */
export const touchesFeature = ({ parts }: Pick<InchesFeature, 'parts'>, swept: Swept): boolean => {
  for (const part of parts) if (comparePart(part, swept, 0) <= 0) return true;
  return false;
};

/** True if a base, or the ground that it covers on a leg, shares more than borders with a feature (JV11-BASE-008). */
export const overlapsFeature = ({ parts }: Pick<InchesFeature, 'parts'>, swept: Swept): boolean => {
  for (const part of parts) if (comparePart(part, swept, 0) < 0) return true;
  return false;
};

/** True for a feature that no base may overlap at the end of a movement: impassable terrain, Shrines, Effigies, walls. */
export const isNoStand = ({ solid, kind }: InchesFeature): boolean => solid || kind === 'wall';

/**
 * A base as it stands to a feature, for sight and cover. A stop on the way is rounded to the grid, which can put a base that slides
 * along a feature a hair inside: up to a thousandth of an inch that is still contact (JV11-BASE-006), as of a base so much smaller.
 */
export const baseBeside = (feature: InchesFeature, base: Disc): Disc => {
  if (base.radius <= EQUAL || !isNoStand(feature)) return base;
  const isOverlap = (part: Part): boolean => comparePart(part, base, 0) < 0;
  if (!feature.parts.some(isOverlap)) return base;
  return feature.parts.some(part => comparePart(part, base, -EQUAL) < 0)
    ? base
    : { at: base.at, radius: base.radius - EQUAL };
};

const meet = (a: Part, b: Part): boolean =>
  a.left <= b.right + EQUAL &&
  b.left <= a.right + EQUAL &&
  a.low <= b.high + EQUAL &&
  b.low <= a.high + EQUAL &&
  within(a.outline, b.outline, EQUAL);

/** Parts as groups that touch each other, in the order of their first part. Borders a hair apart count as one border. */
export const contiguous = (parts: readonly Part[]): readonly (readonly Part[])[] => {
  const open = new Set(parts);
  return parts.flatMap(start => {
    if (!open.delete(start)) return [];
    const group = [start];
    for (const part of group) {
      for (const other of [...open]) if (meet(part, other) && open.delete(other)) group.push(other);
    }
    return [parts.filter(part => group.includes(part))];
  });
};

import { type Disc, type Polygon, type SightLine, sightField } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import { discsOf, type Model } from '../measure/footing.js';
import type { InchesTable } from '../models/table.js';
import { baseBeside, type InchesFeature, isSeenThroughFromWithin, touchesFeature } from '../terrain/feature.js';

/** The line of sight between two models, or the features that block it. */
export type LineOfSight =
  | {
      readonly clear: true;
      /** A line that nothing blocks, in 1/100 mm. */
      readonly witness: SightLine;
    }
  | {
      readonly clear: false;
      /** Features that together block every line and are all necessary for that, by their ids. */
      readonly blockers: readonly InchesFeature['id'][];
    };

type Shape = (Polygon | Disc) & { readonly feature: InchesFeature };

/** Cache: the shapes that can block sight. A line that only touches a blocker is blocked (JV11-BASE-012). */
const fieldOf = /* @__PURE__ */ rememberEach((blockers: readonly InchesFeature[]) =>
  sightField<Shape>(
    blockers.flatMap(feature => feature.parts.map(({ outline }) => ({ ...outline, feature }))),
    { touchingBlocks: true },
  ),
);

const isEffigyOf = ({ kind, parts }: InchesFeature, { at }: Disc): boolean =>
  kind === 'effigy' && parts.some(({ outline }) => 'at' in outline && outline.at.x === at.x && outline.at.y === at.y);

/**
 * The rule of blocking between two bases of models that are at most `tallest` high: a feature blocks that is as tall as
 * both (JHX-LOS-005, JHX-LOS-006), except a Forest or Smoke that one of the two is within (JHX-LOS-010), and except an
 * Effigy that is one of the two (JHX-LOS-016). Any other feature still blocks (JHX-LOS-011).
 */
const blocksBetween = (tallest: number, a: Disc, b: Disc): ((shape: Shape) => boolean) => {
  const spared = new Map<InchesFeature, boolean>();
  const isSpared = (feature: InchesFeature): boolean =>
    (isSeenThroughFromWithin(feature) && (touchesFeature(feature, a) || touchesFeature(feature, b))) ||
    isEffigyOf(feature, a) ||
    isEffigyOf(feature, b);
  return ({ feature }) => {
    if (feature.height < tallest) return false;
    const known = spared.get(feature) ?? isSpared(feature);
    spared.set(feature, known);
    return !known;
  };
};

/**
 * A base as an end of lines: it looks out of a feature that it is truly in, such as one that it flies over, but not through one
 * that it stands beside.
 */
const endOf = (blockers: readonly InchesFeature[], base: Disc): Disc =>
  blockers.reduce((end, feature) => (end === base ? baseBeside(feature, base) : end), base);

/**
 * True if two models see each other: some straight line from any point of the one base to any point of the other touches no
 * blocker (JV11-BASE-012). Facing does not matter, nor which of the two looks. Only features larger than one hex block, and
 * Effigies; neither models nor Shrines do. Decided by exact geometry.
 */
export const sees = ({ terrain: { blockers } }: InchesTable, viewer: Model, target: Model): boolean => {
  const tallest = Math.max(viewer.height, target.height);
  if (!blockers.some(({ height }) => height >= tallest)) return true;
  const field = fieldOf(blockers);
  const others = discsOf(target);
  for (const one of discsOf(viewer)) {
    const from = endOf(blockers, one);
    for (const other of others)
      if (field.sees(from, endOf(blockers, other), blocksBetween(tallest, one, other))) return true;
  }
  return false;
};

/** The same as {@link sees} with a free line, or with the blockers. Computed each time, without a cache. */
export const lineOfSight = ({ terrain: { blockers } }: InchesTable, viewer: Model, target: Model): LineOfSight => {
  const tallest = Math.max(viewer.height, target.height);
  const field = fieldOf(blockers);
  const blamed = new Set<InchesFeature['id']>();
  for (const one of discsOf(viewer)) {
    for (const other of discsOf(target)) {
      const blocks = blocksBetween(tallest, one, other);
      const answer = field.sight(endOf(blockers, one), endOf(blockers, other), blocks);
      if (answer.clear) return answer;
      for (const { feature } of answer.blockers) blamed.add(feature.id);
    }
  }
  return { clear: false, blockers: [...blamed] };
};

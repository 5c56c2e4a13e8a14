import type { Disc } from '@rulewright/core/inches';
import { EQUAL } from '../measure/distance.js';
import { discsOf, type Model } from '../measure/footing.js';
import type { InchesTable } from '../models/table.js';
import { baseBeside, type Grade, gradeOf, type InchesFeature, touchesFeature } from '../terrain/feature.js';
import { comparePart } from '../terrain/part.js';
import { crossesPart } from './crossing.js';

/** The cover that a target has. */
export interface InchesCover {
  /** The feature that gives it, by its id. */
  readonly feature: InchesFeature['id'];
  readonly grade: Grade;
}

/** True if a feature is near enough to cover a base: a Forest only from within (JV11-COV-001, JV11-COV-002). */
const isNear = (feature: InchesFeature, base: Disc, reach: number): boolean =>
  feature.kind === 'forest'
    ? touchesFeature(feature, base)
    : feature.parts.some(part => comparePart(part, base, reach + EQUAL) <= 0);

/** True if a base stands where a feature does: an Effigy is not its own cover. */
const isItself = ({ parts }: InchesFeature, { at }: Disc): boolean =>
  parts.some(({ outline }) => 'at' in outline && outline.at.x === at.x && outline.at.y === at.y);

const coverOfGrade = (
  { features, coverReach }: InchesTable['terrain'],
  grade: Grade,
  from: Disc,
  target: Disc,
): InchesFeature | undefined =>
  features.find(
    feature =>
      gradeOf(feature) === grade &&
      isNear(feature, target, coverReach) &&
      !isItself(feature, target) &&
      !isItself(feature, from) &&
      feature.parts.some(part => crossesPart(baseBeside(feature, from), baseBeside(feature, target), part)),
  );

/**
 * The cover that a target has from an attacker, undefined if it has none. A feature near the target gives it
 * (JV11-COV-001), a Forest only if the target is within it (JV11-COV-002), where some line from base to base crosses
 * the feature (JV11-COV-003). Only the best cover counts: hard before soft (JV11-COV-007). The feature named is the
 * first such one of the table.
 */
export const coverFrom = ({ terrain }: InchesTable, attacker: Model, target: Model): InchesCover | undefined => {
  const [from] = discsOf(attacker);
  const [to] = discsOf(target);
  if (!from || !to) return undefined;
  for (const grade of ['hard', 'soft'] as const) {
    const feature = coverOfGrade(terrain, grade, from, to);
    if (feature) return { feature: feature.id, grade };
  }
  return undefined;
};

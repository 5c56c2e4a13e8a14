import { type Stretch, stretchesWithin } from '@rulewright/core/inches';
import type { Footing, Place } from '../../../vocabulary/place.js';
import { areWithin, EQUAL, INCH } from '../measure/distance.js';
import { discsOf, type Model } from '../measure/footing.js';
import { placeAt } from '../measure/place.js';
import type { InchesTable } from '../models/table.js';
import { partOf } from '../terrain/part.js';
import { lastOn } from './cut.js';
import { firstStep, legTo, placeOfStep } from './leg.js';
import { landingRefusal } from './standing.js';

/**
 * The last place of a straight leg on which a base is within some inches of another (JV11-BASE-005); undefined if the
 * leg never comes that near. Distances that differ by less than a thousandth of an inch are equal (JV11-BASE-006); a
 * leg that starts at the limit leads away at once.
 */
export const lastWithin = (lengths: number, mover: Model, to: Place, other: Footing): Place | undefined => {
  const leg = legTo(mover, to);
  const [disc] = discsOf(other);
  if (!disc) return undefined;
  const lastAt = (length: number): Stretch | undefined =>
    stretchesWithin([leg.from, leg.to], leg.radius, disc, length).at(-1);
  const near = lastAt(lengths * INCH);
  if (!near && areWithin(lengths, mover, other)) return placeAt(leg.from);
  const last = near ?? lastAt(lengths * INCH + EQUAL);
  return last && placeAt(last.to.at);
};

/**
 * The first place of a straight leg on which a base is within some inches of another, or of a point (JV11-BASE-015);
 * undefined if the leg never comes that near or starts there. Distances that differ by less than a thousandth of an
 * inch are equal (JV11-BASE-006).
 */
export const firstWithin = (lengths: number, mover: Model, to: Place, other: Footing): Place | undefined => {
  if (areWithin(lengths, mover, other)) return undefined;
  const leg = legTo(mover, to);
  const parts = discsOf(other).map(partOf);
  const step = firstStep(leg, parts, lengths * INCH) ?? firstStep(leg, parts, lengths * INCH + EQUAL);
  return step === undefined ? undefined : placeOfStep(leg, step);
};

/** The last place of a straight leg where a model may stand at the end of a movement, the start of the leg left out. */
export const lastStanding = (table: InchesTable, mover: Model, to: Place): Place | undefined => {
  const last = lastOn(legTo(mover, to), at => landingRefusal(table, mover, placeAt(at), 'advance') === undefined);
  return last && placeAt(last);
};

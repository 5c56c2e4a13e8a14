import { compareStripGap, inches, type Strip } from '@rulewright/core/inches';
import { type Thing, thingOf, thingsOn } from '../../battlefield/things.js';
import { isCompletelyObscured } from '../../sight/sight.js';
import type { ModelId } from '../../vocabulary/index.js';
import type { Ranged } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { whyNotTargetable } from './under-fire.js';

/**
 * The strip of a beam: it begins with its short side at the base of the attacker, points from centre to centre (SFI-BEAM-003), is as
 * long as its profile says, and always one inch wide (SFI-BEAM-004, SFI-BEAM-009).
 */
export const beamStrip = (table: Table, attacker: ModelId, { range }: Ranged, aim: ModelId): Strip => {
  const { at, radius } = thingOf(table, attacker).base;
  const { at: to } = thingOf(table, aim).base;
  const width = table.numbers.attack.beamWidth.value;
  return {
    from: at,
    direction: { x: to.x - at.x, y: to.y - at.y },
    start: radius,
    length: inches(range),
    half: inches(width) / 2,
  };
};

/**
 * True for the models that a beam targets: those whose bases overlap the strip at least partly and that are not
 * completely obscured, also behind other models (SFI-BEAM-005). Models that cannot be targeted are skipped
 * (SFI-BEAM-012).
 */
const isUnder = (table: Table, attacker: ModelId, weapon: Ranged, aim: ModelId): ((thing: Thing) => boolean) => {
  const strip = beamStrip(table, attacker, weapon, aim);
  const tolerance = table.options['measure.epsilon'];
  return ({ id, base }) =>
    compareStripGap(strip, base, tolerance) < 0 &&
    !whyNotTargetable(table, attacker, weapon, id) &&
    !isCompletelyObscured(table, attacker, id);
};

/** The models that a beam targets. */
export const underBeam = (table: Table, attacker: ModelId, weapon: Ranged, aim: ModelId): readonly ModelId[] =>
  thingsOn(table)
    .filter(isUnder(table, attacker, weapon, aim))
    .map(({ id }) => id);

/** True if a beam targets any model. */
export const isAnyUnderBeam = (table: Table, attacker: ModelId, weapon: Ranged, aim: ModelId): boolean =>
  thingsOn(table).some(isUnder(table, attacker, weapon, aim));

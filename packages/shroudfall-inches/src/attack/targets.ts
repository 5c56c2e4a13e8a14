import type { Refusal } from '@rulewright/core';
import { isWithin } from '../battlefield/distance.js';
import { thingNamed, thingOf, thingsOn } from '../battlefield/things.js';
import { whyNotInMelee } from '../melee/shooting.js';
import { sees } from '../sight/sight.js';
import { reachOf } from '../unit-cards/weapons.js';
import type { ModelId } from '../vocabulary/index.js';
import type { Ranged } from '../vocabulary/pack.js';
import type { Table } from '../vocabulary/table.js';
import { inArea } from './shapes/area.js';
import { isAnyUnderBeam, underBeam } from './shapes/beam.js';
import { whyNotTargetable } from './shapes/under-fire.js';

const noSight = { code: 'no-sight', rule: 'SFI-LOS-012', path: 'target' } as const;
/** A beam or an area without a model under it is no attack. */
const nobody = { code: 'nobody-targeted', rule: 'SFI-ATTACK-017' } as const;

/** A single target is in range, can be targeted, and is seen. */
const whyNotSingle = (table: Table, attacker: ModelId, weapon: Ranged, target: ModelId): Refusal | undefined => {
  const [from, to] = [thingOf(table, attacker), thingNamed(table, target)];
  if (to && !isWithin(table, from.base, to.base, reachOf(table, attacker, weapon))) {
    return { code: 'out-of-range', rule: 'SFI-ATTACK-016', path: 'target' };
  }
  const wrong = whyNotTargetable(table, attacker, weapon, target);
  return wrong ?? (sees(table, attacker, target) ? undefined : noSight);
};

/** A beam is aimed at any other model or element in sight, in range or not, friend or enemy. */
const whyNoAim = (table: Table, attacker: ModelId, weapon: Ranged, aim: ModelId): Refusal | undefined => {
  const kind = thingNamed(table, aim)?.kind;
  if (kind === undefined || kind === 'manifestation' || aim === attacker) {
    return { code: 'no-aim', rule: 'SFI-BEAM-002', path: 'target' };
  }
  if (!sees(table, attacker, aim)) return noSight;
  return isAnyUnderBeam(table, attacker, weapon, aim) ? undefined : nobody;
};

/**
 * The rule that keeps a model from attacking a target with a weapon, or from aiming a beam at it; undefined if it may
 * (SFI-ATTACK-016). `target` is absent for an area.
 */
export const whyNoTarget = (table: Table, attacker: ModelId, weapon: Ranged, target?: ModelId): Refusal | undefined => {
  const inMelee = whyNotInMelee(table, attacker, weapon);
  if (inMelee) return inMelee;
  if (weapon.shape === 'area') {
    if (target !== undefined) return { code: 'area-has-no-target', rule: 'SFI-AREA-001', path: 'target' };
    return inArea(table, attacker, weapon).length > 0 ? undefined : nobody;
  }
  if (target === undefined) return { code: 'no-target', rule: 'SFI-ATTACK-014', path: 'target' };
  const why = weapon.shape === 'beam' ? whyNoAim : whyNotSingle;
  return why(table, attacker, weapon, target);
};

/**
 * The possible targets, before the exact test; for an area, `undefined` is the attack without a single target. None if
 * no thing that the weapon may hit is near enough: the strip of a beam reaches a little farther to the sides than its
 * length.
 */
const candidates = (table: Table, attacker: ModelId, weapon: Ranged): readonly (ModelId | undefined)[] => {
  if (whyNotInMelee(table, attacker, weapon)) return [];
  const { base: from } = thingOf(table, attacker);
  const wider = weapon.shape === 'beam' ? table.numbers.attack.beamWidth.value : 0;
  const reach = reachOf(table, attacker, weapon) + wider;
  const near = thingsOn(table).filter(
    ({ id, base }) => isWithin(table, from, base, reach) && !whyNotTargetable(table, attacker, weapon, id),
  );
  if (near.length === 0) return [];
  if (weapon.shape === 'area') return [undefined];
  return (weapon.shape === 'beam' ? thingsOn(table) : near).map(({ id }) => id);
};

/** The legal targets of a weapon; for an area, `undefined` is the attack without a single target. */
export const targetsOf = (table: Table, attacker: ModelId, weapon: Ranged): readonly (ModelId | undefined)[] =>
  candidates(table, attacker, weapon).filter(target => !whyNoTarget(table, attacker, weapon, target));

/** True if a weapon has a legal target. */
export const hasTarget = (table: Table, attacker: ModelId, weapon: Ranged): boolean =>
  candidates(table, attacker, weapon).some(target => !whyNoTarget(table, attacker, weapon, target));

/** The models that an attack targets: one, or all that are under a beam or in an area (SFI-BEAM-010, SFI-AREA-003). */
export const targetedBy = (table: Table, attacker: ModelId, weapon: Ranged, target?: ModelId): readonly ModelId[] => {
  if (weapon.shape === 'area') return inArea(table, attacker, weapon);
  if (target === undefined) return [];
  return weapon.shape === 'beam' ? underBeam(table, attacker, weapon, target) : [target];
};

import type { Refusal } from '@rulewright/core';
import { modelOf } from '../match/lookups.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { ModelId } from '../vocabulary/index.js';
import type { Ranged } from '../vocabulary/pack.js';
import type { Table } from '../vocabulary/table.js';
import type { PlainPassiveId } from '../vocabulary/words.js';
import { engagedWith, inMelee } from './in-melee.js';

const has = (table: Table, model: ModelId, passive: PlainPassiveId): boolean =>
  hasPassive(table, modelOf(table.state, model), passive);

/**
 * The rule that keeps a model that is in melee from using a weapon: ranged profiles, also beams and areas, need Pistolero or
 * Relentless (SFI-BEAM-012, SFI-AREA-007). Nothing keeps it from using the others (SFI-ATTACK-001, SFI-ATTACK-005).
 */
export const whyNotInMelee = (table: Table, attacker: ModelId, { type }: Ranged): Refusal | undefined => {
  if (type !== 'ranged' || engagedWith(table, attacker).length === 0) return;
  if (has(table, attacker, 'relentless') || has(table, attacker, 'pistolero')) return;
  return { code: 'in-melee', rule: 'SFI-ATTACK-002', path: 'profile' };
};

/** A model with Pistolero that is in melee shoots at models that it is in melee with, and at nobody else. */
export const whyNotPastMelee = (
  table: Table,
  attacker: ModelId,
  { type }: Ranged,
  target: ModelId,
): Refusal | undefined => {
  if (type !== 'ranged' || engagedWith(table, attacker).length === 0) return;
  // Relentless lets the model shoot at any legal target (SFI-PASSIVE-033).
  if (has(table, attacker, 'relentless') || inMelee(table, attacker, target)) return;
  return { code: 'not-in-melee-with-it', rule: 'SFI-PASSIVE-028', path: 'target' };
};

/** True if a model can take part in a Combined Shot at a target as far as melee goes (SFI-PASSIVE-007). */
export const mayJoinShot = (table: Table, model: ModelId, target: ModelId): boolean =>
  engagedWith(table, model).length === 0 ||
  // SFI-PASSIVE-035: at any target; SFI-PASSIVE-030: only if the model is in melee with the target.
  has(table, model, 'relentless') ||
  (has(table, model, 'pistolero') && inMelee(table, model, target));

import { isWithin } from '../battlefield/distance.js';
import { thingOf } from '../battlefield/things.js';
import { modelOf, unitOf } from '../match/lookups.js';
import { benefitsOf } from '../terrain/benefits.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { Ranged } from './weapons.js';

const isStealthy = (table: Table, from: ModelId, { type, shape }: Ranged, target: ModelId): boolean => {
  if (thingOf(table, target).kind !== 'model') return false;
  if (hasPassive(table, unitOf(table.state, modelOf(table.state, target).unit), 'stealth')) return true;
  return benefitsOf(table, target, { from, type, shape }).keywords.some(({ keyword }) => keyword.id === 'shrouded');
};

/** True if Stealth keeps a model from targeting another: from more than six inches away nobody can (SFI-PASSIVE-042). */
export const isHidden = (table: Table, from: ModelId, weapon: Ranged, target: ModelId): boolean => {
  const [one, other] = [thingOf(table, from), thingOf(table, target)];
  if (isWithin(table, one.base, other.base, table.numbers.passives.stealth.value)) return false;
  return isStealthy(table, from, weapon, target);
};

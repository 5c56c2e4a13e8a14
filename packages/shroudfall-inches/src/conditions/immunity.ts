import { passivesOf } from '../unit-cards/passives/passives.js';
import type { Unit } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import type { ConditionId } from '../vocabulary/words.js';

/** True if a unit can never have a condition (SFI-PASSIVE-022). */
export const isImmune = (table: Table, unit: Unit, condition: ConditionId): boolean =>
  passivesOf(table, unit).some(passive => passive.id === 'immunity' && passive.to === condition);

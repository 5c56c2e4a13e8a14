import type { Refusal } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import { rangeInUnits } from '../../battlefield/distance.js';
import { baseOf, cardOf, modelOf, unitOf } from '../../match/lookups.js';
import { engagedBy, engagedWith, inMeleeAt } from '../../melee/in-melee.js';
import { rangeOf } from '../../unit-cards/characteristics/characteristic.js';
import { hasPassive } from '../../unit-cards/passives/passives.js';
import type { Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Standing } from './limits.js';

/**
 * The enemies that a model must be in melee with at the end of a move-action move: each of those at its start (SFI-MELEE-007,
 * SFI-MELEE-008), by an option only those whose own reach covers the model. None for a model with Parry (SFI-MELEE-011,
 * SFI-PASSIVE-025).
 */
export const lockedWith = (table: Table, model: Model): readonly ModelId[] => {
  const enemies = table.options['melee.leaveUsesEnemyReachOnly']
    ? engagedBy(table, model.id)
    : engagedWith(table, model.id);
  return enemies.length > 0 && hasPassive(table, unitOf(table.state, model.unit), 'parry') ? [] : enemies;
};

/** The refusal of a place where a model has left melee; only the places before and after a move count (SFI-MELEE-009). */
export const whyLeavesMelee = (
  table: Table,
  model: ModelId,
  locked: readonly ModelId[],
  at: Point,
  path: string,
): Refusal | undefined => {
  if (locked.length === 0) return undefined;
  const still = inMeleeAt(table, model, at);
  const left = locked.find(enemy => !still.includes(enemy));
  return left === undefined
    ? undefined
    : { code: 'leaves-melee', rule: 'SFI-MELEE-007', path, detail: { enemy: left } };
};

/** The longest melee RNG of a model in inches, 0 without melee profiles. */
const reachOf = (table: Table, model: Model): number =>
  cardOf(table, unitOf(table.state, model.unit))
    .weapons.filter(({ type }) => type === 'melee')
    .reduce((most, weapon) => Math.max(most, rangeOf(table, model, weapon).total), 0);

/** Limits that every place keeps to at which a model is still in melee: the lines of sight come on top. */
export const meleeLimits = (table: Table, model: Model, locked: readonly ModelId[]): readonly Standing[] =>
  locked.map((id): Standing => {
    const enemy = modelOf(table.state, id);
    const reach = Math.max(reachOf(table, model), reachOf(table, enemy));
    const of = baseOf(table, enemy);
    const length = rangeInUnits(table, reach);
    return { is: 'within', of, length, code: 'leaves-melee', rule: 'SFI-MELEE-007', obstacle: id };
  });

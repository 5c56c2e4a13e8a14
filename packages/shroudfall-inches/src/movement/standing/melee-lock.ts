import type { Refusal } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import { rangeInUnits } from '../../battlefield/distance.js';
import { thingOf } from '../../battlefield/things.js';
import { engagedBy, engagedWith, inMeleeAt } from '../../melee/in-melee.js';
import { reachOf } from '../../melee/reach.js';
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
  return enemies.length > 0 && hasPassive(table, model, 'parry') ? [] : enemies;
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

/**
 * Limits by which a search finds places where a model is still in melee: enemies are within the longer reach of the two. They are no
 * rule: a line of sight is needed as well, and an ability may lend reach to some places.
 */
export const meleeLimits = (table: Table, model: ModelId, locked: readonly ModelId[]): readonly Standing[] =>
  locked.map((obstacle): Standing => {
    const reach = Math.max(reachOf(table, model) ?? 0, reachOf(table, obstacle) ?? 0);
    const of = thingOf(table, obstacle).base;
    return {
      is: 'within',
      of,
      length: rangeInUnits(table, reach),
      code: 'leaves-melee',
      rule: 'SFI-MELEE-007',
      obstacle,
    };
  });

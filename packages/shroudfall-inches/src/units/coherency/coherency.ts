import type { Turn } from '@rulewright/core';
import { isWithin } from '../../battlefield/distance.js';
import { baseOf, modelsOf, unitOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { Model, ModelId, Sfi, UnitId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The coherency range in inches by the starting strength of a unit (SFI-COHERENCY-001, SFI-COHERENCY-002). */
export const coherencyRangeFor = ({ numbers }: Pick<Table, 'numbers'>, strength: number): number => {
  const { ofSmall, ofLarge, largeFrom } = numbers.coherency;
  return strength >= largeFrom.value ? ofLarge.value : ofSmall.value;
};

/**
 * The coherency range of a unit in inches: losses do not change its starting strength (SFI-COHERENCY-003). Charts call the range CMD
 * (SFI-COHERENCY-009).
 */
export const coherencyRange = (table: Table, unit: UnitId): number =>
  coherencyRangeFor(table, unitOf(table.state, unit).strength);

/** The groups of a unit's models that are linked by the coherency range, the largest first. */
const groupsOf = (table: Table, unit: UnitId): readonly (readonly Model[])[] => {
  const range = coherencyRange(table, unit);
  const left = [...modelsOf(table.state, unit)];
  const groups: Model[][] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const group = [first];
    for (const one of group) {
      const near = left.filter(other => isWithin(table, baseOf(table, one), baseOf(table, other), range));
      group.push(...near);
      for (const model of near) left.splice(left.indexOf(model), 1);
    }
    groups.push(group);
  }
  return groups.sort((a, b) => b.length - a.length);
};

/**
 * The models of a unit outside its largest connected group. None: the unit is in coherency (SFI-COHERENCY-004), as a lone
 * model always is (SFI-COHERENCY-007).
 */
export const modelsApart = (table: Table, unit: UnitId): readonly ModelId[] =>
  groupsOf(table, unit).flatMap((group, at) => (at === 0 ? [] : group.map(({ id }) => id)));

/**
 * The check after a move action, and after nothing else (SFI-COHERENCY-008), by default of the usual formation. True if the unit has
 * broken its coherency.
 */
export const checkCoherency = (
  turn: Turn<Sfi>,
  unit: UnitId,
  apart: readonly ModelId[] = modelsApart(tableOf(turn), unit),
): boolean => {
  if (apart.length > 0) turn.emit({ type: 'CoherencyBroken', unit, apart }, 'SFI-COHERENCY-005');
  return apart.length > 0;
};

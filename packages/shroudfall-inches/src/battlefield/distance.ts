import { completelyWithin, inches, type Outline, within } from '@rulewright/core/inches';
import type { Table } from '../vocabulary/table.js';

/*
 * Ranges (RNG) are straight distances in inches on the flat table (SFI-MEASURE-001, SFI-MEASURE-011). Lengths of moves are no ranges: a
 * move is measured with a jointed tool (SFI-MEASURE-017).
 */

/** A range in units; a table that measures by hand reads distances shorter by a tolerance (SFI-MEASURE-004). */
export const rangeInUnits = ({ options }: Pick<Table, 'options'>, range: number): number =>
  inches(range) + options['measure.epsilon'];

/**
 * True if two outlines are within a range in inches of each other, from border to border (SFI-MEASURE-002,
 * SFI-MEASURE-003); an exactly equal distance counts (SFI-MEASURE-004). Everything that is not within the range is
 * outside it (SFI-MEASURE-006).
 */
export const isWithin = (table: Pick<Table, 'options'>, a: Outline, b: Outline, range: number): boolean =>
  within(a, b, rangeInUnits(table, range));

/** True if no part of an outline is farther from another than a range in inches (SFI-MEASURE-005). */
export const isCompletelyWithin = (table: Pick<Table, 'options'>, a: Outline, b: Outline, range: number): boolean =>
  completelyWithin(a, b, rangeInUnits(table, range));

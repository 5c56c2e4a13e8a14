import type { Outline } from '@rulewright/core/inches';
import { isWithin, rangeInUnits } from '../battlefield/distance.js';
import type { Arrival } from '../vocabulary/index.js';
import type { Table, TerrainPiece } from '../vocabulary/table.js';
import { isWithinPiece } from './within.js';

/**
 * True if a change of place brings a model into the range around a thing: its base was outside before, and its path or
 * its new base is within the range (SFI-MANIFEST-006). `range` is in inches.
 */
export const entersReach = (
  table: Pick<Table, 'options'>,
  arrival: Arrival,
  thing: Outline,
  range: number,
): boolean => {
  const { before, after, comparePath } = arrival;
  if (before && isWithin(table, before, thing, range)) return false;
  const passes = comparePath !== undefined && comparePath(thing, rangeInUnits(table, range)) <= 0;
  return passes || isWithin(table, after, thing, range);
};

/** True if the path of a model overlaps a piece; by an option touching is enough, as for bases (SFI-MEASURE-016). */
const crosses = ({ options }: Pick<Table, 'options'>, { comparePath }: Arrival, { footprint }: TerrainPiece): boolean =>
  comparePath !== undefined &&
  footprint.some(part => comparePath(part, 0) <= (options['terrain.touchIsWithin'] ? 0 : -1));

/**
 * True if a change of place brings a model into a piece of terrain: its base did not overlap the piece before. A model
 * that moves or is pushed comes into the piece with its path or its new base, by two options (SFI-TKEY-001); one that
 * is placed only with its new base (SFI-TKEY-002).
 */
export const entersPiece = (table: Pick<Table, 'options'>, arrival: Arrival, piece: TerrainPiece): boolean => {
  const { options } = table;
  const { before, after, how } = arrival;
  if (how === 'push' && !options['terrain.pushCountsAsMovingInto']) return false;
  if (before && isWithinPiece(table, before, piece)) return false;
  if (isWithinPiece(table, after, piece)) return true;
  return how !== 'place' && options['terrain.crossingCountsAsMovingInto'] && crosses(table, arrival, piece);
};

import { gap, type Outline } from '@rulewright/core/inches';
import { basesOf } from '../match/lookups.js';
import type { ModelId, UnitId } from '../vocabulary/index.js';
import type { PieceId, Table } from '../vocabulary/table.js';
import { thingNamed } from './things.js';

/** Anything that a player may measure to: a base, a piece of terrain, or the models of a unit. */
export type Measurable = ModelId | PieceId | UnitId;

const outlinesOf = (table: Table, id: Measurable): readonly Outline[] => {
  const thing = thingNamed(table, id);
  if (thing) return [thing.base];
  return table.state.terrain.find(piece => piece.id === id)?.footprint ?? basesOf(table, id);
};

/**
 * The distance between two things on the table, from border to border (SFI-MEASURE-002), in 1/100 mm and rounded up: the shortest range
 * that they are within. Undefined if one of them is not there. A unit is as near as its closest model
 * (SFI-MEASURE-012), and terrain as the nearest point of its footprint (SFI-MEASURE-014). Terrain and bases in between
 * change nothing, nor does the length of the printed range tools, which can be combined (SFI-MEASURE-009,
 * SFI-MEASURE-008). Every player may measure at any time (SFI-MEASURE-007).
 */
export const measure = (table: Table, from: Measurable, to: Measurable): number | undefined => {
  const others = outlinesOf(table, to);
  const gaps = outlinesOf(table, from).flatMap(one => others.map(other => gap(one, other)));
  return gaps.length > 0 ? Math.min(...gaps) : undefined;
};

import type { Refusal } from '@rulewright/core';
import { brokenLimit, type Limit, type Point, type Region } from '@rulewright/core/inches';
import { battlefieldOf } from '../../battlefield/edges.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Blockers } from './blockers.js';

/** A limit on where a base may stand, with the words of its refusal. */
export interface Standing extends Limit {
  readonly code: string;
  readonly rule: RuleId;
  /** The model, the scenario element, the manifestation or the piece of terrain. */
  readonly obstacle?: string;
}

/** The rules that forbid a base to end where something else is, for moves and for places. */
interface Forbidding {
  readonly bases: RuleId;
  readonly impassable: RuleId;
  readonly linear: RuleId;
}

/**
 * The end of a move: the base may overlap its tool, and no other base (SFI-MOVE-021), no impassable terrain (SFI-TKEY-014) and no linear
 * terrain (SFI-TERRAIN-007).
 */
export const endOfMove: Forbidding = { bases: 'SFI-MOVE-011', impassable: 'SFI-MOVE-012', linear: 'SFI-MOVE-012' };
/** A place. */
export const endOfPlace: Forbidding = {
  bases: 'SFI-PLACE-004',
  impassable: 'SFI-PLACE-004',
  linear: 'SFI-PLACE-004',
};

/** The limits by obstacles: a base stands on the battlefield and overlaps neither other bases nor solid terrain. */
export const standingLimits = (
  table: Table,
  { bases, solids }: Blockers,
  { bases: onBase, impassable, linear }: Forbidding,
): readonly Standing[] => [
  { is: 'completely-within', of: battlefieldOf(table), length: 0, code: 'off-the-table', rule: 'SFI-MOVE-018' },
  ...bases.map(
    ({ id, base }): Standing => ({ is: 'clear', of: base, length: 0, code: 'on-a-base', rule: onBase, obstacle: id }),
  ),
  ...solids.flatMap(({ piece, impassable: solid, parts }) =>
    parts.map(
      ({ of }): Standing => ({
        is: 'clear',
        of,
        length: 0,
        code: solid ? 'on-impassable-terrain' : 'on-linear-terrain',
        rule: solid ? impassable : linear,
        obstacle: piece.id,
      }),
    ),
  ),
];

/** The refusal of a place by the first limit that it breaks; undefined if it keeps to all limits. */
export const whyNotThere = (region: Region<Standing>, at: Point, path: string): Refusal | undefined => {
  const broken = brokenLimit(region, at);
  if (!broken) return undefined;
  const { code, rule, obstacle } = broken;
  return { code, rule, path, ...(obstacle === undefined ? {} : { detail: { obstacle } }) };
};

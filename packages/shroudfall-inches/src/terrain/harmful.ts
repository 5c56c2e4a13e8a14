import { isImmune } from '../conditions/immunity.js';
import { suffers } from '../match/lookups.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { Unit } from '../vocabulary/index.js';
import type { Table, TerrainPiece } from '../vocabulary/table.js';
import type { ConditionId } from '../vocabulary/words.js';
import { keywordOf } from './within.js';

/** The keywords of terrain that harms models in it (SFI-TKEY-001). */
export const harmfulKeywords: readonly ['blazing', 'dangerous-terrain', 'electrified', 'toxic'] = [
  'blazing',
  'dangerous-terrain',
  'electrified',
  'toxic',
];

export type HarmfulKeyword = (typeof harmfulKeywords)[number];

/** The condition that a unit gains in a piece with a keyword; none by dangerous terrain, which damages its models (SFI-TKEY-006). */
export const conditionOf: Readonly<Partial<Record<HarmfulKeyword, ConditionId>>> = {
  blazing: 'burning',
  electrified: 'shocked',
  toxic: 'poisoned',
};

/** True if a piece would harm a unit now: a condition that the unit has (SFI-COND-006) or can never have does nothing. */
export const wouldHarm = (table: Table, unit: Unit, piece: TerrainPiece): boolean =>
  !hasPassive(table, unit, 'flying') &&
  harmfulKeywords.some(keyword => {
    if (!keywordOf(table, piece, keyword)) return false;
    const gained = conditionOf[keyword];
    return gained === undefined || !(suffers(unit, gained) || isImmune(table, unit, gained));
  });

import { isImmune } from '../conditions/immunity.js';
import { suffers } from '../match/lookups.js';
import { conditionOf, harmfulKeywords } from '../terrain/harmful.js';
import { keywordOf } from '../terrain/within.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { Unit } from '../vocabulary/index.js';
import type { Table, TerrainPiece } from '../vocabulary/table.js';

/** True if a piece would harm a unit now: a condition that the unit has (SFI-COND-006) or can never have does nothing. */
export const wouldHarm = (table: Table, unit: Unit, piece: TerrainPiece): boolean =>
  !hasPassive(table, unit, 'flying') &&
  harmfulKeywords.some(keyword => {
    if (!keywordOf(table, piece, keyword)) return false;
    const gained = conditionOf[keyword];
    return gained === undefined || !(suffers(unit, gained) || isImmune(table, unit, gained));
  });

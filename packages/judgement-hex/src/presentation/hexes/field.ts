import { type SeenHexes, seenOnHexes } from '../../ground/hexes/seen.js';
import { fieldOf as anyFieldOf } from '../../hero-cards/reading/field.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * The battlefield of a match on hexes, for pictures.
 *
 * @throws TypeError if the match is played on another ground.
 */
export const fieldOf = (table: Table): SeenHexes => seenOnHexes(anyFieldOf(table));

import { type SeenInches, seenOnInches } from '../../ground/inches/seen.js';
import { fieldOf as anyFieldOf } from '../../hero-cards/reading/field.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * The battlefield of a match in inches, for pictures.
 *
 * @throws TypeError if the match is played on another ground.
 */
export const fieldOf = (table: Table): SeenInches => seenOnInches(anyFieldOf(table));

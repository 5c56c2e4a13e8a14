import type { JogGame } from '../vocabulary/edition.js';
import type { JogTurn } from '../vocabulary/index.js';
import type { JogProcedures } from '../vocabulary/procedures.js';

/** The procedures of the game of a turn. */
export const proceduresOf = ({ game }: JogTurn): JogProcedures => (game as JogGame).edition.procedures;

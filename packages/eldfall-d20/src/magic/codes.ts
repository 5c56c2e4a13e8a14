import { gainState } from '../states/gain.js';
import type { CodeEffect } from '../vocabulary/index.js';

/** Claws of Earth make a model Immobilized, if the option says so: the book names the Spell without an entry. */
const clawsOfEarth: CodeEffect = (turn, { on, by }) => {
  if (turn.options.clawsOfEarth !== 'immobilizes') return;
  const player = turn.state.models.find(({ id }) => id === by)?.player ?? null;
  gainState(turn, on, { state: 'immobilized', by: player, source: 'Claws of Earth' }, 'ELD-SPELLCRAFT-055');
};

/** The effects in code that cards of the book name. */
export const bookEffects: Readonly<Record<string, CodeEffect>> = { 'claws-of-earth': clawsOfEarth };

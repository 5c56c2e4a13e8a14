import type { JhxEdition } from '../../vocabulary/edition.js';
import type { JhxGame } from '../../vocabulary/game.js';

/** The facts that pictures need, or a game with its rules. */
export type ShownGame =
  | JhxGame
  | (Pick<JhxGame, 'pack' | 'maps'> & { readonly edition: Pick<JhxEdition, 'id' | 'numbers' | 'chosen' | 'ground'> });

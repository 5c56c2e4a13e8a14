import { createPresentation, type SfiPresentation } from '../presentation/index.js';
import type { SfiGame } from '../vocabulary/index.js';

/** The words and pictures of a laid-out game. */
export const presentationOf = (game: SfiGame): SfiPresentation => createPresentation(game);

import { createPresentation, type EldPresentation } from '../presentation/index.js';
import type { EldGame } from '../vocabulary/index.js';

/** The words and pictures of a laid-out game. */
export const presentationOf = (game: EldGame): EldPresentation => createPresentation(game);

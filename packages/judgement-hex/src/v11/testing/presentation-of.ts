import type { JhxPresentation } from '../../presentation/shared/presentation.js';
import { createPresentation } from '../../presentation/v11/index.js';
import type { JhxGame } from '../../vocabulary/game.js';

/** The words and pictures of a laid-out game. */
export const presentationOf = (game: JhxGame): JhxPresentation => createPresentation(game);

import { createPresentation } from '../presentation/index.js';
import type { JhxPresentation } from '../presentation/shared/presentation.js';
import type { JhxGame } from '../vocabulary/game.js';

/** The words and pictures of a laid-out game. */
export const presentationOf = ({ pack, maps, edition }: JhxGame): JhxPresentation =>
  createPresentation(pack, maps, edition);

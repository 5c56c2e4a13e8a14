import type { Stage } from '../vocabulary/index.js';
import type { Names } from './names.js';

/** The part of the match, as the heading of a chapter. */
export const chapterOf = (round: number, stage: Stage, { say }: Pick<Names, 'say'>): string =>
  stage.name === 'set-up'
    ? say('setUp')
    : say('turnOf', { n: round, player: stage.active === null ? say('theHostiles') : stage.active });

import { terrainNow } from '../../board/on-hexes.js';
import { cellId } from '../../board/scene.js';
import type { GroundPresentation } from '../shared/ground.js';
import { hexesAround } from './overlays.js';
import { hexWords } from './places.en.js';
import { hexScene } from './scene.js';
import { hexText } from './text.js';

/** The words and pictures of a board of hexes. */
export const shownOnHexes: GroundPresentation = {
  words: hexWords,
  scene: hexScene,
  around: hexesAround,
  text: hexText,
  thingAt: (table, place) => [cellId(terrainNow(table), place)],
};

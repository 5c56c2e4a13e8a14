import type { GroundPresentation } from '../shared/ground.js';
import { inchWishes } from './clicks.js';
import { inchesAround } from './overlays.js';
import { inchWords } from './places.en.js';
import { inchScene } from './scene.js';
import type { ShownGame } from './shown-game.js';
import { inchSketches } from './sketches.js';
import { inchText } from './text.js';
import { inchTyped } from './typed.js';

/** The words and pictures of a table in inches. A game with its rules finds the places that answer open questions. */
export const shownInInches = (game: ShownGame): GroundPresentation => ({
  words: inchWords,
  scene: shown => inchScene(game, shown),
  around: inchesAround,
  text: inchText,
  thingAt: () => [],
  wishes: inchWishes,
  sketches: inchSketches,
  typed: inchTyped,
});

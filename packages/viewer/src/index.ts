/**
 * Pictures of Rulewright matches: scenes as SVG, dice as SVG, and whole matches as one HTML file.
 * Everything is a function from plain data to text, the same in Node and in browsers, except `boardZoom`, which enlarges a board on a page.
 *
 * @module
 */

export { type BoardElement, type BoardZoom, boardZoom } from './client/board-zoom.js';
export { type RenderReplayOptions, renderReplay } from './replay/render-replay.js';
export type { ReplayTheme, ThemeColor } from './replay/theme.js';
export { type ReplayOptions, replayOf } from './replay-of.js';
export type { Pictures } from './scene/pictures.js';
export { type RenderDieOptions, renderDie } from './scene/render-die.js';
export { boardPoint, type RenderSceneOptions, renderScene, sceneStyle } from './scene/render-scene.js';
export type { ColorScheme } from './scene/svg.js';
export { germanPage } from './words/page-words.de.js';
export { englishPage } from './words/page-words.en.js';
export type { PageWord, PageWords } from './words/page-words.js';

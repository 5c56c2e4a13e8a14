/**
 * Clicks on a picture: what each of them leaves of a player's answers, and when they have become one. Wishes for answers that
 * cannot be listed, by a click or as a text.
 *
 * @packageDocumentation
 */
export {
  type Button,
  type ClickAnswer,
  type Clicks,
  clicksOn,
  sketchOf,
  type Thing,
  type Wish,
  wishHint,
  wishOf,
  wishOfText,
} from './clicks.js';
export { type Clickable, type ClickConformanceOptions, checkClicks, clickConformance } from './conformance.js';
export { drawnIds } from './drawn.js';

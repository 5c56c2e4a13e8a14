/**
 * Clicks on a picture as answers to decisions: each click narrows the possible answers, until one is left. For answers
 * that cannot be listed, a click or a text is a wish.
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

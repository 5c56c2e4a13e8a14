/**
 * Clicks on a picture: what each of them leaves of a player's answers, and when they have become one.
 *
 * @packageDocumentation
 */
export { type Button, type ClickAnswer, type Clicks, clicksOn, type Thing, type Wish, wishOf } from './clicks.js';
export { type Clickable, type ClickConformanceOptions, checkClicks, clickConformance } from './conformance.js';
export { drawnIds } from './drawn.js';

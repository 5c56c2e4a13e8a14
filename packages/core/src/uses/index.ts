/**
 * Limits such as "once per activation", "once per round" and "once per game", counted in the state.
 *
 * @packageDocumentation
 */
export { type Limit, limits, type UsesKept } from './limits.js';

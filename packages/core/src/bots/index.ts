/**
 * Players made of code: bots answer decisions, use no more than the knowledge of their seat, and give the same answers
 * for the same seed.
 *
 * @packageDocumentation
 */
export { type Imagination, imagine } from '../match/imagine.js';
export { type Bot, type Evaluate, sidesOf, type Worth, worthOf } from './bot.js';
export { type GreedyOptions, greedyBot } from './greedy-bot.js';
export { mctsBot } from './mcts-bot.js';
export { type PlayOutOptions, playOut, type SelfPlaySetup, selfPlay } from './play-out.js';
export { randomBot } from './random-bot.js';
export { type SearchOptions, search, type Tried } from './search.js';
export { type Obvious, settle, settled } from './settle.js';

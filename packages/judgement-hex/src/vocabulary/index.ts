/**
 * The words of a match: its state, its events, its decisions and its options.
 * @packageDocumentation
 */
import type { RuleId } from '../rulebook/index.js';
import type { JhxChoices } from './choices.js';
import type { JhxEvent } from './events.js';
import type { JhxOptions } from './options.js';
import type { JhxProposals } from './proposals.js';
import type { JhxState } from './state.js';

export type * from './choices.js';
export type * from './events.js';
export type * from './options.js';
export type * from './proposals.js';
export type * from './state.js';

/** The types of the game. */
export type Jhx = {
  state: JhxState;
  event: JhxEvent;
  rule: RuleId;
  options: JhxOptions;
  choices: JhxChoices;
  proposals: JhxProposals;
};

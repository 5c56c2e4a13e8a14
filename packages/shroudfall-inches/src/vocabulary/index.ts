import type { RuleId } from '../rulebook/index.js';
import type { SfiChoices } from './choices.js';
import type { SfiEvent } from './events.js';
import type { SfiOptions } from './options.js';
import type { SfiProposals } from './proposals.js';
import type { SfiState } from './state.js';

export type * from './activation.js';
export type * from './attack.js';
export type * from './cause.js';
export type * from './choices.js';
export type * from './edition.js';
export type * from './effect-op.js';
export type * from './events.js';
export type * from './game.js';
export type * from './moment.js';
export type * from './options.js';
export type * from './proposals.js';
export type * from './roll.js';
export type * from './shift.js';
export type * from './state.js';
export type * from './table.js';
export type * from './tally.js';

/** The types of the game. */
export type Sfi = {
  state: SfiState;
  event: SfiEvent;
  rule: RuleId;
  options: SfiOptions;
  choices: SfiChoices;
  proposals: SfiProposals;
};

import type { RuleId } from '../rulebook/index.js';
import type { EldChoices } from './choices.js';
import type { EldEvent } from './events.js';
import type { EldOptions } from './options.js';
import type { EldProposals } from './proposals.js';
import type { EldSeen } from './seen.js';
import type { EldState } from './state.js';

export type * from './choices.js';
export type * from './declared.js';
export type * from './edition.js';
export type * from './events.js';
export type * from './game.js';
export type * from './measuring.js';
export type * from './options.js';
export type * from './proposals.js';
export type * from './resolution.js';
export type * from './seen.js';
export type * from './sources.js';
export type * from './state.js';
export type * from './table.js';

/** The types of the game. */
export type Eld = {
  state: EldState;
  event: EldEvent;
  rule: RuleId;
  options: EldOptions;
  choices: EldChoices;
  proposals: EldProposals;
  seen: EldSeen;
};

import type { KitName } from '../facts.js';
import { eldfall } from './eldfall.js';
import { gods } from './gods.js';
import { judgement } from './judgement.js';
import type { Events } from './parts.js';
import { shroudfall } from './shroudfall.js';

/** The parts of events, by game and edition. */
export const eventsOf: Readonly<Record<KitName, Events>> = {
  'judgement-hex': judgement,
  'judgement-hex v11': judgement,
  'judgement-of-the-gods': gods,
  'shroudfall-inches': shroudfall,
  'eldfall-d20': eldfall,
};

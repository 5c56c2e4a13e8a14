import { skillLevel } from '../../profiles/abilities.js';
import type { DeclaredMovement, Model, Table } from '../../vocabulary/index.js';

/** The Skill Hit and Retreat. */
export const RETREAT = 'hit-and-retreat';

/** True for a movement that cancels Engaged without a roll (ELD-SKILL-027). */
export const cancelsEngaged = (table: Table, model: Model, { skills }: Pick<DeclaredMovement, 'skills'>): boolean =>
  skills.includes(RETREAT) && skillLevel(table, model, RETREAT) > 0;

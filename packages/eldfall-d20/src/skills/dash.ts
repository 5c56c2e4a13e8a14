import { modelOf } from '../match/lookups.js';
import { skillLevel } from '../profiles/abilities.js';
import type { Sources } from '../vocabulary/index.js';

const DASH = 'dash';

/** The Melee Attack after a Dash has one strike, a number that no other rule changes (ELD-SKILL-016). */
export const dashStrike: Sources['strikes'][number] = (table, { attacker, role, by }) => {
  const { sequence } = table.state;
  if (by !== null || role !== 'active' || sequence?.model !== attacker) return [];
  const { movement } = sequence;
  const dashes = movement?.kind === 'run' && movement.skills.includes(DASH);
  if (!dashes || skillLevel(table, modelOf(table.state, attacker), DASH) === 0) return [];
  const { value, rule } = table.numbers.skills.dashStrike;
  return [{ rule, source: DASH, fix: value }];
};

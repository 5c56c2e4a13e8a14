import { modelOf } from '../match/lookups.js';
import { skillLevel } from '../profiles/abilities.js';
import type { Sources, Table } from '../vocabulary/index.js';

const DASH = 'dash';

/** True while the activated model makes a Run with Dash. */
const dashes = (table: Table): boolean => {
  const { sequence } = table.state;
  if (sequence?.movement?.kind !== 'run' || !sequence.movement.skills.includes(DASH)) return false;
  return skillLevel(table, modelOf(table.state, sequence.model), DASH) > 0;
};

/** True for an activated model that declares its Attack with its Dash, before any Reaction, by option (ELD-SKILL-016). */
export const dashesAtOnce = (table: Table): boolean => table.options.dashAttack === 'movementStep' && dashes(table);

/** The Melee Attack after a Dash has one strike, a number that no other rule changes (ELD-SKILL-016). */
export const dashStrike: Sources['strikes'][number] = (table, { attacker, role, by }) => {
  if (by !== null || role !== 'active' || table.state.sequence?.model !== attacker || !dashes(table)) return [];
  const { value, rule } = table.numbers.skills.dashStrike;
  return [{ rule, source: DASH, fix: value }];
};

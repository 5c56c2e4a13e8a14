import { modelOf } from '../match/lookups.js';
import { isSpecial } from '../movement/speed.js';
import { skillLevel } from '../profiles/abilities.js';
import type { DeclaredMovement, Model, Sources, Table } from '../vocabulary/index.js';

const DASH = 'dash';

/** True for a Run with Dash. */
const isDash = (table: Table, model: Model, movement: DeclaredMovement | null): boolean =>
  movement?.kind === 'run' && movement.skills.includes(DASH) && skillLevel(table, model, DASH) > 0;

/**
 * After Climb, Jump or Run only Nothing may be declared (ELD-MOVE-006), unless a Skill makes the movement a Normal one. After a Run with Dash a Melee Attack is
 * open too: it is the action of the sequence (ELD-SKILL-016).
 */
export const nothingAfterSpecial: Sources['bans'][number] = (table, model, declaring) => {
  if (declaring.what !== 'action' || declaring.role !== 'active' || declaring.action.do === 'nothing') return undefined;
  const { movement, action } = declaring;
  if (!movement || !isSpecial(table, model, movement)) return undefined;
  if (isDash(table, model, movement) && action.do === 'attack' && action.kind === 'melee') return undefined;
  return { code: 'special-movement', rule: 'ELD-MOVE-006', path: 'do' };
};

/** The Melee Attack after a Dash has one strike, which nothing changes (ELD-SKILL-016). */
export const dashStrike: Sources['strikes'][number] = (table, { attacker, role, by }) => {
  const { sequence } = table.state;
  if (by !== null || role !== 'active' || sequence?.model !== attacker) return [];
  const { value, rule } = table.numbers.skills.dashStrike;
  return isDash(table, modelOf(table.state, attacker), sequence.movement) ? [{ rule, source: DASH, fix: value }] : [];
};

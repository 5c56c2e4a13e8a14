import type { Turn } from '@rulewright/core';
import { formulaValue } from '../attacks/formula.js';
import { beginEffect } from '../effects/lasting.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasClass } from '../profiles/abilities.js';
import type { AttackFacts, Eld, Model, Sources, Table } from '../vocabulary/index.js';
import type { Role } from '../vocabulary/words.js';

const STANCE = 'defensive-stance';

/** True for a model in a Defensive Stance (ELD-CLASS-025). */
const isInStance = ({ state }: Pick<Table, 'state'>, { id }: Pick<Model, 'id'>): boolean =>
  state.effects.some(({ key, target }) => key === STANCE && target === id);

/**
 * The role in which classes see an attack: in the stance a model attacks in each role as if it were in the other one,
 * unless the option has it keep its own (ELD-CLASS-026).
 */
export const roleOfStrikes = (table: Table, { attacker, role }: Pick<AttackFacts, 'attacker' | 'role'>): Role => {
  if (table.options.stanceRoles === 'kept' || !isInStance(table, { id: attacker })) return role;
  return role === 'active' ? 'reactive' : 'active';
};

/** True for a Warrior that may take a Defensive Stance in its Strategic phase (ELD-CLASS-025, ELD-CLASS-027). */
export const mayTakeStance = (table: Table, model: Model): boolean =>
  hasClass(table, model, 'warrior') && !isInStance(table, model);

/** A Warrior takes a Defensive Stance until the beginning of its next Strategic phase (ELD-CLASS-027). */
export const takeStance = (turn: Turn<Eld>, id: string): void => {
  const { player } = modelOf(tableOf(turn).state, id);
  const data = { kind: 'effect', changes: [], ends: 'own-strategic-phase', by: player, card: null } as const;
  beginEffect(turn, { key: STANCE, source: id, target: id, data }, 'ELD-CLASS-025');
};

/** In the stance an active Attack has one strike, and a reactive one as many as its weapon has in the Active role. */
export const stance: Partial<Sources> = {
  strikes: [
    (table, { attacker, role, weapon }) => {
      const model = modelOf(table.state, attacker);
      if (!isInStance(table, model)) return [];
      const { stanceStrike } = table.numbers.classes;
      const set = role === 'active' ? stanceStrike.value : formulaValue(table, model, weapon.strike);
      return [{ rule: 'ELD-CLASS-026', source: STANCE, set }];
    },
  ],
};

import { profileOf } from '../match/lookups.js';
import type { BehaviourCard } from '../vocabulary/hostile.js';
import type { Model, Table } from '../vocabulary/index.js';
import type { SkillId } from '../vocabulary/words.js';

/** The behaviour card by which the game plays a Hostile (ELD-HOSTILE-001, ELD-HOSTILE-025); undefined for a model of a player. */
export const cardOf = (table: Table, model: Model): BehaviourCard | undefined => {
  const { behaviour } = profileOf(table, model);
  return model.player === null && behaviour !== undefined ? table.pack.behaviours[behaviour] : undefined;
};

/** True if the card of a Hostile says that it uses a Skill whenever it can. */
export const usesAlways = (table: Table, model: Model, skill: SkillId): boolean =>
  cardOf(table, model)?.uses?.includes(skill) ?? false;

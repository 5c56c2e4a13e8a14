import { profileOf } from '../match/lookups.js';
import { questOf } from '../match/quest.js';
import type { BehaviourCard } from '../vocabulary/hostile.js';
import type { Model, Table } from '../vocabulary/index.js';
import type { SkillId } from '../vocabulary/words.js';

/** True for the Gladiatrix of the Arena where a player plays her in place of her card (ELD-QUEST-035). */
export const isPlayedByHand = (table: Table, { player, profile }: Pick<Model, 'player' | 'profile'>): boolean =>
  player === null &&
  table.options.gladiatrixPlayedBy === 'player' &&
  questOf(table).hostiles.some(one => one.boss !== undefined && [one.profile, one.boss].includes(profile));

/** The behaviour card by which the game plays a Hostile (ELD-HOSTILE-001, ELD-HOSTILE-025); undefined for a model that a player plays. */
export const cardOf = (table: Table, model: Model): BehaviourCard | undefined => {
  const { behaviour } = profileOf(table, model);
  const isFound = model.player === null && behaviour !== undefined && !isPlayedByHand(table, model);
  return isFound ? table.pack.behaviours[behaviour] : undefined;
};

/** True if the card of a Hostile says that it uses a Skill whenever it can. */
export const usesAlways = (table: Table, model: Model, skill: SkillId): boolean =>
  cardOf(table, model)?.uses?.includes(skill) ?? false;

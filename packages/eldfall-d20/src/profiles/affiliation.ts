import { modelNamed, partyOf, profileOf } from '../match/lookups.js';
import type { CardId, Model, Table } from '../vocabulary/index.js';

/** The crest of models that every faction may enlist (ELD-PROFILE-029). */
export const NEUTRAL = 'neutral';

/**
 * The factions to which a model belongs. A model with a split banner belongs to the faction of its party, or is Neutral
 * if that is none of its own; in a Guildsworn party, which may have any models, it belongs to all its crests
 * (ELD-PROFILE-030). A creature has the Affiliation of its caster (ELD-STRATAGEM-008).
 */
export const affiliationOf = (table: Table, model: Model): readonly CardId[] => {
  const caster = model.summoned && modelNamed(table.state, model.summoned.by);
  if (caster) return affiliationOf(table, caster);
  const { factions } = profileOf(table, model);
  if (model.player === null || table.options.format === 'guildsworn') return factions;
  const faction = partyOf(table.state, model.player).list?.faction;
  if (faction === undefined || factions.length < 2) return factions;
  return [factions.includes(faction) ? faction : NEUTRAL];
};

/** True for two models of one Affiliation. */
export const sharesAffiliation = (table: Table, a: Model, b: Model): boolean => {
  const others = affiliationOf(table, b);
  return affiliationOf(table, a).some(one => others.includes(one));
};

import { hasState, isAlly, modelsOnField, profileOf } from '../match/lookups.js';
import { NEUTRAL, sharesAffiliation } from '../profiles/affiliation.js';
import { isLike } from '../profiles/like.js';
import { codedUpgrade } from '../upgrades/coded.js';
import type { Model, Table } from '../vocabulary/index.js';
import type { Stratagem } from '../vocabulary/pack.js';

/** A Neutral model of the Leader's party, with a split banner or without one, follows its Leader with Camaraderie (ELD-UPGRADE-013). */
const hasCamaraderie = (table: Table, leader: Model, model: Model): boolean =>
  model.player === leader.player &&
  profileOf(table, model).factions.includes(NEUTRAL) &&
  codedUpgrade(table, model, 'camaraderie') !== undefined;

/**
 * True for a model that an Authority Stratagem helps: an ally, the Leader itself included, of the Leader's Affiliation (ELD-STRATAGEM-004,
 * ELD-STRATAGEM-008). In Guildsworn these are all models of the party, and none of an ally's party (ELD-PARTY-012).
 */
const isLed = (table: Table, leader: Model, model: Model): boolean =>
  table.options.format === 'guildsworn'
    ? model.player === leader.player
    : isAlly(table.state, leader, model) &&
      (sharesAffiliation(table, leader, model) || hasCamaraderie(table, leader, model));

/**
 * The models that a Stratagem of a Leader affects, wherever they are on the field, seen or not (ELD-STRATAGEM-006):
 * those that it leads, or with Subterfuge all enemies, Hostiles too (ELD-STRATAGEM-005), as far as the card names them.
 */
export const reachedBy = (table: Table, leader: Model, { kind, like }: Stratagem): readonly Model[] =>
  modelsOnField(table.state).filter(
    model =>
      !hasState(model, 'dead') &&
      (like === undefined || like.some(one => isLike(table, model, one))) &&
      (kind === 'authority' ? isLed(table, leader, model) : !isAlly(table.state, leader, model)),
  );

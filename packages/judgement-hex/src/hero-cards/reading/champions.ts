import type { PlayerId } from '@rulewright/core';
import { heroesOf, warbandOf } from '../../match/models.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { championCard } from './cards.js';

/**
 * True if a Hero is a Champion: its card bears the symbol of its Warband's god (JHX-GOD-009), or it is an Avatar of
 * that god (JHX-GOD-011). Other Heroes gain nothing from the Effigy Power and cannot equip the Sacred Artefact
 * (JHX-GOD-010).
 */
export const isChampion = (table: Table, model: Model): boolean => {
  if (model.kind !== 'hero' || model.player === null) return false;
  const { god } = warbandOf(table.state, model.player);
  return god !== null && (championCard(table, model)?.gods.includes(god) ?? false);
};

/** The Champions of a Warband, dead ones too. */
export const championsOf = (table: Table, player: PlayerId): readonly Model[] =>
  heroesOf(table.state, player).filter(model => isChampion(table, model));

/**
 * The Heroes of a Warband that can be Avatars of its god: at most one of them is the Avatar (JHX-GOD-012, JHX-GOD-013).
 */
export const avatarsOf = (table: Table, player: PlayerId): readonly Model[] =>
  championsOf(table, player).filter(model => championCard(table, model)?.avatar !== undefined);

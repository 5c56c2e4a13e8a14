import type { PlayerId } from '@rulewright/core';
import { heroesOf, warbandOf } from '../../match/models.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { championCard, unitCard } from './cards.js';

/**
 * True if a Hero is a Champion: its card bears the symbol of its Warband's god (JHX-GOD-009), or it is an Avatar of
 * that god (JHX-GOD-011). All models of a Hero unit are Champions by the card of the unit, since what only the Commander may do
 * (JHX-UNIT-002) leaves this out; by option only the Commander is. Other Heroes gain nothing from the Effigy Power and cannot equip the Sacred Artefact
 * (JHX-GOD-010).
 */
export const isChampion = (table: Table, model: Model): boolean => {
  if (model.kind !== 'hero' || model.player === null) return false;
  const { god } = warbandOf(table.state, model.player);
  const unit = table.options.unitChampions === 'all' ? unitCard(table.pack, model.card) : undefined;
  const champion = unit?.commander ?? championCard(table, model);
  return god !== null && (champion?.gods.includes(god) ?? false);
};

/** The Champions of a Warband, dead ones too. */
export const championsOf = (table: Table, player: PlayerId): readonly Model[] =>
  heroesOf(table.state, player).filter(model => isChampion(table, model));

/**
 * The Heroes of a Warband that can be Avatars of its god: at most one of them is the Avatar (JHX-GOD-012, JHX-GOD-013).
 */
export const avatarsOf = (table: Table, player: PlayerId): readonly Model[] =>
  championsOf(table, player).filter(model => championCard(table, model)?.avatar !== undefined);

import type { PlayerId, Turn } from '@rulewright/core';
import { tokenOf } from '../../hero-cards/reading/cards.js';
import { fieldOf } from '../../hero-cards/reading/field.js';
import { answersFor } from '../../match/masters.js';
import { playerOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { TokenId } from '../../vocabulary/ability.js';
import type { Icon, Jhx } from '../../vocabulary/index.js';
import { nowhere, type Place, pointAt } from '../../vocabulary/place.js';
import type { BoardRefusal } from '../../vocabulary/refusal.js';
import type { Table } from '../../vocabulary/table.js';

/** A Warband has at most this many Icons of a kind in play. */
const most = (table: Table, token: TokenId): number =>
  token === 'shadow-orb'
    ? table.numbers.tokens.shadowOrbs.value
    : (tokenOf(table, token)?.most ?? Number.POSITIVE_INFINITY);

/**
 * The reason that an Icon cannot lie on a hex: occupied, impassable or off the board; undefined if it can. Tokens
 * hinder neither each other nor models (JHX-TOKEN-002, JHX-TOKEN-009).
 */
export const iconRefusal = (table: Table, cell: Place): BoardRefusal | undefined => {
  if (cell === nowhere) return { code: 'off-the-board', rule: 'JHX-MAP-006' };
  const field = fieldOf(table);
  const at = pointAt(cell);
  const solid = field.featuresOn(at).find(feature => feature.solid);
  if (solid) return { code: 'impassable', rule: 'JHX-TOKEN-007', detail: { cell, feature: solid.id } };
  return field.piecesOn(at).length > 0 ? { code: 'occupied', rule: 'JHX-TOKEN-006', detail: { cell } } : undefined;
};

/** True if a player's Warband may have one more Icon of a kind in play; null stands for Icons without a player. */
export const mayPlaceIcon = (table: Table, token: TokenId, player: PlayerId | null): boolean => {
  const own = table.state.icons.filter(icon => icon.token === token && icon.player === player);
  return own.length < most(table, token);
};

const playerOfIcon = (turn: Turn<Jhx>, { owner }: Pick<Icon, 'owner'>): PlayerId | null =>
  playerOf(turn.state, answersFor(turn, owner));

/**
 * A model puts an Icon on a hex, where the Icon stays.
 * @returns false if no Icon may lie there, or if the Warband has all of its Icons of this kind in play
 *   (JHX-ABILITY-051)
 */
export const placeIcon = (turn: Turn<Jhx>, icon: Omit<Icon, 'id' | 'player'>, rule: RuleId): boolean => {
  const table = tableOf(turn);
  if (iconRefusal(table, icon.at) || !mayPlaceIcon(table, icon.token, playerOfIcon(turn, icon))) return false;
  layIcon(turn, icon, ['JHX-TOKEN-006', rule]);
  return true;
};

/** Lays an Icon on a hex without a check: `placeIcon` knows the hexes where it may lie. */
export const layIcon = (
  turn: Turn<Jhx>,
  icon: Omit<Icon, 'id' | 'player'>,
  rule: RuleId | readonly [RuleId, ...RuleId[]],
): void => {
  const player = playerOfIcon(turn, icon);
  const master = answersFor(turn, icon.owner);
  const whose = master === icon.owner ? {} : { master };
  turn.emit({ type: 'IconPlaced', icon: { ...icon, id: `icon-${turn.state.nextId}`, player, ...whose } }, rule);
};

/** An Icon is taken off the board. */
export const removeIcon = (turn: Turn<Jhx>, icon: string, rule: RuleId): void =>
  turn.emit({ type: 'IconRemoved', icon }, rule);

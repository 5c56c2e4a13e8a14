import type { PlayerId } from '@rulewright/core';
import { lastingOn } from '../../match/lasting.js';
import { heroesOf, opponentOf, warbandOf } from '../../match/models.js';
import { modeOf } from '../../match/table.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { cardOf, championCard } from './cards.js';

/** A model's maximum base health: by its level for Heroes (JHX-ATTR-017, JHX-LEVEL-004). */
export const maximumHealth = (table: Pick<Table, 'pack'>, model: Model): number => {
  const champion = championCard(table, model);
  if (champion) return champion.health[model.level - 1] ?? champion.health[0];
  const card = cardOf(table, model);
  return 'health' in card && typeof card.health === 'number' ? card.health : 0;
};

/** The base health of a model now. */
export const baseHealth = (table: Table, model: Model): number => maximumHealth(table, model) - model.damage;

/** The health left in a model's temporary pools (JHX-DAMAGE-013). */
export const temporaryHealth = ({ state }: Table, model: Model): number =>
  lastingOn(state, model.id, 'temporary-health').reduce((sum, { data }) => sum + data.left, 0);

/** Health as target priorities count it: base and temporary (JHX-SOUL-014). */
export const remainingHealth = (table: Table, model: Model): number =>
  baseHealth(table, model) + temporaryHealth(table, model);

/** Souls that a player holds, Bound and Banked (JHX-FATE-003, JHX-WIN-007). */
export const soulsHeld = ({ state }: Pick<Table, 'state'>, player: PlayerId): number =>
  heroesOf(state, player).reduce((sum, { souls }) => sum + souls, warbandOf(state, player).banked);

/**
 * The base health of a player's Effigy: its starting value, less 4 for each Soul that the enemy holds, decay, and
 * direct damage (JHX-EFFIGY-001, JHX-SOUL-027).
 */
export const effigyHealth = (table: Pick<Table, 'pack' | 'numbers' | 'state'>, player: PlayerId): number => {
  const { effigy } = warbandOf(table.state, player);
  const souls = soulsHeld(table, opponentOf(table.state, player));
  return modeOf(table).effigy.health - table.numbers.souls.effigyLoss.value * souls - effigy.decay - effigy.damage;
};

import type { PlayerId } from '@rulewright/core';
import { preyNamed } from '../battlefield/prey.js';
import { thingNamed } from '../battlefield/things.js';
import { playerOf } from '../match/lookups.js';
import type { ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** The player of a model; null for all other things (SFI-SCENARIO-002). */
export const controllerOf = (table: Table, id: ModelId): PlayerId | null => {
  const unit = thingNamed(table, id)?.unit ?? null;
  return unit === null ? null : playerOf(table.state, unit);
};

/** True for a scenario element that can be attacked (SFI-SCENARIO-004, SFI-SCENARIO-017). */
export const isPrey = (table: Table, id: ModelId): boolean => preyNamed(table, id) !== undefined;

/** True if a player's models treat a model as an enemy: models of the other player, and PREY (SFI-SCENARIO-002). */
export const isEnemyOf = (table: Table, player: PlayerId, id: ModelId): boolean => {
  const other = controllerOf(table, id);
  return other === null ? isPrey(table, id) : other !== player;
};

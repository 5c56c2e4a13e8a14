import type { Refusal } from '@rulewright/core';
import { preyNamed } from '../battlefield/prey.js';
import { suffers, unitOf } from '../match/lookups.js';
import { mayBeMovedBy } from '../scenario/elements.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { ModelId, Origin, Unit } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** The three ways in which an effect changes the place of a model. */
export type How = 'move' | 'place' | 'push';

/** Frostbite: no places in the unit's own activation, and nothing by its own side. */
const whyFrozen = ({ state }: Table, unit: Unit, how: How, { player }: Origin): Refusal | undefined => {
  if (!suffers(unit, 'frostbite')) return undefined;
  const isActive = state.activation?.unit === unit.id && state.activation.part !== 'none';
  if (how === 'place' && isActive) return { code: 'frostbite', rule: 'SFI-CONDITION-007' };
  return player === unit.player ? { code: 'frostbite', rule: 'SFI-CONDITION-008' } : undefined;
};

/** True if an effect is an enemy effect for a unit: one of the other player, or of PREY, which is everybody's enemy (SFI-PRIORITY-013). */
const isOfEnemy = (table: Table, unit: Unit, { player, source }: Origin): boolean =>
  player === null ? preyNamed(table, source) !== undefined : player !== unit.player;

/**
 * The rule that keeps an effect from moving, placing or pushing a model or a scenario element; undefined if none does. Anchored and Rooted
 * hold against enemies only.
 */
export const whyNotShifted = (table: Table, id: ModelId, how: How, origin: Origin): Refusal | undefined => {
  if (!mayBeMovedBy(table, id, origin.source)) return { code: 'unmoveable', rule: 'SFI-SCENARIO-007' };
  const model = table.state.models.find(one => one.id === id);
  if (!model) return undefined;
  const unit = unitOf(table.state, model.unit);
  const frozen = whyFrozen(table, unit, how, origin);
  if (frozen || !isOfEnemy(table, unit, origin)) return frozen;
  if (how === 'place' && hasPassive(table, model, 'anchored')) return { code: 'anchored', rule: 'SFI-PASSIVE-003' };
  if (how === 'push' && hasPassive(table, model, 'rooted')) return { code: 'rooted', rule: 'SFI-PASSIVE-037' };
  return undefined;
};

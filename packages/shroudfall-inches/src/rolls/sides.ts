import type { PlayerId } from '@rulewright/core';
import { attackerNamed, type Thing } from '../battlefield/things.js';
import { fallenAttacker } from '../match/attacks.js';
import { modelNamed, unitOf } from '../match/lookups.js';
import { type Benefits, benefitsOf } from '../terrain/benefits.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { Attack, Model, ModelId, Unit } from '../vocabulary/index.js';
import type { Roll } from '../vocabulary/roll.js';
import type { Table } from '../vocabulary/table.js';
import type { ConditionId, PlainPassiveId } from '../vocabulary/words.js';

/** The model or scenario element that rolls or is rolled against. Unit, model and player are null for an element. */
export interface RollSide {
  readonly thing: Thing;
  readonly model: Model | null;
  readonly unit: Unit | null;
  readonly player: PlayerId | null;
}

/** A roll with both sides as they are now. */
export interface Facing {
  readonly table: Table;
  readonly roll: Roll;
  /** The attack; null for a roll of no attack. */
  readonly attack: Attack | null;
  /** Null for a roll that nobody makes; an attacker that was destroyed meanwhile rolls from its last place (SFI-ATTACK-037). */
  readonly roller: RollSide | null;
  readonly target: RollSide;
  /** The keywords of the terrain that the target benefits from. */
  readonly terrain: Benefits['keywords'];
}

const sideOf = (table: Table, id: ModelId | null): RollSide | null => {
  const thing = id === null ? undefined : attackerNamed(table, id);
  if (!thing) return null;
  const unit = thing.unit === null ? null : unitOf(table.state, thing.unit);
  const model = modelNamed(table.state, thing.id) ?? fallenAttacker(table.state, thing.id) ?? null;
  return { thing, unit, model, player: unit?.player ?? null };
};

/** A roll with both sides; undefined if the target has left the table. */
export const facingOf = (table: Table, roll: Roll, attack: Attack | null): Facing | undefined => {
  const roller = sideOf(table, roll.roller);
  const target = sideOf(table, roll.target);
  if (!target) return undefined;
  const from = { from: roller?.thing.id ?? null, type: roll.type, ...(attack && { shape: attack.shape }) };
  return { table, roll, attack, roller, target, terrain: benefitsOf(table, target.thing.id, from).keywords };
};

/** True if the unit of a side suffers a condition. */
export const sideSuffers = (side: RollSide | null, condition: ConditionId): boolean =>
  side?.unit?.conditions.includes(condition) === true;

/** True if the model of a side has a passive ability. */
export const sideHas = (table: Table, side: RollSide | null, id: PlainPassiveId): boolean =>
  side?.model != null && hasPassive(table, side.model, id);

import type { Refusal } from '@rulewright/core';
import type { ModelId } from '../vocabulary/index.js';
import type { Weapon } from '../vocabulary/pack.js';
import type { Table } from '../vocabulary/table.js';

/**
 * The rule that keeps a model from attacking a target with a weapon, or from aiming a beam at it; undefined if it may
 * (SFI-ATTACK-016). `target` is absent for an area.
 */
export const whyNoTarget = (
  _table: Table,
  _attacker: ModelId,
  _weapon: Weapon,
  _target?: ModelId,
): Refusal | undefined => undefined;

/** The legal targets of a weapon; for an area, `undefined` stands for the attack without one. */
export const targetsOf = (_table: Table, _attacker: ModelId, _weapon: Weapon): readonly (ModelId | undefined)[] => [];

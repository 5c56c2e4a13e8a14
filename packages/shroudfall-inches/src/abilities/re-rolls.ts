import type { Turn } from '@rulewright/core';
import type { RerollSource } from '../rolls/contributions.js';
import type { Attack, Sfi } from '../vocabulary/index.js';
import type { Roll } from '../vocabulary/roll.js';

/** The re-rolls of a roll that abilities allow or demand, in the windows `hit-rolled` and `damage-rolled` (SFI-REROLL-001). */
export const rerollsOfAbilities = (
  _turn: Turn<Sfi>,
  _roll: Roll,
  _attack: Attack | null,
): readonly RerollSource[] => [];

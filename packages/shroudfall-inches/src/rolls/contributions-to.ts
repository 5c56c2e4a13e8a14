import type { Turn } from '@rulewright/core';
import type { Attack, Sfi } from '../vocabulary/index.js';
import { type Contributions, type Rolls, together } from './contributions.js';

/**
 * The contributions of everything on the table to a roll: conditions, passives, terrain, abilities, the penalty of melee.
 *
 * @param attack the attack; null for a roll of no attack
 */
export const contributionsOn =
  (_attack: Attack | null): Rolls['contributionsTo'] =>
  (_turn: Turn<Sfi>): Contributions =>
    together([]);

import { plus } from '../../hero-cards/attributes/attribute.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import type { Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { Contributor, Line } from './line.js';

/**
 * The bonus of Monster Slayer to the damage of a model's attacks and Active Abilities: 1 against Monsters and Summoned
 * models.
 */
export const monsterSlayer = (table: Table, slayer: Model, target: ModelId): readonly Line[] => {
  const kind = table.state.models.find(({ id }) => id === target)?.kind;
  return (kind === 'monster' || kind === 'summoned') && hasCommon(table, slayer, 'monster-slayer')
    ? [plus(table.numbers.attackDamage.monsterSlayer, 'monster-slayer')]
    : [];
};

/** Monster Slayer in an attack. */
export const monsterSlayerOf: Contributor = (table, attacker, { target }) => monsterSlayer(table, attacker, target);

import { changesOf } from '../../combat/dice-pool/changes.js';
import type { Contribution } from '../../hero-cards/attributes/attribute.js';
import type { Attack } from '../../match/attack-data.js';
import { effigyOwner } from '../../match/models.js';
import type { Table } from '../../match/table.js';
import type { Model } from '../../vocabulary/index.js';
import { backstab } from './backstab.js';
import { dualWieldPenalty } from './dual-wield-dice.js';
import { enmity } from './enmity.js';
import { markedTarget } from './mark-target.js';
import { monsterSlayerOf } from './monster-slayer.js';
import { mountedDamage, mountedDice } from './mounted.js';

/** Dice or damage that something adds to an attack or takes from it; `rejected` says why it does not count here. */
export interface Line extends Contribution {
  readonly rejected?: string;
}

/** What an ability contributes to an attack of a model that may have it. */
export type Contributor = (table: Table, attacker: Model, attack: Attack) => readonly Line[];

const attackDice: readonly Contributor[] = [
  (table, attacker, attack) => changesOf(table, attack, attacker, attack.target, 'dice'),
  enmity,
  markedTarget,
  mountedDice,
  dualWieldPenalty,
];

const attackDamage: readonly Contributor[] = [
  (table, attacker, attack) => changesOf(table, attack, attacker, attack.target, 'damage'),
  backstab,
  monsterSlayerOf,
  mountedDamage,
];

const collected = (table: Table, attack: Attack, from: readonly Contributor[]): readonly Line[] => {
  const attacker = table.state.models.find(({ id }) => id === attack.attacker);
  return attacker ? from.flatMap(contributor => contributor(table, attacker, attack)) : [];
};

/**
 * Dice that common abilities, cards and effects on models give to an attack's pool or take from it, whatever the type of
 * the attack (JHX-ATTACK-023, JHX-ATTACK-027). None adds any against an Effigy (JHX-EFFIGY-015).
 */
export const abilityDice = (table: Table, attack: Attack): readonly Line[] => {
  const lines = collected(table, attack, attackDice);
  if (effigyOwner(table.state, attack.target) === undefined) return lines;
  return lines.map(line => (line.by > 0 ? { ...line, rejected: 'effigy' } : line));
};

/** Damage that they add to a blow that hits or take from it, before RES (JHX-DAMAGE-004). */
export const abilityDamage = (table: Table, attack: Attack): readonly Line[] => collected(table, attack, attackDamage);

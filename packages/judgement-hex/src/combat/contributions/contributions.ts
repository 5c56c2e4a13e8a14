import { effigyOwner } from '../../match/models.js';
import type { AttackFacts } from '../../vocabulary/attack.js';
import type { Table } from '../../vocabulary/table.js';
import { backstab } from './backstab.js';
import { changesOf } from './changes.js';
import { dualWieldPenalty } from './dual-wield-dice.js';
import { enmity } from './enmity.js';
import type { Contributor, Line } from './line.js';
import { markedTarget } from './marked-target.js';
import { monsterSlayerOf } from './monster-slayer.js';
import { mountedDamage, mountedDice } from './mounted.js';

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

const collected = (table: Table, attack: AttackFacts, from: readonly Contributor[]): readonly Line[] => {
  const attacker = table.state.models.find(({ id }) => id === attack.attacker);
  return attacker ? from.flatMap(contributor => contributor(table, attacker, attack)) : [];
};

/**
 * Dice that common abilities, cards and effects on models give to an attack's pool or take from it, whatever the type of
 * the attack (JHX-ATTACK-023, JHX-ATTACK-027). None adds any against an Effigy (JHX-EFFIGY-015).
 */
export const abilityDice = (table: Table, attack: AttackFacts): readonly Line[] => {
  const lines = collected(table, attack, attackDice);
  if (effigyOwner(table.state, attack.target) === undefined) return lines;
  return lines.map(line => (line.by > 0 ? { ...line, rejected: 'effigy' } : line));
};

/** Damage that they add to a blow that hits or take from it, before RES (JHX-DAMAGE-004). */
export const abilityDamage = (table: Table, attack: AttackFacts): readonly Line[] =>
  collected(table, attack, attackDamage);

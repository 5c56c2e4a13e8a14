import { weaponOf } from '../../hero-cards/reading/cards.js';
import { modelOf } from '../../match/models.js';
import type { Attack, AttackFacts } from '../../vocabulary/attack.js';
import type { Table } from '../../vocabulary/table.js';
import type { AttackOrder } from './order.js';

/** The facts of an attack to be made, legal or not. */
export const attackOf = (table: Table, order: AttackOrder): AttackFacts => {
  const { attacker, target, kind, ap, dice = 0, stoodGround = false, ofCharge = false } = order;
  const weapon = weaponOf(table, modelOf(table.state, attacker), order.weapon);
  return { attacker, target, weapon, type: weapon.type, kind, ap, extraDice: dice, stoodGround, ofCharge };
};

/** An attack that begins: nothing is rolled yet. */
export const newAttack = (facts: AttackFacts): Attack => ({
  ...facts,
  declared: facts.target,
  pool: null,
  dice: [],
  rerolled: [],
  blow: null,
  symbols: 0,
  struck: false,
  struckAt: { cells: [] },
  cancelled: false,
  dealt: 0,
  resistance: null,
});

import { newAttack, newPool } from '../attacks/facts.js';
import { dieOf } from '../rolls/dice.js';
import { rollFacts } from '../rolls/roll.js';
import type { Attack, ModelId, Table } from '../vocabulary/index.js';

/**
 * An attack in which one die scores a Hit on a model, and no other die is thrown. Of a template only the Hit on this model counts: what the
 * other models under it suffer changes nothing for it.
 */
export const scoring = (table: Table, attack: Attack, on: ModelId, critical: boolean): Attack => {
  const pool = attack.pools[0] ?? newPool({ model: on }, 1);
  const { attribute } = pool;
  const aim = pool.aim.template ? { model: on } : pool.aim;
  const facts = rollFacts({ model: attack.attacker, attribute: 'OFF', purpose: 'attack', attack });
  const die = { ...dieOf(table, facts, 20, 1), critical };
  // A Hit on anybody but the target is a stray shot.
  const stray = 'model' in aim && aim.model !== on ? on : null;
  return newAttack(attack, [{ ...newPool(aim, 1), attribute, dice: [{ ...die, success: true, stray }] }]);
};

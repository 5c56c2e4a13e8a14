import { attackFacts, isAimedAt } from '../attacks/facts.js';
import { whyStrikeFails } from '../attacks/requirements.js';
import { amount } from '../rolls/amount.js';
import type { AttackFacts, ModelId, Sources, Table } from '../vocabulary/index.js';
import { declaredAttacks, levelInForce } from './level.js';

/**
 * True if a model fences at this level against an attacker: it aims an Attack with the art at the attacker, who attacks
 * it in turn. Each target of a split Attack that attacks the fencer suffers it (ELD-ART-023); one that does not attack
 * it suffers nothing (ELD-ART-025), and neither does one that the Attack of the fencer cannot reach (ELD-ACT-020).
 */
const isFenced = (table: Table, { attacker, declared, kind }: AttackFacts, by: ModelId, level: number): boolean =>
  kind === 'melee' &&
  isAimedAt(declared, by) &&
  declaredAttacks(table).some(
    ({ attacker: fencer, attack, at, opportunity }) =>
      fencer === by &&
      isAimedAt(attack, attacker) &&
      levelInForce(table, { attacker: fencer, declared: attack, by: null }, 'fencing') === level &&
      !whyStrikeFails(table, attackFacts(table, { attacker: fencer, declared: attack, at, opportunity }), {
        model: attacker,
      }),
  );

/** The levels of Fencing, for Melee Attacks only (ELD-ART-012). */
export const fencing: Partial<Sources> = {
  // I: the Melee Attack of the target is rolled with a lower attribute (ELD-ART-007).
  rolls: [
    (table, { attack, aim, purpose }) =>
      purpose === 'attack' && attack && aim && 'model' in aim && isFenced(table, attack, aim.model, 1)
        ? [amount(table.numbers.arts.fencedOff, 'fencing')]
        : [],
  ],
  strikes: [
    // II: the Melee Attack of the target has one strike less (ELD-ART-008).
    (table, attack) =>
      attack.declared.aims.some(aim => 'model' in aim && isFenced(table, attack, aim.model, 2))
        ? [amount(table.numbers.arts.fencedStrike, 'fenced')]
        : [],
    // III: one strike more (ELD-ART-009).
    (table, attack) =>
      levelInForce(table, attack, 'fencing') === 3 ? [amount(table.numbers.arts.fencingStrike, 'fencing')] : [],
  ],
  hitTraits: [
    // IV: Knockdown (ELD-ART-010).
    (table, attack) => (levelInForce(table, attack, 'fencing') === 4 ? [{ id: 'knockdown' }] : []),
    // V: Ignore Armor (ELD-ART-011).
    (table, attack) => (levelInForce(table, attack, 'fencing') === 5 ? [{ id: 'ignore-armor' }] : []),
  ],
};

import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { amount } from '../rolls/amount.js';
import { victimOf } from '../traits/of-hit.js';
import type { Sources } from '../vocabulary/index.js';
import { levelInForce } from './level.js';

/** The levels of Archery, a full art for Ranged Attacks (ELD-ART-021). */
export const archery: Partial<Sources> = {
  // I: the first interval of the bow is longer; its greatest distance stays (ELD-ART-017).
  reaches: [
    (table, _, __, attack) =>
      attack && levelInForce(table, { ...attack, by: null }, 'archery') === 1
        ? [{ ...amount(table.numbers.arts.archeryReach, 'archery'), first: true }]
        : [],
  ],
  // II: a Hit makes the model Slowed until the end of the turn.
  hitEffects: [
    (turn, hit, { consequences }) => {
      const table = tableOf(turn);
      const model = victimOf(table, hit);
      if (!model || levelInForce(table, hit.attack, 'archery') !== 2) return;
      const { player } = modelOf(turn.state, hit.attack.attacker);
      consequences.push({
        cited: { rule: 'ELD-ART-018', source: 'archery' },
        model: model.id,
        gains: { state: 'slowed', until: 'end-phase', by: player, source: 'archery' },
      });
    },
  ],
  // III: Stagger (ELD-ART-019).
  hitTraits: [(table, attack) => (levelInForce(table, attack, 'archery') === 3 ? [{ id: 'stagger' }] : [])],
  // IV: one strike more (ELD-ART-020).
  strikes: [
    (table, attack) =>
      levelInForce(table, attack, 'archery') === 4 ? [amount(table.numbers.arts.archeryStrike, 'archery')] : [],
  ],
};

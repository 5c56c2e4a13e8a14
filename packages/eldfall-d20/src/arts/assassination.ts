import { tableOf } from '../match/table.js';
import { amount } from '../rolls/amount.js';
import { attackerOf, victimOf } from '../traits/of-hit.js';
import type { Sources } from '../vocabulary/index.js';
import { levelInForce } from './level.js';

/** The levels of Assassination, for Attacks of either kind (ELD-ART-006). */
export const assassination: Partial<Sources> = {
  // I: more Power (ELD-ART-001).
  power: [
    (table, { attack }) =>
      levelInForce(table, attack, 'assassination') === 1
        ? [amount(table.numbers.arts.assassinationPower, 'assassination')]
        : [],
  ],
  // II: Poison I (ELD-ART-002).
  hitTraits: [
    (table, attack) => (levelInForce(table, attack, 'assassination') === 2 ? [{ id: 'poison', level: 1 }] : []),
  ],
  // III: one strike more (ELD-ART-003).
  strikes: [
    (table, attack) =>
      levelInForce(table, attack, 'assassination') === 3
        ? [amount(table.numbers.arts.assassinationStrike, 'assassination')]
        : [],
  ],
  // IV: in the Active role every success is critical.
  criticals: [
    (table, attack) =>
      attack.role === 'active' && levelInForce(table, attack, 'assassination') === 4
        ? [{ rule: 'ELD-ART-004', source: 'assassination', to: table.numbers.rolls.faces.value }]
        : [],
  ],
  // V: a model that was wounded dies at the end of the sequence.
  onWound: [
    (turn, { hit }, { consequences }) => {
      const table = tableOf(turn);
      const model = victimOf(table, hit);
      if (!model || levelInForce(table, hit.attack, 'assassination') !== 5) return;
      const cited = { rule: 'ELD-ART-005', source: 'assassination' } as const;
      consequences.push({ cited, model: model.id, dies: true, by: attackerOf(table, hit).id });
    },
  ],
};

import type { Rule, Turn } from '@rulewright/core';
import { rollD2, rollD3, rollD6 } from '../../combat/dice/dice.js';
import { offerTryAgain } from '../../combat/re-rolls/try-again.js';
import type { Amount } from '../../vocabulary/ability.js';
import type { Applying } from '../../vocabulary/applying.js';
import type { Jhx } from '../../vocabulary/index.js';
import { ownPlayer, ruleOf } from './applying.js';

const dice = { D2: rollD2, D3: rollD3, D6: rollD6 } as const;

/**
 * The amount of an effect: a number, or the result of its dice (JHX-GEN-008, JHX-GEN-009). The dice are rolled once for
 * all models that the effect happens to, and all of them can be rolled again for Fate (JHX-REROLL-001, JHX-REROLL-002).
 */
export function* rollAmount(turn: Turn<Jhx>, amount: Amount, applying: Applying): Rule<number> {
  if (typeof amount === 'number') return amount;
  const by = ownPlayer(turn, applying) ?? undefined;
  const { name } = applying.ability;
  const rolled = yield* offerTryAgain(turn, {
    roller: by ?? null,
    model: applying.self,
    purpose: name,
    *throws() {
      const faces: number[] = [];
      for (let die = 0; die < amount.count; die++)
        faces.push(yield* dice[amount.die](turn, name, ruleOf(applying), by));
      return faces;
    },
  });
  return rolled.reduce((sum, face) => sum + face, amount.plus ?? 0);
}

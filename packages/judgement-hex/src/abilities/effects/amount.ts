import type { Rule, Turn } from '@rulewright/core';
import { rollDie } from '../../combat/dice/dice.js';
import { offerTryAgain } from '../../combat/re-rolls/try-again.js';
import type { Amount } from '../../vocabulary/ability.js';
import type { Applying } from '../../vocabulary/applying.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { ownPlayer, ruleOf } from './applying.js';

/**
 * The amount of an effect for each of some models. Its dice are rolled once for all of the models or, by the option
 * `diceForSeveral`, for each (JHX-GEN-009).
 */
export function* rollAmounts(
  turn: Turn<Jhx>,
  amount: Amount,
  applying: Applying,
  models: () => readonly ModelId[],
): Rule<readonly (readonly [ModelId, number])[]> {
  if (turn.options.diceForSeveral === 'once') {
    const rolled = yield* rollAmount(turn, amount, applying);
    return models().map(id => [id, rolled] as const);
  }
  const amounts: (readonly [ModelId, number])[] = [];
  for (const id of models()) amounts.push([id, yield* rollAmount(turn, amount, applying)]);
  return amounts;
}

/**
 * The amount of an effect: a number, or the result of its dice (JHX-GEN-008, JHX-GEN-009). All of the dice can be
 * rolled again for Fate (JHX-REROLL-001, JHX-REROLL-002).
 */
function* rollAmount(turn: Turn<Jhx>, amount: Amount, applying: Applying): Rule<number> {
  if (typeof amount === 'number') return amount;
  const by = ownPlayer(turn, applying) ?? undefined;
  const { name } = applying.ability;
  const rolled = yield* offerTryAgain(turn, {
    roller: by ?? null,
    ...(applying.power ? {} : { model: applying.self }),
    purpose: name,
    *throws() {
      const faces: number[] = [];
      for (let die = 0; die < amount.count; die++)
        faces.push(yield* rollDie(turn, amount.die, name, ruleOf(applying), by));
      return faces;
    },
  });
  return rolled.reduce((sum, face) => sum + face, amount.plus ?? 0);
}

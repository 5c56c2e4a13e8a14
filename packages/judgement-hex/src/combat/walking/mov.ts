import type { Rule, Turn } from '@rulewright/core';
import { cardOf } from '../../hero-cards/reading/cards.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { rollDie } from '../dice/dice.js';
import { offerTryAgain } from '../re-rolls/try-again.js';

/**
 * Where the card has a die in place of MOV, it is rolled for each move, and may be tried again (JHX-REROLL-001); undefined
 * where it has a number.
 */
export function* rollMov(turn: Turn<Jhx>, id: ModelId): Rule<number | undefined> {
  const model = modelOf(turn.state, id);
  const { MOV } = cardOf(tableOf(turn), model).attributes;
  if (typeof MOV !== 'string') return undefined;
  const purpose = `MOV of ${id}`;
  const [hexes] = yield* offerTryAgain(turn, {
    roller: model.player,
    model: id,
    purpose,
    *throws() {
      return [yield* rollDie(turn, MOV, purpose, 'JHX-ATTR-002', ...(model.player === null ? [] : [model.player]))];
    },
  });
  return hexes;
}

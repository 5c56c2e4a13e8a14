import type { Rule, Turn } from '@rulewright/core';
import { heal } from '../../combat/damage/healing.js';
import { rollDie } from '../../combat/dice/dice.js';
import { offerTryAgain } from '../../combat/re-rolls/try-again.js';
import { modelOf, onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { sheetOf } from '../../rulebook/sheet-numbers.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Recall } from '../../vocabulary/procedures.js';

/**
 * The recalled Hero heals D3 + 1, up to its maximum, once it has been placed. This is no Self-Heal, and fire stops it
 * (JV11-COND-002). Of a unit the Commander is the one that heals, since it is the active Hero (JV11-UNIT-003). A Hero that
 * the ground at its Effigy has killed (JV11-TERR-005) rolls nothing.
 */
export function* healRecalled(turn: Turn<Jhx>, { model }: Recall): Rule {
  if (!onBoard(turn.state, model)) return;
  const { recallDie, recallBonus } = sheetOf(tableOf(turn).numbers);
  const { player: roller } = modelOf(turn.state, model);
  const purpose = `healing of ${model} at its Effigy`;
  const by = roller ?? undefined;
  const [rolled = 0] = yield* offerTryAgain(turn, {
    roller,
    model,
    purpose,
    *throws() {
      return [yield* rollDie(turn, recallDie.value, purpose, recallDie.rule, by)];
    },
  });
  heal(turn, model, rolled + recallBonus.value, recallBonus.rule);
}

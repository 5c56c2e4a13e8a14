import type { Rule, Turn } from '@rulewright/core';
import type { Cited } from '@rulewright/core/editions';
import { heal } from '../../combat/damage/healing.js';
import { rollD3 } from '../../combat/dice/dice.js';
import { offerTryAgain } from '../../combat/re-rolls/try-again.js';
import { modelOf, onBoard } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import type { Recall } from '../../vocabulary/procedures.js';

/** The health that the recall restores besides its D3. */
const bonus: Cited<number, RuleId> = { value: 1, rule: 'JV11-ACT-015' };

/**
 * The recalled Hero heals D3 + 1, up to its maximum, once it has been placed. This is no Self-Heal, and fire stops it
 * (JV11-COND-002). Of a unit the Commander is the one that heals, since it is the active Hero (JV11-UNIT-003). A Hero that
 * the ground at its Effigy has killed (JV11-TERR-005) rolls nothing.
 */
export function* healRecalled(turn: Turn<Jhx>, { model }: Recall): Rule {
  if (!onBoard(turn.state, model)) return;
  const { player: roller } = modelOf(turn.state, model);
  const purpose = `healing of ${model} at its Effigy`;
  const by = roller ?? undefined;
  const [rolled = 0] = yield* offerTryAgain(turn, {
    roller,
    model,
    purpose,
    *throws() {
      return [yield* rollD3(turn, purpose, bonus.rule, by)];
    },
  });
  heal(turn, model, rolled + bonus.value, bonus.rule);
}

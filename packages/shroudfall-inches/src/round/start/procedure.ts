import { type Procedure, procedure, type Rule, step, type Turn } from '@rulewright/core';
import { gainEssence } from '../../essence/gain.js';
import { plus } from '../../match/by-colour.js';
import { cardOf, holderFirst } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { openAt } from '../../timing/windows.js';
import type { RoundStep, Sfi } from '../../vocabulary/index.js';
import type { ByColour } from '../../vocabulary/words.js';

/** The essence values of units that were destroyed in an earlier round (SFI-ESSENCE-009), then start-of-round essence. */
function* addEssence(turn: Turn<Sfi>): Rule {
  for (const player of holderFirst(turn.state)) {
    const table = tableOf(turn);
    const { round, units } = table.state;
    const gain = units
      .filter(one => one.player === player && one.destroyedIn !== null && one.destroyedIn < round)
      .reduce<ByColour>((sum, unit) => plus(sum, cardOf(table, unit).essence), {});
    yield* gainEssence(turn, player, gain, 'destroyed-unit', 'SFI-ESSENCE-008');
  }
  yield* openAt(turn, 'round-start-essence', { of: null, from: 'units' });
}

/** The start of a round, in the order of the chart; then the token holder activates first (SFI-ROUND-START-003). */
export const roundStartProcedure: Procedure<Sfi, RoundStep> = procedure('round start', [
  step('SFI-ROUND-START-001', 'add essence', addEssence),
  step('SFI-ROUND-START-002', 'effects of units', turn => openAt(turn, 'round-start', { of: null, from: 'units' })),
  step('SFI-ROUND-START-002', 'effects of scenarios', turn =>
    openAt(turn, 'round-start', { of: null, from: 'scenarios' }),
  ),
]);

import type { Rule, Turn } from '@rulewright/core';
import { chooseBoth } from '../../match/ask.js';
import { armyOf, opponentOf } from '../../match/lookups.js';
import type { Sfi } from '../../vocabulary/index.js';

/** Each player discards one of the opponent's scenario cards, in secret and revealed together. */
export function* vetoScenarios(turn: Turn<Sfi>): Rule {
  const vetoed = yield* chooseBoth(turn, by => {
    const options = armyOf(turn.state, opponentOf(turn.state, by)).scenarioCards;
    return { by, kind: 'veto', rule: 'SFI-SETUP-005', options };
  });
  turn.state.players.forEach((player, at) => {
    const scenario = vetoed[at === 0 ? 0 : 1];
    turn.emit({ type: 'ScenarioVetoed', player, scenario }, ['SFI-SETUP-005', 'SFI-INFO-002']);
  });
}

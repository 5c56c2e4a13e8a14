import { decide, type Rule, type Step, step, type Turn } from '@rulewright/core';
import { activePlayer, partyOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import { hasSecrets, secretAnswer } from '../../secrets/secret.js';
import { hostilesRegenerate } from '../../skills/regeneration.js';
import type { Eld, Going } from '../../vocabulary/index.js';
import { strategicMenu } from './entries.js';

/**
 * The Active Player uses the abilities of this phase, one after another in any order. If there are only mandatory
 * rolls, nothing is asked, and the rolls come next (ELD-TURN-005). Hostiles use the abilities that their cards name.
 */
function* chooseOne(turn: Turn<Eld>, going: Going): Rule {
  const by = activePlayer(turn.state);
  if (by === null) return hostilesRegenerate(turn);
  const options = turn.derive(() => strategicMenu.options(tableOf(turn), by));
  const secret = hasSecrets(turn.state, by);
  // The question would reveal a Scheme in hand and of the abilities of a secret model, so it does not depend on them (ELD-DEF-018).
  const asked = secret || partyOf(turn.state, by).schemes.length > 0;
  if (!asked && options.every(one => one.do === 'done' || one.do === 'rolls')) return;
  const choice = yield* decide(turn, {
    by,
    kind: 'strategic',
    rule: 'ELD-TURN-004',
    options,
    ...secretAnswer(secret),
  });
  if (choice.do === 'done') return;
  going.goesOn = true;
  const carried = strategicMenu.of(choice).carryOut(turn, by, choice);
  if (carried) yield* carried;
}

/** The abilities, Items and Stratagems of the phase. */
export const strategicAbilities: Step<Eld, Going> = /* @__PURE__ */ step<Eld, Going>(
  'ELD-TURN-004',
  'abilities',
  chooseOne,
);

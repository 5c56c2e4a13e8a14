import { decide, type Rule, type Turn } from '@rulewright/core';
import { eligibleReactors } from '../actions/eligible.js';
import { reactivePlayers } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasSecretReactions } from '../secrets/secret.js';
import { taunted } from '../skills/taunt.js';
import type { Eld, Going } from '../vocabulary/index.js';
import { sequenceOf } from './going.js';
import { react } from './react.js';

/**
 * Step 3: after the movement the reactive players say in turn order which models react and how, one model after another. All Reactions are
 * fixed before the activated model declares its action (ELD-REACT-006), also those to Hostiles (ELD-REACT-020).
 */
export function* reactionStep(turn: Turn<Eld>, going: Going): Rule {
  const { ended, answered } = sequenceOf(turn);
  const by = ended ? undefined : reactivePlayers(turn.state).find(player => !answered.includes(player));
  if (by === undefined) return;
  going.goesOn = true;
  const models = turn.derive(() => eligibleReactors(tableOf(turn), by));
  const forced = models.filter(model => taunted.isUsed(turn.state, model));
  const options =
    forced.length > 0 ? forced.map(model => ({ model })) : ['pass' as const, ...models.map(model => ({ model }))];
  // A player with a secret model is always asked, since the question would reveal its Awareness and its points (ELD-DEF-018).
  const asked = models.length > 0 || hasSecretReactions(turn.state, by);
  const choice = !asked ? 'pass' : yield* decide(turn, { by, kind: 'react', rule: 'ELD-ACT-013', options });
  if (choice === 'pass') turn.emit({ type: 'PlayerAnswered', player: by }, 'ELD-REACT-007');
  else yield* react(turn, choice.model, 'step');
}

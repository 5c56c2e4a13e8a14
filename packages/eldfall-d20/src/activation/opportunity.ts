import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { eligibleReactors } from '../actions/eligible.js';
import { hasAction } from '../actions/menu.js';
import { reactivePlayers } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasSecretReactions } from '../secrets/secret.js';
import type { Eld, ModelId, Table } from '../vocabulary/index.js';
import { sequenceOf } from './going.js';
import { react } from './react.js';

/** The models of a player that can interrupt the movement: those that can react with an Attack at a point of the path (ELD-REACT-009). */
const interrupting = (table: Table, player: PlayerId): readonly ModelId[] =>
  eligibleReactors(table, player).filter(model =>
    hasAction(table, { model, role: 'reactive', occasion: 'opportunity' }),
  );

/**
 * Asks the reactive players in turn order for one Attack of Opportunity while the activated model is moving. Only its declaration and the
 * point of the path are fixed now: the dice are thrown in step 5 (ELD-REACT-016). True if a player was asked.
 */
export function* askOpportunity(turn: Turn<Eld>): Rule<boolean> {
  const { answered } = sequenceOf(turn);
  const by = reactivePlayers(turn.state).find(player => !answered.includes(player));
  if (by === undefined) return false;
  const models = turn.derive(() => interrupting(tableOf(turn), by));
  const options = ['pass' as const, ...models.map(model => ({ model }))];
  const asked = models.length > 0 || hasSecretReactions(turn.state, by);
  const choice = !asked ? 'pass' : yield* decide(turn, { by, kind: 'opportunity', rule: 'ELD-REACT-009', options });
  if (choice === 'pass') turn.emit({ type: 'PlayerAnswered', player: by }, 'ELD-REACT-007');
  else yield* react(turn, choice.model, 'opportunity');
  return true;
}

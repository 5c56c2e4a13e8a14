import type { Rule, Turn } from '@rulewright/core';
import { whyNotReact } from '../actions/eligible.js';
import { actionLine } from '../hostiles/action.js';
import { compareHostiles } from '../hostiles/order.js';
import { tableOf } from '../match/table.js';
import { taunted } from '../skills/taunt.js';
import type { Eld, Going, ModelId, Table } from '../vocabulary/index.js';
import { sequenceOf } from './going.js';
import { react } from './react.js';

/** True for a Hostile that reacts now: a line of its card holds (ELD-HOSTILE-013), or a Taunt forces it (ELD-SKILL-042). */
const reacts = (table: Table, id: ModelId): boolean =>
  (taunted.isUsed(table.state, id) ||
    actionLine(table, { model: id, role: 'reactive', occasion: 'step' }) !== undefined) &&
  !whyNotReact(table, id);

/** The Hostiles that react, in the order in which they would activate. */
const reactingHostiles = (table: Table): readonly ModelId[] =>
  table.state.models
    .filter(({ id, player }) => player === null && reacts(table, id))
    .map(({ id }) => id)
    .toSorted((a, b) => compareHostiles(table, a, b));

/**
 * The step of the Hostiles' Reactions, after the action of the activated model is declared (ELD-HOSTILE-006): one Hostile after another declares what its
 * card tells, against the activated model only (ELD-HOSTILE-016). Cards have no behaviour for the Movement step of others, so Hostiles make no
 * Attack of Opportunity.
 */
export function* hostileReactionStep(turn: Turn<Eld>, going: Going): Rule {
  if (sequenceOf(turn).ended) return;
  const [next] = turn.derive(() => reactingHostiles(tableOf(turn)));
  if (next === undefined) return;
  going.goesOn = true;
  yield* react(turn, next, 'step');
}

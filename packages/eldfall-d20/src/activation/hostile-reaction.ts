import { decide, type Rule, type Turn } from '@rulewright/core';
import type { Limit } from '@rulewright/core/uses';
import { whyNotReact } from '../actions/eligible.js';
import { actionLine } from '../hostiles/action.js';
import { compareHostiles } from '../hostiles/order.js';
import { arbiterOf } from '../match/decider.js';
import { once } from '../match/limits.js';
import { modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { isPlayedByHand } from '../profiles/behaviour.js';
import { taunted } from '../skills/taunt.js';
import type { Eld, Going, ModelId, Table } from '../vocabulary/index.js';
import { sequenceOf } from './going.js';
import { react } from './react.js';

/** The Hostiles whose player has passed in this sequence. */
const stays: Limit<Eld> = /* @__PURE__ */ once('sequence', 'hostile-stays', 'ELD-QUEST-035');

/**
 * True for a Hostile that may react now: a line of its card applies, a Taunt forces it, or a player plays it
 * (ELD-HOSTILE-013, ELD-SKILL-042, ELD-QUEST-035).
 */
const reacts = (table: Table, id: ModelId): boolean =>
  (taunted.isUsed(table.state, id) ||
    (isPlayedByHand(table, modelOf(table.state, id)) && !stays.isUsed(table.state, id)) ||
    actionLine(table, { model: id, role: 'reactive', occasion: 'step' }) !== undefined) &&
  !whyNotReact(table, id);

/** The Hostiles that react, in the order in which they would activate. */
const reactingHostiles = (table: Table): readonly ModelId[] =>
  table.state.models
    .filter(({ id, player }) => player === null && reacts(table, id))
    .map(({ id }) => id)
    .toSorted((a, b) => compareHostiles(table, a, b));

/**
 * The step of the Hostiles' Reactions, after the action of the activated model is declared (ELD-HOSTILE-006): one
 * Hostile after another declares the reaction of its card, against the activated model only (ELD-HOSTILE-016). Cards
 * have no behaviour for the Movement step of others, so Hostiles make no
 * Attack of Opportunity.
 */
export function* hostileReactionStep(turn: Turn<Eld>, going: Going): Rule {
  if (sequenceOf(turn).ended) return;
  const [next] = turn.derive(() => reactingHostiles(tableOf(turn)));
  if (next === undefined) return;
  going.goesOn = true;
  if (isPlayedByHand(tableOf(turn), modelOf(turn.state, next)) && !taunted.isUsed(turn.state, next)) {
    const by = arbiterOf(tableOf(turn));
    const options = ['pass' as const, { model: next }];
    if ((yield* decide(turn, { by, kind: 'react', rule: 'ELD-QUEST-035', options })) === 'pass') {
      return stays.use(turn, next);
    }
  }
  yield* react(turn, next, 'step');
}

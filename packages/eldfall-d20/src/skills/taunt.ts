import type { Rule, Turn } from '@rulewright/core';
import type { Limit } from '@rulewright/core/uses';
import { once } from '../match/limits.js';
import { isAlly, isStanding, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { entersAwareness, isAwareOfActivated, seesActivated } from '../movement/moments.js';
import { skillLevel } from '../profiles/abilities.js';
import { immunityTo } from '../profiles/immunity.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Eld, ModelId, Table } from '../vocabulary/index.js';

/** The models that a Taunt forces to react in this sequence, if they can. */
export const taunted: Limit<Eld> = /* @__PURE__ */ once('sequence', 'taunted', 'ELD-SKILL-042');

/**
 * True if the Awareness of a model meets the one that taunts: it is in it at some moment, or by option it comes into it
 * (ELD-SKILL-042).
 */
const meets = (table: Table, id: ModelId): boolean =>
  table.options.tauntAwareness === 'within' ? isAwareOfActivated(table, id) : entersAwareness(table, id);

/**
 * Taunt: after the movement with which it was declared all enemies that saw the model, or whose Awareness it entered,
 * roll Intellect; those that fail have to react (ELD-SKILL-042). A model without Activation Points is not affected.
 */
export function* taunt(turn: Turn<Eld>): Rule {
  const { sequence } = turn.state;
  if (!sequence?.movement?.skills.includes('taunt')) return;
  const user = modelOf(turn.state, sequence.model);
  if (skillLevel(tableOf(turn), user, 'taunt') === 0) return;
  for (const { id } of turn.state.models) {
    const table = tableOf(turn);
    const model = modelOf(turn.state, id);
    if (isAlly(turn.state, model, user) || !isStanding(model) || model.points === 0) continue;
    if (immunityTo(table, model, { skill: 'taunt' })) continue;
    if (!seesActivated(table, id) && !meets(table, id)) continue;
    const facts = rollFacts({ model: id, attribute: 'INT', purpose: 'resist', about: 'taunt' });
    if (!(yield* rollAttribute(turn, facts)).success) taunted.use(turn, id);
  }
}

import type { Rule, Turn } from '@rulewright/core';
import { modelNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { changesOn } from '../profiles/changes.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Cited, Eld, ModelId } from '../vocabulary/index.js';
import { FAMILIAR, givesUpFamiliar } from './familiars.js';

/** The change, as of Unrelenting Zeal, that prevents a Wound of a model by a roll; undefined where none does (ELD-SPELLCRAFT-022). */
export function* preventedBy(turn: Turn<Eld>, id: ModelId): Rule<Cited | undefined> {
  const model = modelNamed(turn.state, id);
  for (const { change, rule, source } of model ? changesOn(tableOf(turn), model) : []) {
    if (change.op !== 'prevent-wounds') continue;
    const facts = rollFacts({ model: id, attribute: change.attribute, purpose: 'resist', about: source });
    if ((yield* rollAttribute(turn, facts)).success) return { rule, source };
  }
  return undefined;
}

/**
 * The remaining Wounds of those without a Hit, such as from a fall or from Bleeding: a roll may prevent each of them,
 * and a Familiar prevents all others, unless the option limits it to attacks (ELD-TRAIT-027).
 */
export function* woundsLeft(turn: Turn<Eld>, model: ModelId, wounds: number): Rule<number> {
  let left = 0;
  for (let at = 0; at < wounds; at++) {
    const by = yield* preventedBy(turn, model);
    if (by) turn.emit({ type: 'WoundPrevented', model, by }, ['ELD-SPELLCRAFT-022', by.rule]);
    else left += 1;
  }
  if (left === 0 || turn.options.familiarGuards === 'attacks' || !(yield* givesUpFamiliar(turn, model, null)))
    return left;
  for (; left > 0; left--) turn.emit({ type: 'WoundPrevented', model, by: FAMILIAR }, FAMILIAR.rule);
  return 0;
}

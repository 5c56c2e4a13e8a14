import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { ModelId, Sfi } from '../vocabulary/index.js';
import { isOnTable } from './shift.js';

/** Does something to several models, one after another, in the order that a player chooses; models that are gone are left out. */
export function* oneByOne(
  turn: Turn<Sfi>,
  models: readonly ModelId[],
  { by, rule, may }: { readonly by: () => PlayerId; readonly rule: RuleId; readonly may: (model: ModelId) => boolean },
  each: (model: ModelId) => Rule,
): Rule {
  let left = models;
  for (;;) {
    const options = left.filter(id => isOnTable(turn, id) && may(id));
    if (options.length === 0) return;
    const model = yield* decideUnlessForced(turn, { by: by(), kind: 'model', rule, options });
    left = left.filter(id => id !== model);
    yield* each(model);
  }
}

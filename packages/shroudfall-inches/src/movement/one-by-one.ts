import { decideUnlessForced, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { ModelId, Sfi } from '../vocabulary/index.js';
import type { How } from './bans.js';
import { isOnTable } from './shift.js';

/** The order of several models, and a test of the models to which the effect may happen. */
interface OneByOne {
  readonly by: () => PlayerId;
  readonly rule: RuleId;
  readonly may: (model: ModelId) => boolean;
  /** Facts for the words of the question. */
  readonly about: { readonly how: How; readonly ability: string };
}

/** Does something to several models, one after another, in the order that a player chooses; models that are gone are left out. */
export function* oneByOne(
  turn: Turn<Sfi>,
  models: readonly ModelId[],
  { by, rule, may, about }: OneByOne,
  each: (model: ModelId) => Rule,
): Rule {
  let left = models;
  for (;;) {
    const options = left.filter(id => isOnTable(turn, id) && may(id));
    if (options.length === 0) return;
    const model = yield* decideUnlessForced(turn, { by: by(), kind: 'model', rule, options, about });
    left = left.filter(id => id !== model);
    yield* each(model);
  }
}

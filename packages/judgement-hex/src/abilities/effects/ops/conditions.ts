import { decide } from '@rulewright/core';
import { lastingOn } from '../../../match/lasting.js';
import { playerOf } from '../../../match/models.js';
import { inflict, removeCondition } from '../../../special-rules/conditions/inflict.js';
import type { Op } from '../../../vocabulary/applying.js';
import type { ConditionId } from '../../../vocabulary/words.js';
import { affectedModels, decider, ruleOf } from '../applying.js';

/** A condition (JHX-COND-001), which the card's own model owns (JHX-COND-003). */
export const condition: Op<'condition'> = (turn, effect, applying) => {
  for (const on of affectedModels(turn, applying, effect.to))
    inflict(turn, { condition: effect.condition, on, by: applying.self });
};

/** Removes conditions, up to the count of the effect; the model's owner chooses them or, by the option `cleanseChoice`, the ability's. */
export const cleanse: Op<'cleanse'> = function* (turn, { count, of, to }, applying) {
  for (const id of affectedModels(turn, applying, to)) {
    const suffered = (): readonly ConditionId[] =>
      lastingOn(turn.state, id, 'condition')
        .map(({ data }) => data.condition)
        .filter(one => of === undefined || of.includes(one));
    let left = count === 'all' ? Number.POSITIVE_INFINITY : count;
    while (left > 0) {
      const options = suffered();
      const [first] = options;
      if (first === undefined) break;
      const about = { cleanse: id, ability: applying.ability.id };
      const owner = turn.options.cleanseChoice === 'owner' ? playerOf(turn.state, id) : null;
      const by = owner ?? decider(turn, applying, id);
      const which =
        options.length > left
          ? yield* decide(turn, { by, kind: 'condition', rule: 'JHX-ACTION-007', options, about })
          : first;
      removeCondition(turn, id, which, ruleOf(applying));
      left--;
    }
  }
};

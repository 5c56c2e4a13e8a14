import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { gainCondition, loseCondition } from '../../../conditions/gain.js';
import { unitOf } from '../../../match/lookups.js';
import type { EffectOf, Op } from '../../../vocabulary/effect-op.js';
import type { Cause, Sfi, UnitId } from '../../../vocabulary/index.js';
import { unitsMeant } from '../whom.js';

/** Each of the units gains the condition; scenario elements have none (SFI-SCENARIO-003). */
export const condition: Op<'condition'> = (turn, { condition: gained, to }, cause) => {
  for (const unit of unitsMeant(turn, cause, to)) gainCondition(turn, unit, gained, cause.rule);
};

/** The conditions of a unit that an effect may remove leave it: all of them, or as many as it says, picked by the unit's player. */
function* cleanse(
  turn: Turn<Sfi>,
  id: UnitId,
  { count, of }: EffectOf<'removeCondition'>,
  { rule, name }: Cause,
): Rule {
  const most = count === 'all' ? Number.POSITIVE_INFINITY : count;
  for (let removed = 0; removed < most; removed++) {
    const { player: by, conditions } = unitOf(turn.state, id);
    const options = conditions.filter(one => !of || of.includes(one));
    if (options.length === 0) return;
    const [first] = options;
    const all = first !== undefined && options.length <= most - removed;
    const about = { unit: id, ability: name };
    const lost = all ? first : yield* decideUnlessForced(turn, { by, kind: 'condition', rule, options, about });
    loseCondition(turn, id, lost, rule);
  }
}

/** Conditions leave each of the units. */
export const removeCondition: Op<'removeCondition'> = function* (turn, effect, cause) {
  for (const unit of unitsMeant(turn, cause, effect.to)) yield* cleanse(turn, unit, effect, cause);
};

import type { Refusal } from '@rulewright/core';
import type { Limit } from '@rulewright/core/uses';
import { once } from '../../match/limits.js';
import { hasState, modelOf } from '../../match/lookups.js';
import { rollAttribute, rollFacts } from '../../rolls/roll.js';
import type { Beginning, Eld, Sources } from '../../vocabulary/index.js';

/** Models that have failed the roll in the Active role, in this sequence: they flee. */
export const fled: Limit<Eld> = /* @__PURE__ */ once('sequence', 'panicked-flight', 'ELD-STATE-055');
/** Models that have failed the roll in the Reactive role, in this sequence. */
export const cowed: Limit<Eld> = /* @__PURE__ */ once('sequence', 'panicked-reaction', 'ELD-STATE-059');

/**
 * A Panicked model rolls Morale (ELD-PROFILE-012) when it activates or reacts (ELD-STATE-054); a passed roll changes
 * nothing, and the state stays (ELD-STATE-060).
 */
export const panickedRoll: Beginning = (turn, model, role) => {
  if (!hasState(modelOf(turn.state, model), 'panicked')) return undefined;
  return (function* () {
    const { success } = yield* rollAttribute(
      turn,
      rollFacts({ model, attribute: 'M', purpose: 'morale', about: 'panicked' }),
    );
    if (!success) (role === 'active' ? fled : cowed).use(turn, model);
    return undefined;
  })();
};

/**
 * A model that flees may do Nothing only (ELD-STATE-055); one that failed the roll of a Reaction Dodges or does Nothing
 * (ELD-STATE-059). A Chain Attack is neither an Activation nor a Reaction, so it stays open (ELD-SKILL-005).
 */
export const panickedBan: Sources['bans'][number] = ({ state }, { id }, declaring): Refusal | undefined => {
  if (declaring.what !== 'action' || declaring.extra) return undefined;
  const { action } = declaring;
  if (fled.isUsed(state, id) && action.do !== 'nothing') return { code: 'panicked', rule: fled.rule, path: 'do' };
  if (cowed.isUsed(state, id) && action.do !== 'nothing' && action.do !== 'dodge') {
    return { code: 'panicked', rule: cowed.rule, path: 'do' };
  }
  return undefined;
};

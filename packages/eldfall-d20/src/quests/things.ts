import type { Turn } from '@rulewright/core';
import { modelOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, ModelId, Thing } from '../vocabulary/index.js';

/** Notes that a model has used up a thing of the Quest, which is a deed of its player. */
export const noteThing = (
  turn: Turn<Eld>,
  id: ModelId,
  { id: thing, kind }: Thing,
  how: 'opened' | 'repaired',
  rule: RuleId,
): void => {
  const by = modelOf(turn.state, id).player;
  turn.emit({ type: 'DeedNoted', deed: { deed: 'thing', thing, kind, how, by } }, rule);
};

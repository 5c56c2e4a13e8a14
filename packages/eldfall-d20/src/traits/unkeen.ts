import { tableOf } from '../match/table.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Sources } from '../vocabulary/index.js';
import { traitOfHit, victimOf } from './of-hit.js';

/** A Wound with Unkeen is negated by a passed Toughness roll, also one that follows from another Wound, but by option not that one. */
export const unkeen: Sources['prevention'][number] = function* (turn, wound) {
  const model = victimOf(tableOf(turn), wound.hit);
  if (!model || !traitOfHit(wound.hit, 'unkeen')) return;
  if (wound.extra !== null && turn.options.unkeenWounds === 'ofHits') return;
  const facts = rollFacts({ model: model.id, attribute: 'T', purpose: 'resist', about: 'unkeen' });
  const { success } = yield* rollAttribute(turn, facts);
  if (success) wound.prevented = { rule: 'ELD-TRAIT-070', source: 'unkeen' };
};

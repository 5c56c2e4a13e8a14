import { decide } from '@rulewright/core';
import { targetOf } from '../attacks/facts.js';
import { deciderOf } from '../match/decider.js';
import { once } from '../match/limits.js';
import { modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasClass } from '../profiles/abilities.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Sources } from '../vocabulary/index.js';

const ofSequence = /* @__PURE__ */ once('sequence', 'rogue', 'ELD-CLASS-018');

/**
 * Once per sequence, in either role, a Rogue that has hit a model may roll Agility: a success gives the Hit Knockdown. A stray shot hits no
 * target, and a Sweep or a template hits models beside its target.
 */
export const rogue: Sources['onHit'][number] = function* (turn, hit) {
  const table = tableOf(turn);
  const model = modelOf(turn.state, hit.attack.attacker);
  if (!hasClass(table, model, 'rogue') || ofSequence.isUsed(turn.state, model.id)) return;
  const isOnTarget = !hit.stray && hit.pool !== null && targetOf(hit.pool.aim) === hit.on;
  if (!isOnTarget || !modelNamed(turn.state, hit.on)) return;
  const by = deciderOf(table, model);
  const about = { ability: 'rogue', model: model.id, target: hit.on };
  const tries = yield* decide(turn, { by, kind: 'yes', rule: 'ELD-CLASS-018', options: [true, false], about });
  if (!tries) return;
  ofSequence.use(turn, model.id);
  const facts = rollFacts({ model: model.id, attribute: 'AG', purpose: 'resist', about: 'rogue' });
  const { success } = yield* rollAttribute(turn, facts);
  if (success) hit.traits = [...hit.traits, { id: 'knockdown' }];
};

import { once } from '../match/limits.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Hit, Sources, Wound } from '../vocabulary/index.js';
import { traitOfHit, victimOf } from './of-hit.js';

const extra = (hit: Hit, by: string, count = 1): readonly Wound[] =>
  Array.from({ length: count }, () => ({ hit, extra: by, prevented: null }));

/** Every Wound with Cleave is followed by one more Wound (ELD-TRAIT-010). */
export const cleave: Sources['extraWounds'][number] = function* (turn, { hit }) {
  return traitOfHit(hit, 'cleave') ? extra(hit, 'cleave', tableOf(turn).numbers.traits.cleaveWounds.value) : [];
};

const frozen = /* @__PURE__ */ once('sequence', 'frostbite', 'ELD-TRAIT-033');

/**
 * Wounds with Frostbite force one Toughness roll for each attacker, or by option one in total: a failure is one more
 * Wound (ELD-TRAIT-033).
 */
export const frostbite: Sources['extraWounds'][number] = function* (turn, { hit }) {
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (!traitOfHit(hit, 'frostbite') || !model || immunityTo(table, model, { trait: 'frostbite' })) return [];
  const attack = table.options.frostbiteRolls === 'once' ? model.id : `${hit.attack.attacker} ${model.id}`;
  if (frozen.isUsed(turn.state, attack)) return [];
  frozen.use(turn, attack);
  const facts = rollFacts({ model: model.id, attribute: 'T', purpose: 'resist', about: 'frostbite' });
  const { success } = yield* rollAttribute(turn, facts);
  return success ? [] : extra(hit, 'frostbite', table.numbers.traits.frostbiteWounds.value);
};

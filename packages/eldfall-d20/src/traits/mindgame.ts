import { traitsOfHits } from '../attacks/hit-traits.js';
import { hasPower } from '../attacks/power.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Sources } from '../vocabulary/index.js';
import { traitOfHit, victimOf } from './of-hit.js';

/** A Dodge against an attack with Mindgame is rolled with Intellect (ELD-TRAIT-045). */
export const mindgameDodge: Sources['otherAttributes'][number] = (table, { purpose, attack, model }) => {
  if (purpose !== 'dodge' || !attack || !traitsOfHits(table, attack).some(({ id }) => id === 'mindgame')) return [];
  const dodger = table.state.models.find(({ id }) => id === model);
  if (!dodger || immunityTo(table, dodger, { trait: 'mindgame' })) return [];
  return [{ rule: 'ELD-TRAIT-045', source: 'mindgame', attribute: 'INT', must: true }];
};

/** Each Hit with Mindgame that does damage makes the model roll Intellect in place of the Damage roll: a failure is the Wound (ELD-TRAIT-046). */
export const mindgameDamage: Sources['damageRolls'][number] = (turn, hit) => {
  const table = tableOf(turn);
  const model = victimOf(table, hit);
  if (!model || !hasPower(hit) || !traitOfHit(hit, 'mindgame') || immunityTo(table, model, { trait: 'mindgame' }))
    return undefined;
  return (function* () {
    const facts = rollFacts({ model: model.id, attribute: 'INT', purpose: 'resist', about: 'mindgame' });
    return !(yield* rollAttribute(turn, facts)).success;
  })();
};

import { traitsOfHits } from '../attacks/hit-traits.js';
import { applyHit } from '../attacks/hits.js';
import { hasPower } from '../attacks/power.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Hit, Sources, Table } from '../vocabulary/index.js';
import { traitOfHit, victimOf } from './of-hit.js';

/** A Dodge against an attack with Mindgame is rolled with Intellect. */
export const mindgameDodge: Sources['otherAttributes'][number] = (table, { purpose, attack, model }) => {
  if (purpose !== 'dodge' || !attack || !traitsOfHits(table, attack).some(({ id }) => id === 'mindgame')) return [];
  const dodger = table.state.models.find(({ id }) => id === model);
  if (!dodger || immunityTo(table, dodger, { trait: 'mindgame' })) return [];
  return [{ rule: 'ELD-TRAIT-045', source: 'mindgame', attribute: 'INT', must: true }];
};

/** The effects of a Hit with Mindgame wait for the Intellect roll of its model (ELD-TRAIT-046, ELD-SPELLCRAFT-030). */
export const mindgameWaits = (table: Table, hit: Hit): boolean => {
  const model = victimOf(table, hit);
  return model !== undefined && !!traitOfHit(hit, 'mindgame') && !immunityTo(table, model, { trait: 'mindgame' });
};

/**
 * Each Hit with Mindgame makes the model roll Intellect in place of the Damage roll: a failure lets the effects of the
 * Hit happen, and is the Wound of a Hit with Power (ELD-TRAIT-046).
 */
export const mindgameDamage: Sources['damageRolls'][number] = (turn, hit, resolution) => {
  if (!mindgameWaits(tableOf(turn), hit)) return undefined;
  return (function* () {
    const facts = rollFacts({ model: hit.on, attribute: 'INT', purpose: 'resist', about: 'mindgame' });
    if ((yield* rollAttribute(turn, facts)).success) return false;
    yield* applyHit(turn, hit, resolution);
    return hasPower(hit);
  })();
};

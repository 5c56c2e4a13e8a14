import { hasPower } from '../attacks/power.js';
import { isAlly, isStanding, modelNamed } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { immunityTo } from '../profiles/immunity.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { Hit, Model, Resolution, Sources, Table } from '../vocabulary/index.js';

/** True for the first Hit of an Attack on a model: its other Hits cause no further roll (ELD-MORALE-006). */
const isFirst = ({ hits }: Resolution, hit: Hit): boolean =>
  hits.find(({ attack, on, negated }) => attack === hit.attack && on === hit.on && negated === null) === hit;

/** The ally whom a Hit could damage; undefined for a Hit on an enemy, on the attacker itself, of a thing, or without a Power. */
const allyHit = ({ state }: Table, hit: Hit): Model | undefined => {
  const on = modelNamed(state, hit.on);
  const attacker = modelNamed(state, hit.attack.attacker);
  if (!on || !attacker || on === attacker || !isStanding(on) || !hasPower(hit)) return undefined;
  return isAlly(state, attacker, on) ? on : undefined;
};

/**
 * Friendly Fire: an ally whom a Hit could damage rolls Morale, and is Panicked until its next Strategic phase if it fails, once for each
 * Attack (ELD-MORALE-006). A Hit that was avoided by Dodge does not count.
 */
export const friendlyFire: Sources['onHit'][number] = (turn, hit, resolution) => {
  const table = tableOf(turn);
  const ally = allyHit(table, hit);
  if (!ally || !isFirst(resolution, hit) || immunityTo(table, ally, { state: 'panicked' })) return undefined;
  return (function* () {
    const facts = rollFacts({ model: ally.id, attribute: 'M', purpose: 'morale', about: 'friendly-fire' });
    if ((yield* rollAttribute(turn, facts)).success) return;
    const gains = {
      state: 'panicked',
      until: 'own-strategic-phase',
      by: hit.attack.player,
      source: 'friendly-fire',
    } as const;
    const cited = { rule: 'ELD-MORALE-005', source: 'friendly-fire' } as const;
    resolution.consequences.push({ cited, model: ally.id, gains });
  })();
};

import { targetOf, targetStanding } from '../attacks/facts.js';
import { traitsOfHits } from '../attacks/hit-traits.js';
import { reachOf } from '../attacks/range.js';
import { isWithin } from '../battlefield/distance.js';
import { seesFrom } from '../battlefield/sight.js';
import { hasState, modelOf, modelsOnField } from '../match/lookups.js';
import type { AttackFacts, ModelId, Sources, Table } from '../vocabulary/index.js';

/** The level of Sweep of an attack; 0 without it. */
const levelOf = (table: Table, attack: AttackFacts): number =>
  Math.max(0, ...traitsOfHits(table, attack).map(one => (one.id === 'sweep' ? (one.level ?? 1) : 0)));

/** The models that a sweep hits besides its target: friends too, but not the user. */
const swept = (table: Table, attack: AttackFacts, level: number): readonly ModelId[] => {
  const user = modelOf(table.state, attack.attacker);
  const reach = reachOf(table, user, attack.weapon, attack)?.at(-1)?.to;
  return modelsOnField(table.state)
    .filter(one => one.id !== user.id && !hasState(one, 'dead'))
    .filter(one => reach === undefined || isWithin(table, user, one, reach))
    .filter(({ id }) => level > 1 || seesFrom(table, attack.from, id, targetStanding(table, attack, id)))
    .map(({ id }) => id);
};

/**
 * A successful Attack roll with Sweep I, on a structure too, hits every model in sight and Reach of the user, friends
 * too (ELD-TRAIT-059); with Sweep II every model in Reach, seen or not (ELD-TRAIT-060). A strike that is beaten in a
 * Confrontation sweeps nobody, and other models avoid theirs only by Dodge (ELD-TRAIT-061). A Trample has no Attack roll.
 */
export const sweep: Sources['areas'][number] = (table, attack, aim) => {
  const target = targetOf(aim);
  const level = levelOf(table, attack);
  if (target === null || aim.template || level === 0 || attack.by === 'trample') return undefined;
  return [...new Set([target, ...swept(table, attack, level)])];
};

import type { Cylinder, Solid } from '@rulewright/core/inches/height';
import { awarenessOf, isInAwareness } from '../battlefield/awareness.js';
import { areWithin } from '../battlefield/distance.js';
import { bodyNamed, hitboxAt } from '../battlefield/hitbox.js';
import { modelNamed, modelOf } from '../match/lookups.js';
import type { Aim, AttackFacts, Model, Modifier, RollFacts, Table, Weapon } from '../vocabulary/index.js';
import type { Interval } from '../vocabulary/pack.js';
import { targetOf, targetStanding } from './facts.js';
import { formulaValue } from './formula.js';

type By = Pick<AttackFacts, 'kind' | 'role' | 'declared' | 'attacker'>;

/**
 * The intervals of a means in inches, with changes of Reach: a change of all intervals shifts every end, and so also the start
 * of the next one (ELD-RANGED-006); a change of the first interval does not change the greatest range (ELD-ART-017). A single
 * Reach is one interval without a modifier (ELD-RANGED-007), and a Casting Aura is the Awareness of the caster (ELD-SPELL-017).
 * Null: no limit, e.g. of a spray.
 */
export const reachOf = (table: Table, model: Model, weapon: Weapon, by?: By): readonly Interval[] | null => {
  const { distance } = weapon.reach;
  if (distance === undefined) return null;
  if (distance === 'casting-aura') return [{ to: awarenessOf(table, model), modifier: 0 }];
  const changes = table.sources.reaches.flatMap(source => source(table, model, weapon, by));
  const sum = (first: boolean): number =>
    changes.filter(one => (one.first === true) === first).reduce((all, { add }) => all + add, 0);
  const printed: readonly Interval[] =
    typeof distance === 'object' && 'length' in distance
      ? distance
      : [{ to: formulaValue(table, model, distance), modifier: 0 }];
  const last = (printed.at(-1)?.to ?? 0) + sum(false);
  return printed.map(({ to, modifier }, at) => {
    const shifted = to + sum(false);
    return { to: at === 0 ? Math.min(shifted + sum(true), last) : shifted, modifier };
  });
};

/** The room of what an aim names, at the moment of the attack; undefined if it is not on the field. A spot takes no room. */
export const bodyAimed = (table: Table, attack: AttackFacts, aim: Aim): Cylinder | undefined => {
  if ('spot' in aim) {
    const { x, y, z } = aim.spot;
    return { at: { x, y }, radius: 0, foot: z, height: 0 };
  }
  const target = targetOf(aim) ?? '';
  const model = modelNamed(table.state, target);
  if (model) return model.where === 'field' ? hitboxAt(table, targetStanding(table, attack, target)) : undefined;
  return bodyNamed(table, target);
};

/** The room of what an aim names, as distances are measured to it: the parts of a structure that is scenery, its body otherwise. */
const solidsAimed = (table: Table, attack: AttackFacts, aim: Aim): readonly Solid[] => {
  const piece = 'thing' in aim ? table.state.scenery.find(({ id }) => id === aim.thing) : undefined;
  const body = bodyAimed(table, attack, aim);
  return piece?.parts ?? (body ? [body] : []);
};

/**
 * The interval in which the target of an attack lies, from the closest points of the hitboxes (ELD-ITEM-019): a
 * distance above the end of one interval belongs to the next (ELD-RANGED-004). The Reach of an Attack of Opportunity is
 * measured from its point of the path (ELD-REACT-010). Undefined beyond the last one (ELD-RANGED-005); null where
 * nothing limits the Reach.
 */
export const intervalOf = (table: Table, attack: AttackFacts, aim: Aim): Interval | null | undefined => {
  const attacker = modelOf(table.state, attack.attacker);
  const reach = reachOf(table, attacker, attack.weapon, attack);
  if (reach === null) return null;
  const solids = solidsAimed(table, attack, aim);
  if (attack.weapon.reach.distance === 'casting-aura')
    return solids.some(one => isInAwareness(table, attacker, one)) ? reach[0] : undefined;
  const from = hitboxAt(table, attack.from);
  return reach.find(({ to }) => solids.some(one => areWithin(table, from, one, to)));
};

/** True for an aim within some inches of an attacker, at the moment of the attack. */
export const isAimedWithin = (table: Table, attack: AttackFacts, aim: Aim, most: number): boolean =>
  solidsAimed(table, attack, aim).some(one => areWithin(table, hitboxAt(table, attack.from), one, most));

/** The modifier of the interval in which the target lies. */
export const intervalModifier = (table: Table, { attack, aim, purpose }: RollFacts): readonly Modifier[] => {
  if (purpose !== 'attack' || attack === null || aim === null || attack.kind !== 'ranged') return [];
  const interval = intervalOf(table, attack, aim);
  return interval?.modifier ? [{ rule: 'ELD-RANGED-003', source: 'distance', add: interval.modifier }] : [];
};

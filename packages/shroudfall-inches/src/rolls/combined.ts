import type { Refusal } from '@rulewright/core';
import { isWithin } from '../battlefield/distance.js';
import { thingNamed } from '../battlefield/things.js';
import { baseOf, modelsOf, unitOf } from '../match/lookups.js';
import { mayJoinShot } from '../melee/shooting.js';
import { sees } from '../sight/sight.js';
import type { Contribution } from '../unit-cards/effects/stacking.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import { armsOf, reachOf } from '../unit-cards/weapons.js';
import type { ActionTaken, AttackFacts, Model, ModelId } from '../vocabulary/index.js';
import type { Weapon } from '../vocabulary/pack.js';
import type { Table } from '../vocabulary/table.js';
import { type AttackType, plainPassives } from '../vocabulary/words.js';
import type { Facing } from './sides.js';

/** The passives that combine the attacks of a unit, by attack type (SFI-PASSIVE-007, SFI-PASSIVE-008). */
const passives = { ranged: 'combined-shot', melee: 'combined-strike' } as const;

const passiveOf = (type: AttackType) => (type === 'arcane' ? undefined : passives[type]);

/**
 * The rule that keeps a model from combining the attacks of its unit: the passive is for one type and for two or more models, and
 * it is chosen before the first attack of the action.
 */
export const whyNotCombined = (
  table: Table,
  { unit, profiles, combined }: ActionTaken,
  { type }: Weapon,
): Refusal | undefined => {
  const passive = passiveOf(type);
  if (!passive || !hasPassive(table, unitOf(table.state, unit), passive)) {
    return { code: 'no-combined-attack', rule: passive ? plainPassives[passive] : 'SFI-PASSIVE-007', path: 'combined' };
  }
  if (combined !== undefined) return;
  if (profiles.length > 0) return { code: 'after-first-attack', rule: 'SFI-PASSIVE-009', path: 'combined' };
  return modelsOf(table.state, unit).length < 2
    ? { code: 'no-other-model', rule: plainPassives[passive], path: 'combined' }
    : undefined;
};

/** True if a model adds to a combined attack: sight and RNG, and for a shot not in melee. */
const adds = (table: Table, model: Model, type: AttackType, target: ModelId): boolean => {
  const to = thingNamed(table, target);
  if (!to || (type === 'ranged' && !mayJoinShot(table, model.id, target))) return false;
  const base = baseOf(table, model);
  const reaches = (weapon: Weapon): boolean => isWithin(table, base, to.base, reachOf(table, model.id, weapon));
  return (
    armsOf(table, model.id).weapons.some(one => one.type === type && reaches(one)) && sees(table, model.id, target)
  );
};

/** The other models of the unit that add to a combined attack at a target; by an option the attacker adds as well. */
export const addingModels = (table: Table, attack: AttackFacts, target: ModelId): readonly ModelId[] => {
  const { attacker, unit, type } = attack;
  if (!attack.combined || unit === null) return [];
  const own = table.options['combinedAttack.countsAttacker'];
  return modelsOf(table.state, unit).flatMap(model =>
    model.id === attacker ? (own ? [attacker] : []) : adds(table, model, type, target) ? [model.id] : [],
  );
};

/** The bonus of a combined attack on its hit and damage rolls: one for each model that adds to it, counted at each roll anew. */
export const bonusOfCombining = ({ table, attack, roll: { target } }: Facing): readonly Contribution[] => {
  const passive = attack ? passiveOf(attack.type) : undefined;
  const count = attack ? addingModels(table, attack, target).length : 0;
  if (!passive || count === 0) return [];
  return [
    { name: passive, source: passive, rule: plainPassives[passive], by: count * table.numbers.passives.combined.value },
  ];
};

import type { Refusal } from '@rulewright/core';
import { modelsOf, playerOf } from '../../match/lookups.js';
import { rememberTable } from '../../match/table.js';
import { whyNotCombined } from '../../rolls/combined.js';
import { armsOf, weaponNamed } from '../../unit-cards/weapons.js';
import type { ActionTaken, AttackChoice, ModelId, SfiState } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import type { Table } from '../../vocabulary/table.js';
import { hasTarget, targetsOf, whyNoTarget } from '../targets.js';
import { usedBy, whyNotType } from './types.js';

/** The rule that keeps a model from using a profile in the action, whatever its target. */
const whyNotProfile = (table: Table, taken: ActionTaken, model: ModelId, { id, type }: Weapon): Refusal | undefined => {
  if (usedBy(taken, model).includes(id)) return { code: 'profile-used', rule: 'SFI-ATTACK-011', path: 'profile' };
  return whyNotType(table, taken, model, type);
};

/** The rule about combined attacks that an attack breaks: after the first one the whole action is combined. */
const whyNotTogether = (
  table: Table,
  taken: ActionTaken,
  model: ModelId,
  weapon: Weapon,
  combined: boolean,
): Refusal | undefined => {
  if (taken.combined === undefined) return combined ? whyNotCombined(table, taken, weapon) : undefined;
  const [first = ''] = usedBy(taken, model);
  return combined && weapon.type === weaponNamed(table, model, first)?.type
    ? undefined
    : { code: 'combined-attack', rule: 'SFI-PASSIVE-009', path: 'combined' };
};

/** The rule that keeps a model from an attack in the action of its unit; undefined if it may make it. */
export const whyNotAttack = (
  table: Table,
  taken: ActionTaken,
  model: ModelId,
  { profile, target, combined }: AttackChoice,
): Refusal | undefined => {
  const weapon = weaponNamed(table, model, profile);
  if (!weapon) return { code: 'no-such-profile', rule: 'SFI-ATTACK-011', path: 'profile' };
  return (
    whyNotProfile(table, taken, model, weapon) ??
    whyNotTogether(table, taken, model, weapon, combined === true) ??
    whyNoTarget(table, model, weapon, target)
  );
};

const choiceOf = (profile: string, target: ModelId | undefined): AttackChoice =>
  target === undefined ? { profile } : { profile, target };

/** The attacks that a model may make with any profile of its card, outside an attack action (SFI-ATTACK-039). */
export const attacksOf = (table: Table, model: ModelId): readonly AttackChoice[] =>
  armsOf(table, model).weapons.flatMap(weapon =>
    targetsOf(table, model, weapon).map(target => choiceOf(weapon.id, target)),
  );

/** The attacks of a model that look possible: each of its profiles at each enemy on the table, also at enemies out of range. */
export const attackCandidates = (table: Table, model: ModelId): readonly AttackChoice[] => {
  const { models } = table.state;
  const attacker = models.find(({ id }) => id === model);
  if (!attacker) return [];
  const owner = playerOf(table.state, attacker.unit);
  const enemies = models.filter(({ unit }) => playerOf(table.state, unit) !== owner);
  return armsOf(table, model).weapons.flatMap(({ id: profile }) =>
    enemies.map(({ id: target }) => ({ profile, target })),
  );
};

/** The innermost action that is being taken. */
export const takenIn = ({ activation }: SfiState): ActionTaken | undefined => activation?.actions.at(-1);

/** A profile that a model may use now in the action: in an attack of its own, in a combined one, or both. */
interface Usable {
  readonly weapon: Weapon;
  readonly alone: boolean;
  readonly together: boolean;
}

const usable = (table: Table, taken: ActionTaken, model: ModelId): readonly Usable[] =>
  armsOf(table, model).weapons.flatMap(weapon => {
    if (whyNotProfile(table, taken, model, weapon)) return [];
    const alone = !whyNotTogether(table, taken, model, weapon, false);
    const together = !whyNotTogether(table, taken, model, weapon, true);
    return alone || together ? [{ weapon, alone, together }] : [];
  });

const workOut = (table: Table, taken: ActionTaken, model: ModelId): readonly AttackChoice[] =>
  usable(table, taken, model).flatMap(({ weapon, alone, together }) => {
    const choices = targetsOf(table, model, weapon).map(target => choiceOf(weapon.id, target));
    return [...(alone ? choices : []), ...(together ? choices.map(one => ({ ...one, combined: true as const })) : [])];
  });

// Cache: the attacks of models in one state.
const known = /* @__PURE__ */ rememberTable((): Map<ModelId, readonly AttackChoice[]> => new Map());

/** The attacks that a model may make now in the action of its unit: each profile at targets of its own (SFI-ATTACK-014). */
export const attacksInAction = (table: Table, model: ModelId): readonly AttackChoice[] => {
  const taken = takenIn(table.state);
  if (!taken) return [];
  const all = known(table);
  const found = all.get(model) ?? workOut(table, taken, model);
  all.set(model, found);
  return found;
};

/** True if a model may make an attack now in the action of its unit: the first target is enough. */
export const canAttackInAction = (table: Table, model: ModelId): boolean => {
  const taken = takenIn(table.state);
  return taken !== undefined && usable(table, taken, model).some(({ weapon }) => hasTarget(table, model, weapon));
};

/** The models of the unit that have not attacked or sat out in the action, those that have begun included. */
export const modelsLeft = (table: Table, { unit, done }: ActionTaken): readonly ModelId[] =>
  modelsOf(table.state, unit).flatMap(({ id }) => (done.includes(id) ? [] : [id]));

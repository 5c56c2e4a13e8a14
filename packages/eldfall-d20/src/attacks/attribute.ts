import { modelOf, roleOf } from '../match/lookups.js';
import { attributesFor } from '../rolls/attribute.js';
import { rollFacts } from '../rolls/roll.js';
import type { Aim, AttackFacts, Model, RollFacts, Table, Weapon } from '../vocabulary/index.js';
import type { AttackKind, Attribute, Role } from '../vocabulary/words.js';

/**
 * The attribute of a Melee Attack (ELD-MELEE-001) or a Ranged Attack (ELD-RANGED-001): INT with a Spell (ELD-MELEE-003, ELD-SPELL-001,
 * ELD-PROFILE-007); otherwise ACC at range in both roles (ELD-RANGED-002, ELD-PROFILE-006), and in melee OFF for the active and DEF for
 * the reactive side (ELD-MELEE-002, ELD-PROFILE-004, ELD-PROFILE-005).
 */
const usualAttribute = ({ type }: Pick<Weapon, 'type'>, kind: AttackKind, role: Role): Attribute => {
  if (type !== null) return 'INT';
  if (kind === 'ranged') return 'ACC';
  return role === 'active' ? 'OFF' : 'DEF';
};

/** The attributes that a model may pick for an attack, the usual one first. */
const attackAttributes = (
  table: Table,
  model: Model,
  weapon: Weapon,
  kind: AttackKind,
  role: Role,
): readonly Attribute[] =>
  attributesFor(
    table,
    rollFacts({ model: model.id, attribute: usualAttribute(weapon, kind, role), purpose: 'attack', weapon }),
  );

/** The attributes that a model may pick for an attack in place of the usual one, as a Druid may cast with M (ELD-CLASS-011). */
export const otherAttributes = (table: Table, model: Model, weapon: Weapon, kind: AttackKind): readonly Attribute[] =>
  attackAttributes(table, model, weapon, kind, roleOf(table.state, model)).slice(1);

/** The facts of the roll of an attack at one aim: the attribute that was declared, where there is a choice. */
export const attackRoll = (table: Table, attack: AttackFacts, aim: Aim, unseen: boolean): RollFacts => {
  const { attacker, weapon, kind, role, declared } = attack;
  const open = attackAttributes(table, modelOf(table.state, attacker), weapon, kind, role);
  const attribute = open.find(one => one === declared.attribute) ?? open[0] ?? usualAttribute(weapon, kind, role);
  return rollFacts({ model: attacker, attribute, purpose: 'attack', attack, aim, weapon, unseen });
};

import { declaredAttacks } from '../arts/level.js';
import { attackFacts, isAimedAt } from '../attacks/facts.js';
import { countsAsSpell } from '../attacks/spell-type.js';
import { isAware } from '../battlefield/awareness.js';
import { areWithin, isWithin } from '../battlefield/distance.js';
import { hitboxOf } from '../battlefield/hitbox.js';
import { sees } from '../battlefield/sight.js';
import { hasState, isAlly, isStanding, modelOf, stateOf } from '../match/lookups.js';
import { engagingReach } from '../states/engaged/engages.js';
import type { HostileCondition } from '../vocabulary/hostile.js';
import type { DeclaredAttack, Model, Table } from '../vocabulary/index.js';
import { possibleTargets } from './possible-targets.js';

type Kind = HostileCondition['is'];
type Of<K extends Kind> = Extract<HostileCondition, { readonly is: K }>;
type AttackKinds = Of<'target'>['of'];

/** A condition judged for a Hostile and one of its enemies. */
type Judge<K extends Kind> = (table: Table, hostile: Model, enemy: Model, condition: Of<K>) => boolean;

/** The Attack that an enemy has declared in this sequence, as its action or its Reaction, if the Hostile is its target. */
const attackOn = (table: Table, { id }: Model, enemy: Model): DeclaredAttack | undefined =>
  declaredAttacks(table).find(({ attacker, attack }) => attacker === enemy.id && isAimedAt(attack, id))?.attack;

const isOfKind = (table: Table, attacker: Model, declared: DeclaredAttack, of: AttackKinds): boolean =>
  of === 'attack' ||
  of === declared.kind ||
  (of === 'ranged-spell' &&
    declared.kind === 'ranged' &&
    countsAsSpell(table, attackFacts(table, { attacker: attacker.id, declared })));

/** The distance at which an enemy is this far beyond the Reach of a Hostile, in inches (ELD-HOSTILE-028). */
const isNear = (table: Table, hostile: Model, enemy: Model, beyond: number): boolean =>
  areWithin(table, hitboxOf(table, hostile), hitboxOf(table, enemy), engagingReach(table, hostile) + beyond);

const isSeen = (table: Table, hostile: Model, enemy: Model): boolean => sees(table, hostile.id, enemy.id);

/** The conditions about an enemy: one of the enemies for which a condition holds becomes the target (ELD-HOSTILE-015). */
const ofEnemy: { readonly [K in Kind]?: Judge<K> } = {
  engaged: (_, hostile, { id }) => stateOf(hostile, 'engaged')?.about?.includes(id) ?? false,
  'enemy-in-sight': (table, hostile, enemy, { withinReachPlus, beyondReachPlus }) =>
    isSeen(table, hostile, enemy) &&
    (withinReachPlus === undefined || isNear(table, hostile, enemy, withinReachPlus)) &&
    (beyondReachPlus === undefined || !isNear(table, hostile, enemy, beyondReachPlus)),
  'enemy-within': (table, hostile, enemy, { distance }) => isWithin(table, hostile, enemy, distance),
  target: (table, hostile, enemy, { of }) => {
    const attack = attackOn(table, hostile, enemy);
    return attack !== undefined && isOfKind(table, enemy, attack, of);
  },
  'attacker-in-sight': (table, hostile, enemy, { not }) => isSeen(table, hostile, enemy) !== (not === true),
  'attacker-within-reach': (table, hostile, enemy, { not }) => isNear(table, hostile, enemy, 0) !== (not === true),
  'attacker-beyond': (table, hostile, enemy, { distance }) => !isWithin(table, hostile, enemy, distance),
  any: (table, hostile, enemy, { of }) => of.some(one => holds(table, hostile, one, enemy)),
};

/** The conditions about the Hostile, about its allies, or without an enemy. */
const ofItself: { readonly [K in Kind]?: (table: Table, hostile: Model, condition: Of<K>) => boolean } = {
  always: () => true,
  state: (_, hostile, { state, not }) => hasState(hostile, state) !== (not === true),
  'enemies-in-awareness': (table, hostile, { atLeast, none }) => {
    const near = possibleTargets(table, hostile).filter(enemy => isAware(table, hostile, enemy));
    return near.length >= atLeast && !near.some(enemy => none !== undefined && hasState(enemy, none));
  },
  'no-enemy-in-sight': (table, hostile) =>
    !possibleTargets(table, hostile).some(enemy => isSeen(table, hostile, enemy)),
  'ally-within': (table, hostile, { distance }) =>
    table.state.models.some(
      one =>
        one.id !== hostile.id &&
        isStanding(one) &&
        isAlly(table.state, one, hostile) &&
        isWithin(table, hostile, one, distance),
    ),
};

/** True for a condition that needs no enemy. */
const isAboutItself = (condition: HostileCondition): boolean =>
  condition.is === 'any' ? condition.of.every(isAboutItself) : condition.is in ofItself;

const holds = (table: Table, hostile: Model, condition: HostileCondition, enemy: Model | undefined): boolean => {
  if (condition.is === 'any' && !enemy) return condition.of.some(one => holds(table, hostile, one, undefined));
  // The casts are safe: a condition finds the function of its own name.
  const own = ofItself[condition.is] as ((t: Table, h: Model, c: HostileCondition) => boolean) | undefined;
  if (own) return own(table, hostile, condition);
  const judge = ofEnemy[condition.is] as ((t: Table, h: Model, e: Model, c: HostileCondition) => boolean) | undefined;
  return (enemy && judge?.(table, hostile, enemy, condition)) === true;
};

/**
 * The enemies for which all conditions of a behaviour hold; undefined where they do not hold. Conditions without an
 * enemy exclude no enemy, and may hold when there is none.
 */
export const enemiesFitting = (
  table: Table,
  id: string,
  when: readonly HostileCondition[],
  enemies: readonly Model[],
): readonly Model[] | undefined => {
  const hostile = modelOf(table.state, id);
  if (when.every(isAboutItself)) {
    return when.every(one => holds(table, hostile, one, undefined)) ? enemies : undefined;
  }
  const met = enemies.filter(enemy => when.every(one => holds(table, hostile, one, enemy)));
  return met.length > 0 ? met : undefined;
};

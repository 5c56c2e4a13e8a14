import type { Refusal } from '@rulewright/core';
import { declaredAttacks } from '../arts/level.js';
import { isAimedAt } from '../attacks/facts.js';
import { standingOf } from '../battlefield/hitbox.js';
import { seesFrom } from '../battlefield/sight.js';
import { isProtected } from '../magic/negate.js';
import { hasState, isAlly, isOnField, modelNamed, modelOf } from '../match/lookups.js';
import { seesAt } from '../movement/moments.js';
import { standingAt } from '../routes/points.js';
import type { Model, ModelId, RoutePoint, Table, Weapon } from '../vocabulary/index.js';
import type { AttackKind } from '../vocabulary/words.js';
import type { Actor } from './entry.js';

/** The attack for which a target is looked for. */
export interface Targeting {
  readonly weapon: Weapon;
  readonly kind: AttackKind;
  /** The point of the route at which a reacting model attacks; null for the final position. */
  readonly at: RoutePoint | null;
}

/** The same at any moment. */
type AtAnyMoment = Omit<Targeting, 'at'>;

/**
 * True if a model in melee can reach one that flies: only another Flying one, or one that the Flying one attacks in melee in
 * this sequence, in either role (ELD-STATE-040, ELD-STATE-041).
 */
export const mayStrike = (table: Table, model: Model, target: Model, kind: AttackKind): boolean => {
  if (kind !== 'melee' || !hasState(target, 'flying') || hasState(model, 'flying')) return true;
  return declaredAttacks(table).some(
    ({ attacker, attack }) => attacker === target.id && attack.kind === 'melee' && isAimedAt(attack, model.id),
  );
};

/** True if a model sees a target at the moment of its attack, or needs no sight of it (ELD-ACTION-027). */
export const isSeen = (table: Table, { model, role }: Actor, target: ModelId, { weapon, at }: Targeting): boolean => {
  const { sequence } = table.state;
  const own = modelOf(table.state, model);
  const passed = role === 'reactive' && sequence?.model === target && at ? sequence : undefined;
  return (
    (passed ? seesAt(table, model, passed, at) : seesFrom(table, standingOf(own), target)) ||
    table.sources.unseen.some(source =>
      source(table, own, target, { weapon, role, ...(passed && at ? { at: standingAt(passed, at).at } : {}) }),
    )
  );
};

/** The rule besides sight by which a model may not be named as the target of an Attack. The moment of the attack does not matter to it. */
const whyNotNamed = (table: Table, actor: Actor, id: ModelId, targeting: AtAnyMoment): Refusal | undefined => {
  const target = modelNamed(table.state, id);
  const path = 'model';
  if (!target || !isOnField(target) || hasState(target, 'dead')) return { code: 'gone', rule: 'ELD-DEF-019', path };
  const own = modelOf(table.state, actor.model);
  if (actor.role === 'reactive' && table.state.sequence?.model !== id) {
    return { code: 'not-activated', rule: 'ELD-REACT-002', path };
  }
  if (isAlly(table.state, own, target)) return { code: 'ally', rule: 'ELD-ACTION-030', path };
  if (hasState(target, 'shrouded')) return { code: 'shrouded', rule: 'ELD-STATE-065', path };
  if (hasState(target, 'hidden')) return { code: 'hidden', rule: 'ELD-STATE-073', path };
  if (targeting.weapon.type === 'enchantment' && isProtected(table, target, own)) {
    return { code: 'protected', rule: 'ELD-SPELLCRAFT-019', path };
  }
  return mayStrike(table, own, target, targeting.kind) ? undefined : { code: 'flying', rule: 'ELD-STATE-040', path };
};

/**
 * The rule by which a model may not be named as the target of an Attack: it must be an enemy on the field (ELD-ACTION-026, ELD-ACTION-030),
 * in sight, not secret (ELD-STATE-065, ELD-STATE-073), and a reaction is against the activated model only (ELD-REACT-002).
 */
export const whyNotTarget = (table: Table, actor: Actor, id: ModelId, targeting: Targeting): Refusal | undefined => {
  const refusal = whyNotNamed(table, actor, id, targeting);
  if (refusal || isSeen(table, actor, id, targeting)) return refusal;
  return { code: 'no-sight', rule: 'ELD-ACTION-027', path: 'model' };
};

/** The models that could be named as the target of an Attack if they were in sight. */
export const targetsBesidesSight = (table: Table, actor: Actor, targeting: AtAnyMoment): readonly ModelId[] => {
  const { models, sequence } = table.state;
  // A reaction is against the activated model only (ELD-REACT-002), so no other model needs to be judged.
  const asked = actor.role === 'reactive' ? models.filter(({ id }) => id === sequence?.model) : models;
  return asked.map(({ id }) => id).filter(id => !whyNotNamed(table, actor, id, targeting));
};

/** The models that may be named as the target of an Attack. */
export const targetsOf = (table: Table, actor: Actor, targeting: Targeting): readonly ModelId[] =>
  targetsBesidesSight(table, actor, targeting).filter(id => isSeen(table, actor, id, targeting));

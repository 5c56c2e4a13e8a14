import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { isAttackLike } from '../attacks/changes.js';
import { targetStanding } from '../attacks/facts.js';
import { isAware } from '../battlefield/awareness.js';
import { endEffects } from '../effects/lasting.js';
import { deciderOf } from '../match/decider.js';
import { isAlly, isOnField, modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { changesOn, type InForce } from '../profiles/changes.js';
import { victimOf } from '../traits/of-hit.js';
import type { Change } from '../vocabulary/effect.js';
import type { Eld, Hit, Model, Resolution, Sources, Table } from '../vocabulary/index.js';

type Negating = Extract<Change, { readonly op: 'negate-hits' }>;
type Protection = InForce & { readonly change: Negating };

const protectionsBy = (table: Table, model: Model, isAura: boolean): readonly Protection[] =>
  changesOn(table, model).flatMap(found => {
    const { change } = found;
    return change.op === 'negate-hits' && (change.aura === true) === isAura ? [{ ...found, change }] : [];
  });

/** The model at which a strike was aimed, with a template or without one; undefined for a strike at the ground. */
const aimedAt = (table: Table, { pool }: Hit): Model | undefined =>
  pool && 'model' in pool.aim ? modelNamed(table.state, pool.aim.model) : undefined;

/**
 * Everything that may negate a Hit on a model: first the Casting Auras around the target of the strike, for every model
 * that is hit, since they negate the whole Attack (ELD-SPELLCRAFT-015), and then the lasting effects on the model.
 */
const protectionsOf = (table: Table, victim: Model, hit: Hit): readonly Protection[] => {
  const target = aimedAt(table, hit);
  // The activated model is shot at a point of its route (ELD-RANGED-008).
  const placed = (one: Model): Model => ({ ...one, at: targetStanding(table, hit.attack, one.id).at });
  const wards = table.state.models.filter(
    one => target && (one.id === target.id || (isOnField(one) && isAware(table, placed(one), placed(target)))),
  );
  return [...wards.flatMap(one => protectionsBy(table, one, true)), ...protectionsBy(table, victim, false)];
};

/**
 * True for a Hit of a strike that was directed at the model: no Sweep and no stray shot, no Trample, which targets nobody
 * (ELD-TRAIT-067), and no template if the option says so (ELD-SPELLCRAFT-033).
 */
const isTargeted = ({ options }: Table, { pool, on, stray, attack }: Hit): boolean =>
  !stray &&
  attack.by !== 'trample' &&
  pool !== null &&
  !(pool.aim.template && options.wardAgainstAreas === 'never') &&
  'model' in pool.aim &&
  pool.aim.model === on &&
  !attack.weapon.traits.some(({ id }) => id === 'focus');

const negates = (table: Table, { change }: Protection, hit: Hit): boolean =>
  !(change.plain && hit.critical) &&
  !(change.targeted && !isTargeted(table, hit)) &&
  isAttackLike(table, hit.attack, hit.on, change.attack);

/** The Hit of several that an effect negates: the player of the model picks it, and the effect ends (ELD-SPELLCRAFT-013). */
function* negateOne(turn: Turn<Eld>, found: Protection, hits: readonly Hit[]): Rule {
  const [hit] = hits;
  if (!hit) return;
  const options = hits.map((_, at) => at);
  const by = deciderOf(tableOf(turn), modelOf(turn.state, hit.on));
  const about = { on: hit.on, hits: hits.map(({ attack: { attacker }, critical }) => ({ attacker, critical })) };
  const picked = yield* decideUnlessForced(turn, { by, kind: 'strike', rule: found.rule, options, about });
  const chosen = hits[picked];
  if (chosen) chosen.negated = { rule: found.rule, source: found.source };
  endEffects(
    turn,
    turn.state.effects.filter(({ target, data }) => target === hit.on && data === found.data),
    found.rule,
  );
}

/**
 * Effects that negate Hits: of a Ward (ELD-SPELLCRAFT-031), a Protective Barrier (ELD-SPELLCRAFT-013) or a Warding
 * Barrier (ELD-SPELLCRAFT-015).
 */
export const negateHits: Sources['negations'][number] = function* (turn, hit, { hits }: Resolution) {
  const table = tableOf(turn);
  const victim = victimOf(table, hit);
  if (!victim) return;
  for (const found of protectionsOf(table, victim, hit)) {
    if (!negates(table, found, hit)) continue;
    if (!found.change.once) {
      hit.negated = { rule: found.rule, source: found.source };
      return;
    }
    const all = hits.filter(one => one.on === hit.on && one.negated === null && negates(table, found, one));
    yield* negateOne(turn, found, all);
    if (hit.negated) return;
  }
};

/** True for a model that Enchantments of an enemy cannot affect (ELD-SPELLCRAFT-008, ELD-SPELLCRAFT-019). */
export const isProtected = (table: Table, model: Model, enchanter: Model): boolean =>
  !isAlly(table.state, model, enchanter) &&
  changesOn(table, model).some(({ change }) => change.op === 'no-enchantments');

/** An Enchantment of an enemy does nothing to a model that is protected from them (ELD-SPELLCRAFT-008). */
export const negateEnchantments: Sources['negations'][number] = (turn, hit) => {
  const table = tableOf(turn);
  const victim = victimOf(table, hit);
  const enchanter = modelNamed(turn.state, hit.attack.attacker);
  if (!victim || !enchanter || hit.attack.weapon.type !== 'enchantment') return;
  if (isProtected(table, victim, enchanter)) hit.negated = { rule: 'ELD-SPELLCRAFT-019', source: 'no-enchantments' };
};

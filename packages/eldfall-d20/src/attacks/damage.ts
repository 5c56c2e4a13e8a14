import { decide, type Rule, type Turn } from '@rulewright/core';
import { deciderOf } from '../match/decider.js';
import { modelNamed, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { throwDice } from '../rolls/dice.js';
import type { DamageReroll, Eld, Hit, Resolution, Wound } from '../vocabulary/index.js';
import { armourOf } from './armour.js';
import { hasPower, powerOf } from './power.js';

/** Asks the player of the model that may have a Damage roll made again; on a yes the model pays for it (ELD-ROLL-011). */
function* wantsReroll(turn: Turn<Eld>, { by: model, rule, source, use }: DamageReroll, about: object): Rule<boolean> {
  const by = deciderOf(tableOf(turn), modelOf(turn.state, model));
  const options = [false, true];
  const yes = yield* decide(turn, { by, kind: 'yes', rule, options, about: { ...about, ability: source } });
  const going = yes ? use(turn) : undefined;
  if (going) yield* going;
  return yes;
}

/**
 * Makes the Damage roll of a Hit: it succeeds if the die and the Armor together are at most the Power. No face has a meaning of its own
 * (ELD-ROLL-007), and an Armor of 0 does not end the roll (ELD-MOD-008). `extra`: the trait that demands a further roll.
 */
export function* rollDamage(turn: Turn<Eld>, hit: Hit, extra: string | null = null): Rule<boolean> {
  const table = tableOf(turn);
  const { attacker, player } = hit.attack;
  const [power, armour] = [powerOf(table, hit), armourOf(table, hit)];
  function* rollDie(): Rule<boolean> {
    const [die = 0] = yield* throwDice(turn, { count: 1, purpose: 'damage', rule: 'ELD-ROLL-005', by: player });
    const success = die + armour.total <= power.total;
    turn.emit(
      { type: 'DamageRolled', attacker, on: hit.on, die, power, armour, success, extra },
      success ? ['ELD-ROLL-005', 'ELD-DAMAGE-001'] : ['ELD-ROLL-005', 'ELD-ROLL-006'],
    );
    return success;
  }
  let success = yield* rollDie();
  for (const one of tableOf(turn).sources.damageRerolls.flatMap(source => source(tableOf(turn), hit))) {
    if (yield* wantsReroll(turn, one, { hit: hit.on, attacker, success })) success = yield* rollDie();
  }
  return success;
}

/** One Damage roll for each Hit (ELD-ROLL-008), or the roll that a trait puts in its place. */
function* rollHit(turn: Turn<Eld>, hit: Hit, resolution: Resolution): Rule<boolean> {
  for (const source of tableOf(turn).sources.damageRolls) {
    const going = source(turn, hit, resolution);
    if (!going) continue;
    hit.noDamageRoll = true;
    return yield* going;
  }
  return hasPower(hit) ? yield* rollDamage(turn, hit) : false;
}

/** The rolls that may prevent a Wound, in the order of the book, each once. A structure makes no such roll (ELD-DAMAGE-009). */
function* prevent(turn: Turn<Eld>, wounds: readonly Wound[], resolution: Resolution): Rule {
  for (const wound of wounds) {
    if (!modelNamed(turn.state, wound.hit.on)) continue;
    for (const source of tableOf(turn).sources.prevention) {
      const going = wound.prevented ? undefined : source(turn, wound, resolution);
      if (going) yield* going;
    }
    const by = wound.prevented;
    if (by) turn.emit({ type: 'WoundPrevented', model: wound.hit.on, by }, ['ELD-DAMAGE-005', by.rule]);
  }
}

const standing = (wounds: readonly Wound[]): readonly Wound[] => wounds.filter(({ prevented }) => prevented === null);

/** The Wounds that follow from other Wounds, e.g. by Cleave; no further Wounds follow from them (ELD-DAMAGE-006). */
function* addExtraWounds(turn: Turn<Eld>, wounds: readonly Wound[], resolution: Resolution): Rule<readonly Wound[]> {
  const added: Wound[] = [];
  for (const wound of standing(wounds)) {
    if (!modelNamed(turn.state, wound.hit.on) || wound.hit.withoutEffects) continue;
    for (const source of tableOf(turn).sources.extraWounds) {
      const going = source(turn, wound, resolution);
      const more = 'next' in going ? yield* going : going;
      wound.hit.wounds.push(...more);
      added.push(...more);
    }
  }
  return added;
}

/**
 * Carries out the effects of Wounds that were not prevented (ELD-DAMAGE-007); extra Wounds cause nothing more, unless
 * the option says so (ELD-DAMAGE-006).
 */
function* followWounds(turn: Turn<Eld>, wounds: readonly Wound[], resolution: Resolution): Rule {
  for (const wound of standing(wounds)) {
    if (wound.hit.withoutEffects || (wound.extra !== null && !turn.options.extraWoundsTrigger)) continue;
    const before = resolution.consequences.length;
    for (const source of tableOf(turn).sources.onWound) {
      const going = source(turn, wound, resolution);
      if (going) yield* going;
    }
    wound.brings = resolution.consequences.slice(before);
  }
}

/**
 * Damage rolls of all Hits that stand and were not resolved yet, in the order of the attacks (ELD-ROLL-015); then the
 * rolls that prevent Wounds, then extra Wounds, which are prevented in the same way. Every unprevented Hit is one Wound
 * unless an ability says otherwise (ELD-DAMAGE-004).
 */
export function* resolveDamage(turn: Turn<Eld>, resolution: Resolution): Rule {
  const wounds: Wound[] = [];
  for (const hit of resolution.hits.filter(({ resolved, negated }) => !resolved && negated === null)) {
    hit.resolved = true;
    if (!(yield* rollHit(turn, hit, resolution))) continue;
    const wound: Wound = { hit, extra: null, prevented: null };
    hit.wounds.push(wound);
    wounds.push(wound);
  }
  yield* prevent(turn, wounds, resolution);
  const extra = yield* addExtraWounds(turn, wounds, resolution);
  yield* prevent(turn, extra, resolution);
  yield* followWounds(turn, [...wounds, ...extra], resolution);
}

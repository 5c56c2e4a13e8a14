import type { Action, Match } from '@rulewright/core';
import { enumerate } from '@rulewright/core/enumerate';
import { add, type Fraction, fraction, multiply } from '@rulewright/core/odds';
import type { Sfi } from '../vocabulary/index.js';
import type { OddsAttack } from './attack.js';
import { bestValue, type Goal } from './best.js';
import { attackMatch, damageIn, outcomeIn } from './game.js';
import { ATTACKER } from './table.js';

/** The chance of one amount of damage. */
export interface DamageChance {
  /** Without surplus: at most the health of the target (SFI-DAMAGE-006). */
  readonly damage: number;
  readonly probability: Fraction;
}

/** The exact odds of an attack without essence and without optional re-rolls. */
export interface PlainOdds {
  /** A hit of either kind. */
  readonly hit: Fraction;
  readonly critical: Fraction;
  /** Every amount of damage that can come up, 0 included, in ascending order. */
  readonly damage: readonly DamageChance[];
  readonly expectedDamage: Fraction;
  readonly kill: Fraction;
}

/** The aim of the attacker where there is a choice: a hit, much damage, or the last hit point. */
export type AttackGoal = 'hit' | 'damage' | 'kill';

const nothing = fraction(0n, 1n);
const certain = fraction(1n, 1n);

const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, nothing);

/** Declines what can be declined, and else takes the first answer: forced re-rolls take the first dice. */
export const spendNothing = ({ decisions: [decision] }: Match<Sfi>): Action => {
  if (!decision) throw new RangeError('nothing to decide');
  const { id, by, options = [] } = decision;
  return { decision: id, by, choice: options.find(option => option === 'none') ?? options[0] };
};

/** The exact odds of an attack without essence and optional re-rolls, through the rules of play. */
export const plainOdds = (attack: OddsAttack): PlainOdds => {
  const { health } = attack.target;
  const found = enumerate(attackMatch(attack), spendNothing, ({ state }) => ({
    hit: outcomeIn(state),
    damage: damageIn(state),
  }));
  const chance = (when: (one: (typeof found)[number]['value']) => boolean): Fraction =>
    sum(found.filter(({ value }) => when(value)).map(({ probability }) => probability));
  const amounts = [...new Set(found.map(({ value }) => value.damage))].sort((a, b) => a - b);
  const damage = amounts.map(amount => ({ damage: amount, probability: chance(one => one.damage === amount) }));
  return {
    hit: chance(({ hit }) => hit !== 'miss'),
    critical: chance(({ hit }) => hit === 'critical'),
    damage,
    expectedDamage: sum(damage.map(one => multiply(one.probability, fraction(BigInt(one.damage), 1n)))),
    kill: chance(one => one.damage >= health),
  };
};

const goals = (health: number): { readonly [G in AttackGoal]: Goal } => {
  const isDone = ({ outcome }: Match<Sfi>): boolean => outcome !== undefined;
  return {
    hit: {
      value: ({ state }) => (outcomeIn(state) === 'miss' ? nothing : certain),
      reached: ({ state }) => outcomeIn(state) !== undefined,
    },
    damage: { value: ({ state }) => fraction(BigInt(damageIn(state)), 1n), reached: isDone },
    kill: { value: ({ state }) => (damageIn(state) >= health ? certain : nothing), reached: isDone },
  };
};

/**
 * The best that the attacker can expect of an attack: the chance of a hit or of a kill, or the mean damage. The attacker infuses and
 * re-rolls as well as possible for the goal, and the defender answers as badly as possible for it.
 */
export const bestOdds = (attack: OddsAttack, goal: AttackGoal): Fraction =>
  bestValue(attackMatch(attack), ATTACKER, goals(attack.target.health)[goal]);

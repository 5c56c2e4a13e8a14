import {
  type Procedure,
  procedure,
  type Rule,
  roll,
  step,
  type Tally,
  type Turn,
  timingWindow,
  type Window,
} from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';
import { tally } from '@rulewright/core/tally';
import {
  apart,
  type Battle,
  enemiesOf,
  friendsOf,
  inWoods,
  type Model,
  type ModelId,
  modelOf,
  profileOf,
  type Skirmish,
  sight,
} from './battle.js';
import type { SkirmishRule } from './rules.js';

/** An attack in progress. The target changes when a bodyguard steps in. */
export interface Attack {
  readonly attacker: ModelId;
  readonly declared: ModelId;
  /** True for a parting blow, false for an ordered attack. */
  readonly blow: boolean;
  target: ModelId;
  pool: number;
  dice: number[];
}
/** The attack at its beginning. */
export const attackOn = (attacker: ModelId, target: ModelId, blow: boolean): Attack => ({
  attacker,
  declared: target,
  blow,
  target,
  pool: 0,
  dice: [],
});

const NEEDED = 4;
export const isHit = (face: number): boolean => face >= NEEDED;

/** The reason why a model may not attack another, if there is one. */
export const outOfReach = (attacker: Model, target: Model): 'out-of-range' | 'out-of-sight' | undefined => {
  if (apart(attacker.at, target.at) > profileOf(attacker).range) return 'out-of-range';
  return sight.sees(attacker.at, target.at) ? undefined : 'out-of-sight';
};
/** The enemies that a model may attack. */
export const targetsOf = (battle: Battle, attacker: Model): readonly Model[] =>
  enemiesOf(battle, attacker).filter(target => !outOfReach(attacker, target));

// #region pool
/** The number of dice of an attack, as a tally that explains itself. */
export const attackPool = (battle: Battle, { attacker: by, target: at, blow }: Attack): Tally<SkirmishRule> => {
  const attacker = modelOf(battle, by);
  const target = modelOf(battle, at);
  const shot = apart(attacker.at, target.at) > 1;
  const pool = tally<SkirmishRule, 'model' | 'friends' | 'woods' | 'blow' | 'limits'>('dice', [
    'model',
    'friends',
    'woods',
    'blow',
    'limits',
  ]).base('model', profileOf(attacker).dice, 'SK-ATTACK-2', attacker.id);
  for (const friend of friendsOf(battle, attacker)) {
    if (apart(friend.at, target.at) > 1) continue;
    if (shot) pool.reject('friends', 1, 'SK-ATTACK-2', 'a-shot', friend.id);
    else pool.add('friends', 1, 'SK-ATTACK-2', friend.id);
  }
  if (shot && inWoods(target)) pool.add('woods', -1, 'SK-ATTACK-3', target.id);
  if (blow) pool.times('blow', [1, 2], 'up', 'SK-ATTACK-4');
  return pool.atLeast('limits', 1, 'SK-ATTACK-4').atMost('limits', 6, 'SK-ATTACK-4').tally();
};
// #endregion

const gatherPool = (turn: Turn<Skirmish>, attack: Attack): void => {
  const pool = attackPool(turn.state, attack);
  attack.pool = pool.total;
  const { attacker, target, blow } = attack;
  turn.emit({ type: 'Attacked', attacker, target, pool }, [blow ? 'SK-BLOW-1' : 'SK-ATTACK-1', 'SK-ATTACK-2']);
};

/** Rolls the dice of an attack, or one of them again. */
export function* rollDice(
  turn: Turn<Skirmish>,
  { attacker }: Attack,
  count: number,
  rule: SkirmishRule,
): Rule<readonly number[]> {
  const by = modelOf(turn.state, attacker).owner;
  const purpose = rule === 'SK-ATTACK-5' ? 'attack' : 're-roll';
  return yield* roll(turn, { die: d6, count, purpose, rule, by, needed: `${NEEDED}+`, unordered: true });
}

function* rollPool(turn: Turn<Skirmish>, attack: Attack): Rule {
  attack.dice = [...(yield* rollDice(turn, attack, attack.pool, 'SK-ATTACK-5'))];
}

/** Re-rolls, the attacker's first. */
export const diceRolled: Window<Skirmish, Attack> = timingWindow('the dice are rolled', {
  rule: 'SK-REROLL-1',
  order: ({ state }, { attacker, target }) => [modelOf(state, attacker).owner, modelOf(state, target).owner],
});

/** The last moment before wounds: the dice stay as they are, but a bodyguard may take the hits. */
export const hitsCounted: Window<Skirmish, Attack> = timingWindow('the hits are counted', {
  rule: 'SK-GUARD-1',
  order: ({ state }, { target }) => [modelOf(state, target).owner],
});

const markWounds = (turn: Turn<Skirmish>, { target, dice }: Attack): void => {
  const model = modelOf(turn.state, target);
  const hits = dice.filter(isHit).length;
  if (hits === 0) return;
  const wounds = Math.min(model.wounds + hits, profileOf(model).toughness);
  turn.emit({ type: 'Wounded', model: target, wounds }, 'SK-WOUND-1');
  if (wounds === profileOf(model).toughness) turn.emit({ type: 'Fell', model: target }, 'SK-WOUND-1');
};

// #region attack
/** The steps of an attack or a parting blow, in the rulebook's order. */
export const attack: Procedure<Skirmish, Attack> = procedure('attack', [
  step('SK-ATTACK-2', 'gather the pool', gatherPool),
  step('SK-ATTACK-5', 'roll the pool', rollPool),
  diceRolled,
  hitsCounted,
  step('SK-WOUND-1', 'mark wounds', markWounds),
]);
// #endregion

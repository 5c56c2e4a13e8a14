import { type Ability, defineAbility, perform } from '@rulewright/core';
import { type Attack, attack, attackOn, diceRolled, hitsCounted, isHit, rollDice } from './attack.js';
import { apart, type Battle, friendsOf, type Model, modelOf, profileOf, type Skirmish } from './battle.js';
import { leavingReach, leftBehind, type Stride } from './move.js';
import type { SkirmishRule } from './rules.js';

// #region parting-blow
/** SK-BLOW-1: every model has this ability. Within the step of one model another one makes a whole attack. */
const partingBlow = defineAbility<Skirmish, Stride>({
  id: 'parting-blow',
  rule: 'SK-BLOW-1',
  window: leavingReach,
  limit: ({ source }) => `blow of ${source}`,
  offers: ({ state }, stride) => leftBehind(state, stride).map(({ id, owner }) => ({ by: owner, source: id })),
  use: (turn, stride, { source }) => perform(turn, attack, attackOn(source, stride.model, true)),
});
// #endregion

// #region reroll
/** A talent that rolls some dice of an attack again. Each die is rolled again at most once, by either side. */
const reroll = (
  id: 'steady-hand' | 'jinx',
  rule: SkirmishRule,
  whose: (battle: Battle, data: Attack) => Model,
  wants: (face: number) => boolean,
): Ability<Skirmish> =>
  defineAbility<Skirmish, Attack>({
    id,
    rule,
    window: diceRolled,
    limit: (offer, data) => `die ${offer.with} of ${data.attacker}`,
    offers: ({ state }, data) => {
      const model = whose(state, data);
      if (profileOf(model).talent !== id) return [];
      return data.dice.flatMap((face, i) => (wants(face) ? [{ by: model.owner, source: model.id, with: i }] : []));
    },
    *use(turn, data, offer) {
      const die = Number(offer.with);
      const [face = 0] = yield* rollDice(turn, data, 1, rule);
      data.dice[die] = face;
      turn.emit({ type: 'DieRerolled', by: offer.source, die, face }, rule);
    },
  });
// #endregion

// #region bodyguard
/** SK-GUARD-1: after the dice, the attack meets another model. A bodyguard who stepped in has no bodyguard. */
const bodyguard = defineAbility<Skirmish, Attack>({
  id: 'bodyguard',
  rule: 'SK-GUARD-1',
  window: hitsCounted,
  limit: ({ source }) => `bodyguard ${source}`,
  offers: ({ state }, { target: id, declared, dice }) => {
    if (id !== declared || !dice.some(isHit)) return [];
    const target = modelOf(state, id);
    return friendsOf(state, target)
      .filter(friend => profileOf(friend).talent === 'bodyguard' && apart(friend.at, target.at) === 1)
      .map(friend => ({ by: friend.owner, source: friend.id }));
  },
  use: (turn, data, { source }) => {
    turn.emit({ type: 'Redirected', from: data.target, to: source }, 'SK-GUARD-1');
    data.target = source;
  },
});
// #endregion

/** All abilities of the skirmish's windows. */
export const abilities: readonly Ability<Skirmish>[] = [
  partingBlow,
  reroll(
    'steady-hand',
    'SK-REROLL-1',
    (battle, { attacker }) => modelOf(battle, attacker),
    face => !isHit(face),
  ),
  reroll('jinx', 'SK-REROLL-2', (battle, { target }) => modelOf(battle, target), isHit),
  bodyguard,
];

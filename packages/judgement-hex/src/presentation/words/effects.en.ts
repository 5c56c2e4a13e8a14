import { list, signed, titled } from '@rulewright/core/words';
import type { Amount, CommonAbility, Effect, Until, WeaponAbility, Whom } from '../../vocabulary/ability.js';
import { changeInWords } from './lasting.en.js';
import type { Names } from './names.js';

/** The names that effects need. */
type Lengths = Pick<Names, 'lengths'>;

/** `3`, `D3+2`, `2 D6`. */
const amountInWords = (amount: Amount): string => {
  if (typeof amount === 'number') return `${amount}`;
  const { die, count: dice, plus } = amount;
  return `${dice === 1 ? '' : `${dice} `}${die}${plus === undefined ? '' : `+${plus}`}`;
};

const ends: Readonly<Record<Until, string>> = {
  attack: 'for this attack',
  action: 'for this action',
  activation: 'for this activation',
  'target-activation-start': 'until its next activation starts',
  'target-activation-end': 'until its next activation ends',
  'source-activation-start': 'until the next activation of the user starts',
  'source-activation-end': 'until the next activation of the user ends',
  communion: 'until the next Communion',
  round: 'for this round',
  game: 'for the game',
};

const models: Readonly<Record<Whom, string>> = {
  self: 'the user',
  target: 'the target',
  attacker: 'the attacker',
  attacked: 'the attacked model',
  trigger: 'the model that sets it off',
};

const directions = { any: '', away: ' away', towards: ' closer' } as const;

const several = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The number or the words that a common ability names; empty for one without. */
export const wordsOfCommon = ({ id: _, ...more }: CommonAbility | WeaponAbility): string =>
  Object.values(more)
    .map(value =>
      Array.isArray(value) ? list(value.map(titled)) : typeof value === 'number' ? `${value}` : titled(String(value)),
    )
    .join(', ');

/** A common ability as a card prints it: `Leech (1)`, `Immune (Push)`. */
export const commonInWords = (ability: CommonAbility | WeaponAbility): string => {
  const words = wordsOfCommon(ability);
  return `${titled(ability.id)}${words === '' ? '' : ` (${words})`}`;
};

/** The part of an effect that its own words say, without its end and the model that it happens to. */
const coreInWords = (effect: Effect, { lengths }: Lengths): string => {
  switch (effect.op) {
    case 'modify':
      return [
        changeInWords(effect),
        ...(effect.attack === undefined ? [] : [`in ${effect.attack} attacks`]),
        ...(effect.charge === true ? ['in Charges'] : []),
        ...(effect.against === undefined ? [] : [`against ${titled(effect.against)} models`]),
        ...(effect.last === true ? ['after all other modifiers'] : []),
      ].join(' ');
    case 'gain':
      return commonInWords(effect.ability);
    case 'condition':
      return titled(effect.condition);
    case 'heal':
      return `heal ${effect.amount === 'all' ? 'all' : amountInWords(effect.amount)}`;
    case 'damage': {
      const less = effect.piercing === undefined ? '' : `, RES counts ${effect.piercing} less`;
      return `${amountInWords(effect.amount)} ${effect.true === true ? 'true ' : ''}damage${less}`;
    }
    case 'temporaryHealth':
      return `${amountInWords(effect.amount)} temporary health`;
    case 'cleanse': {
      const all = effect.of === undefined ? 'all conditions' : list(effect.of.map(titled));
      return `take off ${effect.count === 'all' ? all : several(effect.count, 'condition')}`;
    }
    case 'push':
      return `push up to ${lengths(effect.hexes)}${directions[effect.direction]}`;
    case 'advance':
      return `advance up to ${lengths(effect.hexes)}`;
    case 'throw':
      return `throw ${lengths(effect.hexes)}`;
    case 'place': {
      const { of, icon = 'icon', within } = effect;
      const named = of === 'effigy' ? 'the own Effigy' : of === 'icon' ? `a ${titled(icon)}` : models[of];
      return `place ${within === 0 ? 'at' : `within ${lengths(within)} of`} ${named}`;
    }
    case 'reroll': {
      const dice = effect.dice === 'all' ? 'all dice' : effect.dice === 1 ? '1 die' : `up to ${effect.dice} dice`;
      return `re-roll ${dice}${effect.whose === 'enemy' ? ' of the enemy' : ''}`;
    }
    case 'redirect':
      return 'the attack goes on against the user';
    case 'cancel':
      return 'the attack ends';
    case 'fate':
      return `${signed(effect.amount)} Fate${effect.of === 'enemy' ? ' for the enemy' : ''}`;
    case 'attack': {
      const dice = effect.dice === undefined ? '' : `, ${changeInWords({ what: 'dice', by: effect.dice })}`;
      const at = effect.at === undefined ? '' : ` against ${models[effect.at]}`;
      return `a Basic Attack for 0 AP${effect.weapon === undefined ? '' : ` with ${titled(effect.weapon)}`}${at}${dice}`;
    }
    case 'summon':
      return `summon ${titled(effect.model)}`;
    case 'token':
      return effect.within === undefined
        ? `${several(effect.count ?? 1, `${titled(effect.token)} counter`)}`
        : `a ${titled(effect.token)} within ${lengths(effect.within)}`;
    case 'terrain':
      return `${several(effect.hexes, 'piece')} of ${effect.terrain} terrain within ${lengths(effect.within)}`;
    case 'moveSoul':
      return `move a Soul within ${lengths(effect.within)} up to ${lengths(effect.hexes)}`;
    case 'level':
      return 'a level';
    case 'choose':
      return effect.options.map(({ effects }) => effectsInWords(effects, { lengths })).join(' or ');
    case 'roll':
      return `on ${effect.needs} or more of a D6: ${effectsInWords(effect.effects, { lengths })}`;
    case 'code':
      return titled(effect.name);
  }
};

/** An effect, in a few words. */
const effectInWords = (effect: Effect, names: Lengths): string => {
  const until = 'until' in effect && effect.until !== undefined ? ` ${ends[effect.until]}` : '';
  const on = 'to' in effect && effect.to !== undefined ? ` (${models[effect.to]})` : '';
  return `${coreInWords(effect, names)}${until}${on}`;
};

/** Effects in words, e.g. those of one option of an ability. */
export const effectsInWords = (effects: readonly Effect[], names: Lengths): string =>
  effects.map(effect => effectInWords(effect, names)).join(', ');

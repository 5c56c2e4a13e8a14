import { list, titled } from '@rulewright/core/words';
import type { Ability, Cost, Effect, Limit, Target, Trigger } from '../../vocabulary/ability.js';
import type { WindowId } from '../../vocabulary/words.js';
import { effectsInWords } from './effects.en.js';
import type { Names } from './names.js';

type Lengths = Pick<Names, 'lengths'>;

const limits: Readonly<Record<Limit, string>> = {
  'once-per-activation': 'once per activation',
  'once-per-round': 'once per round',
  'once-per-game': 'once per game',
};

const costInWords = ({ ap, fate, counters }: Cost): readonly string[] => [
  ...(ap === undefined ? [] : [`${ap} AP`]),
  ...(fate === undefined ? [] : [`${fate} Fate`]),
  ...(counters ? [`${counters.count} ${titled(counters.token)}`] : []),
];

/** The moment of each window, with the model that it opens for in the place of `{}`. */
const windows: Readonly<Record<WindowId, string>> = {
  'before-round-1': 'before round 1',
  'start-of-communion': 'at the start of Communion',
  'end-of-communion': 'at the end of Communion',
  'start-of-activation': 'when {} starts its activation',
  'end-of-activation': 'when {} ends its activation',
  'leaving-reach': 'when {} leaves a reach',
  'entering-hex': 'when {} comes',
  'charge-moved': 'when {} has moved for a Charge',
  'attack-declared': 'when {} is attacked',
  'dice-rolled': 'when dice are rolled against {}',
  'dice-chosen': 'when dice are chosen against {}',
  'damage-taken': 'after the blow of an attack on {}',
  'damage-resolved': 'when the damage of an attack on {} is settled',
  'attack-ended': 'when an attack on {} has ended',
  'zero-health': 'when {} has no health left',
  death: 'when {} dies',
};

/** The same in the windows of an attack that are those of the attacker. */
const attackerWindows: { readonly [W in WindowId]?: string } = {
  'attack-declared': 'when {} attacks',
  'dice-rolled': 'when {} has rolled for an attack',
  'dice-chosen': 'when {} has chosen its dice',
  'damage-taken': 'after the blow of an attack of {}',
  'damage-resolved': 'when the damage of an attack of {} is settled',
  'attack-ended': 'when the attack of {} has ended',
};

const sides: Readonly<Record<Trigger['of'], string>> = {
  self: 'the user',
  friend: 'a friend',
  'other-friend': 'another friend',
  enemy: 'an enemy',
  any: 'a model',
};

const blows = { hit: 'a hit', damage: 'damage' } as const;

/** The area that a model comes into (JHX-MOVE-018); by default any other place. */
const areaInWords = (within: number | undefined, { lengths }: Lengths): string => {
  if (within === undefined) return ' to another place';
  return within === 0 ? ' to this place' : ` within ${lengths(within)}`;
};

const triggerInWords = ({ window, of, within, role, needs, attack }: Trigger, names: Lengths): string => {
  const enters = window === 'entering-hex';
  const near = within === undefined || enters ? '' : ` within ${names.lengths(within)}`;
  const moment = (role === 'attacker' ? attackerWindows[window] : undefined) ?? windows[window];
  const area = enters ? areaInWords(within, names) : '';
  const only = attack === undefined ? '' : ` (${attack} attacks)`;
  const after = needs === undefined ? '' : `, after ${blows[needs]}`;
  return `${moment.replace('{}', `${sides[of]}${near}`)}${area}${only}${after}`;
};

const targetInWords = (
  { side, within, kinds, not, suffering, every, unseen }: Target,
  { lengths }: Lengths,
): string => {
  const noun = { friend: 'friend', enemy: 'enemy', any: 'model' }[side];
  // The user is no enemy of its own, so only the other sides can leave it out.
  const isOther = side !== 'enemy' && not?.includes('self') === true;
  const first = every === true ? 'every' : side === 'enemy' ? 'an' : 'a';
  const others = not?.filter(one => one !== 'self').map(titled) ?? [];
  return [
    `${isOther ? (every === true ? 'every other' : 'another') : first} ${noun}`,
    ...(kinds ? [`(${kinds.map(titled).join(', ')})`] : []),
    ...(within === undefined ? [] : [`within ${lengths(within)}`]),
    ...(suffering === undefined ? [] : [`with ${titled(suffering)}`]),
    ...(others.length === 0 ? [] : [`but no ${list(others)}`]),
    ...(unseen === true ? ['seen or not'] : []),
  ].join(' ');
};

/** True if an effect in code is among effects: its words are those of its card. */
const isInCode = (effect: Effect): boolean =>
  effect.op === 'code' ||
  (effect.op === 'roll' && effect.effects.some(isInCode)) ||
  (effect.op === 'choose' && effect.options.some(({ effects }) => effects.some(isInCode)));

/** The condition and price of an ability. */
const headOf = (ability: Ability, names: Lengths): string => {
  const { kind } = ability;
  if (kind === 'manoeuvre') {
    const { symbols, attack, needs } = ability;
    return [
      `${symbols} ${symbols === 1 ? 'symbol' : 'symbols'}`,
      ...(attack === undefined ? [] : [`in a ${attack} attack`]),
      ...(needs === undefined ? [] : [`after ${blows[needs]}`]),
    ].join(' ');
  }
  const { cost = {}, limit } = ability;
  return [
    ...(kind === 'innate' && ability.when ? [triggerInWords(ability.when, names)] : []),
    ...(kind === 'innate' && ability.interrupt === true ? ['as an Interrupt'] : []),
    ...(kind === 'innate' && ability.optional === true ? ['if you like'] : []),
    ...costInWords(cost),
    ...(limit === undefined ? [] : [limits[limit]]),
  ].join(', ');
};

/** An ability in words: its price or moment, its target, and its effects. */
export const abilityInWords = (ability: Ability, names: Lengths): string => {
  const { effects, text } = ability;
  const target = 'target' in ability && ability.target ? targetInWords(ability.target, names) : '';
  const does = text !== undefined && effects.some(isInCode) ? text : effectsInWords(effects, names);
  return [headOf(ability, names), target, does].filter(part => part !== '').join(': ');
};

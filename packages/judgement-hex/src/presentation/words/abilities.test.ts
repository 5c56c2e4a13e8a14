import { expect, test } from 'vitest';
import { playableContent } from '../../content/playable.js';
import type { Ability, Effect } from '../../vocabulary/ability.js';
import { abilityInWords } from './abilities.en.js';
import { effectsInWords } from './effects.en.js';

const onHexes = { lengths: (n: number): string => `${n} ${n === 1 ? 'hex' : 'hexes'}` };

/** Every ability of a pack or of a part of it. */
const abilitiesIn = (part: unknown): readonly Ability[] => {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(abilitiesIn);
  // The cast is safe: in content, what has a kind and effects is an ability.
  return 'kind' in part && 'effects' in part ? [part as Ability, ...inside] : inside;
};

test.each([
  ['Rime', '1 AP, 1 Fate: an enemy within 5 hexes: Freeze'],
  ['Salve', '1 AP: a friend (Hero, Summoned, Effigy) within 3 hexes: heal D3+2, take off 1 condition'],
  ['Low Sweep', '2 symbols in a MEL attack after damage: Knock Down'],
  ['Hot Blood', '+1 damage in Charges against Monster models'],
  ['Pick a Bottle', '1 Fate: +2 MOV for this round or Incorporeal for this round'],
  ['Heavy Heart', '1 AP: an enemy within 4 hexes: on 4 or more of a D6: Stun'],
  ['Morning Call', '1 AP, 1 Fate: every friend within 3 hexes seen or not: take off Fear and Stun'],
  ['Step Across', '1 AP: place at a Shadow Orb'],
  ['Nudge', '1 AP: another model within 4 hexes: push up to 2 hexes'],
  ['In Step', 'every friend within 1 hex seen or not: Immune (Fear)'],
  [
    'Swoop In',
    'when dice are chosen against another friend within 1 hex, after a hit, as an Interrupt, if you like, 1 Fate, once per round: the attack goes on against the user',
  ],
  [
    'Cross Fingers',
    'when dice are rolled against the user, as an Interrupt, if you like, 1 Fate, once per round: re-roll all dice of the enemy',
  ],
  ['Turn Over', 'when the user has rolled for an attack, if you like, once per round: re-roll 1 die'],
  [
    'Prick',
    'when the damage of an attack on the user is settled, after damage, as an Interrupt, if you like, 1 Fate: 1 true damage (the attacker)',
  ],
  ['Temper', 'after the blow of an attack on the user, after damage: 1 Fury counter'],
  ['Length', '+1 melee reach'],
  ['Gone Ahead', 'before round 1, if you like: advance up to 2 hexes'],
  [
    'Twang',
    'when an enemy comes within 1 hex, as an Interrupt, if you like, once per round: 1 damage (the model that sets it off)',
  ],
  [
    'Snap Shut',
    'when an enemy comes to this place, as an Interrupt: Pin (the model that sets it off), 1 damage (the model that sets it off)',
  ],
])('a card tells the effect of %s in words [JHX-ATTR-011]', (name, words) => {
  const ability = abilitiesIn(playableContent).find(one => one.name === name);
  expect(ability && abilityInWords(ability, onHexes)).toBe(words);
});

test('an ability tells lengths in the measure of its ground', () => {
  const rime = abilitiesIn(playableContent).find(({ name }) => name === 'Rime');
  expect(rime && abilityInWords(rime, { lengths: n => `${n} inches` })).toContain('within 5 inches');
});

test('an ability with an effect in code is told by the text of its card', () => {
  const effects: readonly Effect[] = [{ op: 'roll', needs: 4, effects: [{ op: 'code', name: 'dance' }] }];
  const dance: Ability = { id: 'dance', name: 'Dance', kind: 'active', cost: { ap: 1 }, effects };
  expect(abilityInWords(dance, onHexes)).toBe('1 AP: on 4 or more of a D6: Dance');
  expect(abilityInWords({ ...dance, text: 'Everybody dances.' }, onHexes)).toBe('1 AP: Everybody dances.');
});

const effects = (...some: readonly Effect[]): string => effectsInWords(some, onHexes);

test('an effect tells the limits of its change, and the model that an attack is against [JHX-ATTACK-020]', () => {
  const dice = { op: 'modify', what: 'dice', by: -1, until: 'round' } as const;
  expect(effects({ ...dice, last: true })).toBe('−1 attack die after all other modifiers for this round');
  expect(effects({ ...dice, against: 'elf' })).toBe('−1 attack die against Elf models for this round');
  expect(effects({ op: 'attack', at: 'attacker' })).toBe('a Basic Attack for 0 AP against the attacker');
  expect(effects({ op: 'reroll', dice: 2, whose: 'own' })).toBe('re-roll up to 2 dice');
});

test('no effect is told by the name that the data has for it', () => {
  const told = abilitiesIn(playableContent).map(ability => effectsInWords(ability.effects, onHexes));
  expect(told.length).toBeGreaterThan(60);
  expect(told.filter(text => text === '' || /undefined|NaN|[a-z][A-Z]|\w-\w+-\w/.test(text))).toEqual([]);
});

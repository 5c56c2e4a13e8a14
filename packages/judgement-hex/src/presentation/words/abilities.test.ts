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
  ['Hot Blood', '+1 damage in Charges against monsters'],
  ['Pick a Bottle', '1 Fate: +2 MOV for this round or Incorporeal for this round'],
  ['Heavy Heart', '1 AP: an enemy within 4 hexes: on 4 or more of a D6: Stun'],
  ['Morning Call', '1 AP, 1 Fate: every friend within 3 hexes seen or not: take off Fear and Stun'],
  ['Step Across', '1 AP: place at a Shadow Orb'],
  ['Nudge', '1 AP: a model within 4 hexes: push 2 hexes'],
  ['In Step', 'every friend within 1 hex seen or not: Immune (Fear)'],
  [
    'Swoop In',
    'when dice are chosen against another friend within 1 hex, after a hit, if you like, 1 Fate, once per round: the attack goes on against the user',
  ],
  [
    'Cross Fingers',
    'when dice are rolled against the user, if you like, 1 Fate, once per round: re-roll all dice of the enemy',
  ],
  ['Turn Over', 'when the user has rolled for an attack, if you like, once per round: re-roll 1 die'],
  ['Prick', 'when an attack has damaged the user, if you like, 1 Fate: 1 true damage (the attacker)'],
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

test('no effect is told by the name that the data has for it', () => {
  const told = abilitiesIn(playableContent).map(ability => effectsInWords(ability.effects, onHexes));
  expect(told.length).toBeGreaterThan(60);
  expect(told.filter(text => text === '' || /undefined|NaN|[a-z][A-Z]|\w-\w+-\w/.test(text))).toEqual([]);
});

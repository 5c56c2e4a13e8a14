import { expect, test } from 'vitest';
import { hexNumbers } from '../../rulebook/hex-numbers.js';
import { faces, laidOut } from '../../testing/index.js';
import type { AttackKind } from '../../vocabulary/index.js';
import type { JudgementFace } from '../../vocabulary/words.js';
import { blowOf, diceChoices, resultOfDice } from './choices.js';
import { judgementDie } from './dice.js';

const choices = (text: string, kind: AttackKind = 'action'): string[] =>
  diceChoices({ numbers: hexNumbers }, { dice: [...faces(text)], kind }).map(
    ({ dice, hits, symbols }) => `${dice.map(place => text[place]).join('') || '-'} ${hits}/${symbols}`,
  );

test('a Judgement die has six faces of four kinds, or those of the option [JHX-DICE-001, JHX-DICE-002]', () => {
  const { table } = laidOut('A');
  expect(judgementDie(table).faces).toEqual(['hit', 'hit', 'manoeuvre', 'both', 'miss', 'miss']);
  const own: readonly JudgementFace[] = ['hit', 'miss', 'miss'];
  expect(judgementDie(laidOut('A', { options: { judgementDie: own } }).table).faces).toEqual(own);
  expect([...new Set(judgementDie(table).faces)].sort()).toEqual(['both', 'hit', 'manoeuvre', 'miss']);
});

test('a die that shows both counts for both [JHX-DICE-006, JHX-DICE-013]', () => {
  expect(resultOfDice(faces('hmb.'), [0, 1, 2, 3])).toEqual({ dice: [0, 1, 2, 3], hits: 2, symbols: 2 });
  expect(resultOfDice(faces('hmb.'), [2])).toEqual({ dice: [2], hits: 1, symbols: 1 });
});

test('one, two and three Hits are a Glancing, a Solid and a Critical Blow, and without a Hit there is no blow [JHX-DICE-008, JHX-DICE-009, JHX-DICE-010, JHX-DICE-011]', () => {
  expect([0, 1, 2, 3].map(blowOf)).toEqual([null, 'glancing', 'solid', 'critical']);
});

test('at most three dice are used, whatever the pool [JHX-DICE-004]', () => {
  expect(choices('hhhhh')).toEqual(['hhh 3/0', 'hh 2/0', 'h 1/0', '- 0/0']);
  expect(choices('mmmmh')).toEqual(['mmh 1/2', 'mmm 0/3']);
  expect(choices('bbbb')).toEqual(['bbb 3/3', 'bb 2/2', 'b 1/1', '- 0/0']);
});

test('all dice of a pool below three may be used [JHX-DICE-005]', () => {
  expect(choices('hb')).toEqual(['hb 2/1', 'b 1/1', '- 0/0']);
  expect(choices('m')).toEqual(['m 0/1']);
  expect(choices('')).toEqual(['- 0/0']);
});

test('dice with fewer Hits may be chosen too: for each number of Hits those with the most symbols [JHX-DICE-006]', () => {
  expect(choices('hhhmm')).toEqual(['hhh 3/0', 'hhm 2/1', 'hmm 1/2', 'mm 0/2']);
  expect(choices('hhbm')).toEqual(['hhb 3/1', 'hbm 2/2', 'bm 1/2', 'm 0/1']);
  expect(choices('...')).toEqual(['- 0/0']);
});

test('a Parting Blow can also avoid three symbols [JHX-DICE-006, JHX-PARTING-011]', () => {
  expect(choices('bbb', 'parting-blow')).toEqual(['bbb 3/3', 'bb 2/2', 'b 1/1', '- 0/0']);
  expect(choices('bhm', 'parting-blow')).toEqual(['bhm 2/2', 'bh 2/1', 'bm 1/2', 'b 1/1', 'h 1/0', 'm 0/1', '- 0/0']);
  expect(choices('hmm', 'parting-blow')).toEqual(['hmm 1/2', 'hm 1/1', 'h 1/0', 'mm 0/2', 'm 0/1', '- 0/0']);
});

const everyPool = (dice: number): string[] =>
  dice === 0 ? [''] : everyPool(dice - 1).flatMap(rest => ['h', 'm', 'b', '.'].map(face => rest + face));

test('the choices are those of all sets of at most three dice that no other beats [JHX-DICE-004, JHX-DICE-006]', () => {
  for (const text of [1, 2, 3, 4, 5].flatMap(everyPool)) {
    const rolled = faces(text);
    const most = new Map<number, number>();
    for (let set = 0; set < 2 ** text.length; set++) {
      const dice = rolled.flatMap((_, place) => ((set >> place) & 1 ? [place] : []));
      if (dice.length > 3) continue;
      const { hits, symbols } = resultOfDice(rolled, dice);
      most.set(hits, Math.max(most.get(hits) ?? 0, symbols));
    }
    const expected = [...most].sort(([a], [b]) => b - a).map(([hits, symbols]) => `${hits}/${symbols}`);
    expect([text, choices(text).map(choice => choice.split(' ')[1])]).toEqual([text, expected]);
  }
});

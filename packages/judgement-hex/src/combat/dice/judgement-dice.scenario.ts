import type { Rule, Turn } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { doing, laidOut } from '../../testing/index.js';
import type { Jhx } from '../../vocabulary/index.js';
import { randomOne, rollD2, rollD3 } from './dice.js';

const scenario = scenarios<RuleId>(test);
type Scene = Parameters<Parameters<typeof scenario>[2]>[0];

/** The results of a roll, one for each of some faces of a die. */
const outcomes = (play: Scene, faces: readonly number[], what: (turn: Turn<Jhx>) => Rule<unknown>): unknown[] => {
  const laid = laidOut('A\n   b');
  const came: unknown[] = [];
  for (const face of faces) {
    let last: unknown;
    const game = doing(laid, function* (turn) {
      last = yield* what(turn);
    });
    play(game, { ...laid.setup, dice: [face] });
    came.push(last);
  }
  return came;
};
const d6 = [1, 2, 3, 4, 5, 6];

scenario('a D2 is half of a D6', 'JHX-GEN-008', play => {
  expect(outcomes(play, d6, turn => rollD2(turn, 'test', 'JHX-GEN-008'))).toEqual([1, 1, 1, 2, 2, 2]);
});

scenario('a D3 is a third of a D6', 'JHX-GEN-009', play => {
  expect(outcomes(play, d6, turn => rollD3(turn, 'test', 'JHX-GEN-009'))).toEqual([1, 1, 2, 2, 3, 3]);
});

scenario('a random pick is made by a die with a face for each, so that all are equally likely', 'JHX-GEN-007', play => {
  const among = ['a', 'b', 'c', 'd', 'e'];
  const one = (turn: Turn<Jhx>) => randomOne(turn, among, 'test', 'JHX-GEN-007');
  expect(outcomes(play, [1, 2, 3, 4, 5], one)).toEqual(among);
  expect(() => outcomes(play, [6], one)).toThrow('wants');
});

scenario('a random pick from one needs no die', 'JHX-GEN-007', play => {
  const laid = laidOut('A\n   b');
  const game = doing(laid, function* (turn) {
    expect(yield* randomOne(turn, ['a'], 'test', 'JHX-GEN-007')).toBe('a');
  });
  play(game, laid.setup);
});

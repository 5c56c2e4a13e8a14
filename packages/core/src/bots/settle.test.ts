import { expect, test } from 'vitest';
import { type TicTacToe, ticTacToe } from '../../../../examples/tic-tac-toe/tic-tac-toe.js';
import { createMatch } from '../match/create-match.js';
import type { Match } from '../match/match.js';
import { history } from '../match/rewind.js';
import { type Obvious, settle, settled } from './settle.js';

const start = (): Match<TicTacToe> => createMatch(ticTacToe, { players: ['x', 'o'], seed: 's' });
const moves = (match: Match<TicTacToe>): number => history(match).length - 1;
const firstFree: Obvious<TicTacToe> = (_, { options }) => options?.[0];

test('a match is played on to the first decision without an obvious answer', () => {
  const only = settle(start(), (match, decision) => (moves(match) < 3 ? firstFree(match, decision) : undefined));
  expect(moves(only)).toBe(3);
  expect(only.decisions[0]?.by).toBe('o');
  const begun = start();
  expect(settle(begun, () => undefined)).toBe(begun);
});

test('a match is played on for at most as many answers as wanted, and not beyond its end', () => {
  expect(moves(settle(start(), firstFree, 2))).toBe(2);
  const over = settle(start(), firstFree);
  expect(over.outcome?.winners).toEqual(['x']);
  expect(settle(over, firstFree)).toBe(over);
});

test('an evaluation sees the settled match, and an end that it comes to counts as an end', () => {
  const seen: number[] = [];
  const evaluate = settled<TicTacToe>(
    firstFree,
    match => {
      seen.push(moves(match));
      return 0.25;
    },
    4,
  );
  expect(evaluate(start(), 'x')).toBe(0.25);
  expect(seen).toEqual([4]);
  const ending = settled<TicTacToe>(firstFree, () => 0.25);
  expect([ending(start(), 'x'), ending(start(), 'o')]).toEqual([1, 0]);
});

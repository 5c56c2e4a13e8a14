import { expect, test } from 'vitest';
import { GameError } from './errors.js';
import { playerAt } from './player-at.js';

test('seats are counted around the table, also backwards', () => {
  const table = { players: ['ann', 'bob', 'cy'] };
  expect([0, 1, 2, 3, 7, -1, -4].map(seat => playerAt(table, seat))).toEqual([
    'ann',
    'bob',
    'cy',
    'ann',
    'bob',
    'cy',
    'cy',
  ]);
});

test('a seat that is no whole number is a defect', () => {
  expect(() => playerAt({ players: ['ann'] }, 0.5)).toThrow(GameError);
  expect(() => playerAt({ players: ['ann'] }, Number.NaN)).toThrow('no player has the seat NaN');
  expect(() => playerAt({ players: [] }, 0)).toThrow(GameError);
});

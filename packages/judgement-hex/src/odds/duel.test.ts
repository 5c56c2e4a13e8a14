import { toText } from '@rulewright/core/odds';
import { describe, expect, test } from 'vitest';
import { createGame } from '../game.js';
import { packWith } from '../testing/index.js';
import { attackOdds, type Duel, duel } from './index.js';

const game = createGame({ pack: packWith(), maps: [] });
const odds = (more: Partial<Duel> = {}) => {
  const { table, order } = duel(game, { attacker: 'fighter', target: 'fighter', ...more });
  return attackOdds(table, order);
};

describe('two fighters', () => {
  test('two dice both miss one time in four', () => {
    const { pool, blows, kill } = odds();
    expect(pool.total).toBe(2);
    expect([blows.none, blows.glancing, blows.solid, kill].map(toText)).toEqual(['1/4', '1/2', '1/4', '0']);
  });

  test('a Charge, the distance, the weapon and wounds change the odds', () => {
    expect(odds({ charge: true }).pool.total).toBe(4);
    expect(odds({ weapon: 'bow', distance: 4 }).pool.total).toBe(2);
    expect(toText(odds({ wounds: 9 }).kill)).toBe('1/4');
    expect(odds({ weapon: 'bow', distance: 4, cover: true }).pool.total).toBe(1);
  });
});

test('a wall next to both models covers the target of a melee attack too [JHX-COVER-007, JHX-COVER-016]', () => {
  const taken = (more: Partial<Duel>): number => odds(more).pool.total - odds({ ...more, cover: true }).pool.total;
  expect(taken({})).toBe(1);
  expect(taken({ charge: true })).toBe(1);
  expect(toText(odds({ cover: true, charge: true }).expectedDamage)).toBe('5/2');
  expect(duel(game, { attacker: 'fighter', target: 'fighter', cover: true }).refusal).toBeUndefined();
});

test('an impossible duel is refused with its field', () => {
  expect(() => odds({ attacker: 'nobody' })).toThrow('unknown-model at attacker');
  expect(() => odds({ target: 'nobody' })).toThrow('unknown-model at target');
  expect(() => odds({ weapon: 'spoon' })).toThrow('unknown-weapon at weapon');
  expect(() => odds({ distance: 0 })).toThrow('too-far at distance');
  for (const wounds of [12, -1, 0.5]) expect(() => odds({ wounds })).toThrow('too-many at wounds');
  expect(toText(odds({ wounds: 11 }).kill)).toBe('3/4');
});

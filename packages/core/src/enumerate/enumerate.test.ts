import { describe, expect, test } from 'vitest';
import { type Die, d6, sided } from '../dice/index.js';
import { act } from '../match/act.js';
import { createMatch } from '../match/create-match.js';
import { manual } from '../match/dice-source.js';
import { fork } from '../match/fork.js';
import type { Game } from '../match/game.js';
import { roll, shuffle } from '../match/roll.js';
import { decide } from '../match/turn.js';
import { add, equals, fraction, toText } from '../odds/fraction.js';
import { bestExpectation, enumerate, outcomes } from './enumerate.js';

interface Roller {
  readonly state: { readonly faces: readonly (string | number)[]; readonly done: boolean };
  readonly event: { readonly type: 'Rolled'; readonly faces: readonly (string | number)[] };
  readonly rule: string;
  readonly options: object;
  readonly choices: { readonly reroll: 'all' | 'none' };
}
const judgement: Die = { name: 'judgement', faces: ['hit', 'hit', 'manoeuvre', 'both', 'miss', 'miss'] };

const roller = (die: Die, count: number, unordered: boolean, again: boolean): Game<Roller> => ({
  id: 'roller',
  version: '1',
  players: { min: 1, max: 1 },
  start: () => ({ faces: [], done: false }),
  *beat(turn) {
    yield* decide(turn, { by: 'p1', kind: 'reroll', rule: 'R', options: ['none'] });
    let faces = yield* roll(turn, { die, count, purpose: 'first', rule: 'R', unordered });
    if (again) {
      const more = yield* decide(turn, { by: 'p1', kind: 'reroll', rule: 'R', options: ['all', 'none'] });
      if (more === 'all') faces = yield* roll(turn, { die, count, purpose: 'again', rule: 'R', unordered });
    }
    turn.emit({ type: 'Rolled', faces }, 'R');
  },
  evolve: (_, { faces }) => ({ faces, done: true }),
  outcome: state => (state.done ? { winners: [], reason: 'rolled', rule: 'R' } : undefined),
});
const start = (...args: Parameters<typeof roller>) => createMatch(roller(...args), { players: 1, seed: 'x' });
const first = (match: ReturnType<typeof start>) => {
  const { id, by, options } = match.decisions[0] as { id: number; by: string; options: readonly unknown[] };
  return { decision: id, by, choice: options[0] };
};
const one = fraction(1n, 1n);

describe('walking every outcome through the rules', () => {
  test('gives the exact distribution of two dice', () => {
    const found = enumerate(start(d6, 2, false, false), first, m =>
      (m.state.faces as number[]).reduce((a, b) => a + b),
    );
    const table = Object.fromEntries(found.map(({ value, probability }) => [value, toText(probability)]));
    expect(table).toEqual({
      2: '1/36',
      3: '1/18',
      4: '1/12',
      5: '1/9',
      6: '5/36',
      7: '1/6',
      8: '5/36',
      9: '1/9',
      10: '1/12',
      11: '1/18',
      12: '1/36',
    });
  });

  test.each([
    [true, 10],
    [false, 16],
  ])('unordered %s: %i results, adding up to one', (unordered, many) => {
    const at = act(
      fork(start(judgement, 2, unordered, false), { dice: manual() }),
      first(start(judgement, 2, unordered, false)),
    );
    const all = outcomes(at);
    expect(all).toHaveLength(many);
    expect(
      equals(
        all.reduce((sum, o) => add(sum, o.probability), fraction(0n, 1n)),
        one,
      ),
    ).toBe(true);
  });

  test('takes decisions by a policy, in the middle of things', () => {
    const keepSix = (match: ReturnType<typeof start>) => ({
      ...first(match),
      choice:
        match.decisions[0]?.options?.length === 1
          ? 'none'
          : (match.records.findLast(r => r.kind === 'roll')?.faces[0] ?? 0) === 6
            ? 'none'
            : 'all',
    });
    const found = enumerate(start(d6, 1, false, true), keepSix as never, m => m.state.faces[0] === 6);
    expect(toText(found.find(f => f.value)?.probability ?? one)).toBe('11/36');
  });

  test('finds the best choice exactly: a die that may be rolled again is worth 17/4', () => {
    const worth = bestExpectation(start(d6, 1, false, true), m => fraction(BigInt(m.state.faces[0] as number), 1n));
    expect(toText(worth)).toBe('17/4');
  });

  test('lists every order of a shuffle, and refuses too many', () => {
    const dealing = (count: number): Game<Roller> => ({
      ...roller(d6, 1, false, false),
      *beat(turn) {
        turn.emit({ type: 'Rolled', faces: yield* shuffle(turn, { count, purpose: 'deal', rule: 'R' }) }, 'R');
      },
    });
    const all = outcomes(createMatch(dealing(3), { players: 1, dice: manual() }));
    expect(all.map(o => o.faces.join(''))).toEqual(['012', '021', '102', '120', '201', '210']);
    expect(all.every(o => toText(o.probability) === '1/6')).toBe(true);
    expect(() => outcomes(createMatch(dealing(40), { players: 1, dice: manual() }))).toThrow(/too many orders/);
  });

  test('refuses too many results and a match that waits for no roll', () => {
    expect(() => outcomes(start(d6, 1, false, false))).toThrow(/waits for no roll/);
    const at = fork(start(sided(20), 6, false, false), { dice: manual() });
    expect(() => outcomes(act(at, first(at)))).toThrow(/too many results/);
  });
});

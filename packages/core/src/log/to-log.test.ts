import { expect, test } from 'vitest';
import { choose } from '../match/act.js';
import { createMatch } from '../match/create-match.js';
import type { Game } from '../match/game.js';
import { decide } from '../match/turn.js';
import { toLog } from './to-log.js';

interface Counting {
  readonly state: { readonly count: number };
  readonly event: { readonly type: 'Counted' };
  readonly rule: 'C-1';
  readonly options: object;
  readonly choices: { readonly count: 'on' };
}

test('the log of a match that went on hashes only the states that are new', () => {
  let read = 0;
  // A hash reads every field, so the getter counts the hashes. Without checks a state may have a getter.
  const state = (count: number) => ({
    get count() {
      read++;
      return count;
    },
  });
  const counting: Game<Counting> = {
    id: 'counting',
    version: '1.0.0',
    players: { min: 1, max: 1 },
    start: () => state(0),
    *beat(turn) {
      yield* decide(turn, { by: 'p1', kind: 'count', rule: 'C-1', options: ['on'] });
      turn.emit({ type: 'Counted' }, 'C-1');
    },
    evolve: () => state(1),
    outcome: () => undefined,
  };
  let match = createMatch(counting, { players: 1, checked: false });
  for (let i = 0; i < 10; i++) match = choose(match, 'on');
  toLog(match);
  expect(read).toBe(10);
  match = choose(match, 'on');
  const log = toLog(match);
  expect(read).toBe(11);
  expect(toLog(match)).toEqual(log);
});

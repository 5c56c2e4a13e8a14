import { expect, test, vi } from 'vitest';
import { act, choose, legal } from './act.js';
import { createMatch } from './create-match.js';
import { GameError } from './errors.js';
import { fork } from './fork.js';
import type { Game } from './game.js';
import { decide, type Rule, type Turn } from './turn.js';

interface Steps {
  readonly state: { readonly steps: number };
  readonly event: { readonly type: 'Stepped'; readonly by: number };
  readonly rule: 'S-1';
  readonly options: object;
  readonly choices: { readonly step: number };
}

/** A game of beats with two questions each; `seen` hears of every computation and every fold. */
const stepping = (seen: (what: string) => void): Game<Steps> => ({
  id: 'stepping',
  version: '1.0.0',
  players: { min: 1, max: 1 },
  start: () => ({ steps: 0 }),
  *beat(turn: Turn<Steps>): Rule {
    for (const times of [1, 2]) {
      const options = turn.derive(() => {
        seen(`options ${times}`);
        return [turn.state.steps + 1, turn.state.steps + 2];
      });
      const by = yield* decide(turn, { by: 'p1', kind: 'step', rule: 'S-1', options });
      turn.emit({ type: 'Stepped', by }, 'S-1');
    }
  },
  evolve: ({ steps }, { by }) => {
    seen(`evolve ${by}`);
    return { steps: steps + by };
  },
  outcome: ({ steps }) => (steps > 100 ? { winners: [], reason: 'far', rule: 'S-1' } : undefined),
});

const midBeat = (checked: boolean) => {
  const seen = vi.fn();
  const match = choose(createMatch(stepping(seen), { players: 1, checked }), 1);
  seen.mockClear();
  return { match, seen, words: () => seen.mock.calls.map(([what]) => what) };
};

test('a beat that runs again takes the derived values and the states of its first run', () => {
  const { match, words } = midBeat(false);
  const [two, three] = legal(match);
  const first = act(match, two as never);
  expect(words()).toEqual(['evolve 2', 'options 1']);
  // The generator has moved on: this one runs the beat again.
  const second = act(match, three as never);
  expect(words()).toEqual(['evolve 2', 'options 1', 'evolve 3', 'options 1']);
  expect([first.state.steps, second.state.steps]).toEqual([3, 4]);
  expect(second.decisions[0]?.options).toEqual([5, 6]);
});

test('a fork of a fork, and of an earlier moment of the beat, goes on from its own moment', () => {
  const { match, words } = midBeat(false);
  const again = fork(match, { history: false });
  expect(words()).toEqual([]);
  expect([again.state, choose(again, 3).state]).toEqual([{ steps: 1 }, { steps: 4 }]);
  const { previous } = match;
  if (!previous) throw new Error('no moment before');
  const other = choose(previous, 2);
  expect([other.state.steps, other.decisions[0]?.options]).toEqual([2, [3, 4]]);
  expect([choose(other, 4).state.steps, choose(match, 2).state.steps]).toEqual([6, 3]);
});

test('a finished beat keeps what its last question needs, and nothing more', () => {
  const { match } = midBeat(false);
  const after = choose(match, 2);
  expect(match.turn.trace).toEqual([[1, 2], { steps: 1 }, [2, 3]]);
  expect(after.turn).not.toBe(match.turn);
});

test('checked mode computes everything again, so that a beat that does not repeat itself is found', () => {
  const { match, words } = midBeat(true);
  choose(match, 2);
  choose(match, 3);
  expect(words()).toEqual(['evolve 2', 'options 1', 'options 1', 'evolve 1', 'options 2', 'evolve 3', 'options 1']);
});

test('a derived value inside another one belongs to it, and an event inside is an error', () => {
  const game = stepping(() => undefined);
  const nested: Game<Steps> = {
    ...game,
    *beat(turn) {
      const options = turn.derive(() => [turn.derive(() => turn.state.steps + 1), 50]);
      for (const _ of [1, 2]) {
        const by = yield* decide(turn, { by: 'p1', kind: 'step', rule: 'S-1', options });
        turn.emit({ type: 'Stepped', by }, 'S-1');
      }
    },
  };
  const match = choose(createMatch(nested, { players: 1, checked: false }), 1);
  expect([choose(match, 50).state.steps, choose(match, 1).state.steps]).toEqual([51, 2]);
  const emitting: Game<Steps> = {
    ...game,
    beat: turn => turn.derive(() => turn.emit({ type: 'Stepped', by: 1 }, 'S-1')) as never,
  };
  expect(() => createMatch(emitting, { players: 1, checked: false })).toThrow(GameError);
  expect(() => createMatch(emitting, { players: 1, checked: false })).toThrow(
    'stepping: event Stepped inside derive: emit before or after it',
  );
});

test('a fork runs the beat again only when it is played on, in checked mode at once', () => {
  const beats = vi.fn();
  const counting: Game<Steps> = {
    ...stepping(() => {}),
    *beat(turn) {
      beats();
      yield* stepping(() => {}).beat(turn);
    },
  };
  for (const checked of [false, true]) {
    const match = choose(createMatch(counting, { players: 1, checked }), 1);
    beats.mockClear();
    const forked = fork(match, { history: false });
    expect(beats).toHaveBeenCalledTimes(checked ? 1 : 0);
    expect([forked.state, forked.decisions, forked.previous]).toEqual([match.state, match.decisions, undefined]);
    expect([choose(forked, 3).state, choose(match, 2).state]).toEqual([{ steps: 4 }, { steps: 3 }]);
    // Once for the fork, and once for each of the two beats that begin after these answers.
    expect(beats).toHaveBeenCalledTimes(3);
  }
});

test('in checked mode a rule that changes a derived value later fails: another run would find the changed value', () => {
  const game = stepping(() => undefined);
  const changing: Game<Steps> = {
    ...game,
    *beat(turn) {
      const found = turn.derive(() => ({ parts: [{ options: [1, 2] }] }));
      for (const part of found.parts) part.options = [3];
      yield* game.beat(turn);
    },
  };
  expect(() => createMatch(changing, { players: 1, checked: true })).toThrow(/read.?only/i);
  expect(createMatch(changing, { players: 1, checked: false }).state).toEqual({ steps: 0 });
});

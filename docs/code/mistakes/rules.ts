import { choose, decide, perform, procedure, roll, step } from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';
import type { Nim } from '../../tutorial/src/nim.js';
import { begin, type Mistake, take } from './mistake.js';

const heaps = { die: d6, count: 3, purpose: 'heaps', rule: 'NIM-1' } as const;
const pause = async (): Promise<void> => {};

/** Mistakes in rules that ask and roll. */
export const rules: readonly Mistake[] = [
  {
    mistake: 'A question that is not waited for',
    wrong: () =>
      begin({
        *beat(turn) {
          decide(turn, take);
        },
      }),
    right: () =>
      begin({
        *beat(turn) {
          yield* decide(turn, take);
        },
      }),
  },
  {
    mistake: 'Dice that are used before they fall',
    wrong: () =>
      begin({
        *beat(turn) {
          const faces = roll(turn, heaps) as never;
          turn.emit({ type: 'HeapsRolled', heaps: faces }, 'NIM-1');
        },
      }),
    right: () =>
      begin({
        *beat(turn) {
          if (turn.state.heaps.length > 0) yield* decide(turn, take);
          const faces = yield* roll(turn, heaps);
          turn.emit({ type: 'HeapsRolled', heaps: faces }, 'NIM-1');
        },
      }),
  },
  {
    mistake: 'A `yield` without its star',
    wrong: () =>
      begin({
        *beat(turn) {
          yield decide(turn, take) as never;
        },
      }),
    right: () =>
      begin({
        *beat(turn) {
          yield* decide(turn, take);
        },
      }),
  },
  {
    mistake: 'An async beat',
    wrong: () =>
      begin({
        async beat() {
          await pause();
        },
      } as never),
    right: () =>
      begin({
        *beat(turn) {
          yield* decide(turn, take);
        },
      }),
  },
  {
    mistake: 'An async step',
    wrong: () => {
      const aTurn = procedure<Nim, object>('a turn', [
        step('NIM-2', 'take', (async () => {
          await pause();
        }) as never),
      ]);
      begin({ beat: turn => perform(turn, aTurn, {}) });
    },
    right: () => {
      const aTurn = procedure<Nim, object>('a turn', [
        step('NIM-2', 'take', function* (turn) {
          yield* decide(turn, take);
        }),
      ]);
      begin({ beat: turn => perform(turn, aTurn, {}) });
    },
  },
  {
    mistake: 'A question without options',
    wrong: () =>
      begin({
        *beat(turn) {
          yield* decide(turn, { ...take, options: [] });
        },
      }),
    right: () =>
      begin({
        *beat(turn) {
          const options = take.options.filter(({ count }) => count > 1);
          if (options.length > 0) yield* decide(turn, { ...take, options });
        },
      }),
  },
  {
    mistake: 'An option twice',
    wrong: () =>
      begin({
        *beat(turn) {
          const options = [...take.options, { count: 1, heap: 0 }];
          yield* decide(turn, { ...take, options });
        },
      }),
    right: () =>
      begin({
        *beat(turn) {
          const options = [...take.options, { count: 1, heap: 1 }];
          yield* decide(turn, { ...take, options });
        },
      }),
  },
  {
    mistake: 'A question to somebody who does not play',
    wrong: () =>
      begin({
        *beat(turn) {
          yield* decide(turn, { ...take, by: 'p1' });
        },
      }),
    right: () =>
      begin({
        *beat(turn) {
          yield* decide(turn, { ...take, by: turn.players[0] as string });
        },
      }),
  },
  {
    mistake: 'A winner who does not play',
    wrong: () => begin({ outcome: () => ({ winners: ['white'], reason: 'mate', rule: 'NIM-3' }) }),
    right: () =>
      begin({ outcome: (_, { players: [white = ''] }) => ({ winners: [white], reason: 'mate', rule: 'NIM-3' }) }),
  },
  {
    mistake: 'A main loop that neither asks nor ends',
    wrong: () =>
      begin({
        *beat(turn) {
          turn.emit({ type: 'Took', heap: 0, count: 1 }, 'NIM-2');
        },
        outcome: () => undefined,
      }),
    right: () =>
      begin({
        *beat(turn) {
          turn.emit({ type: 'Took', heap: 0, count: 1 }, 'NIM-2');
        },
        outcome: ({ next }) => (next === 1 ? { winners: [], reason: 'time', rule: 'NIM-3' } : undefined),
      }),
  },
  {
    mistake: 'A rule that reads something besides the turn',
    wrong: () => {
      let calls = 0;
      const match = begin({
        *beat(turn) {
          calls++;
          yield* decide(turn, { ...take, options: take.options.slice(0, calls) });
        },
      });
      return [choose(match, take.options[0]), choose(match, take.options[0])];
    },
    right: () => {
      const match = begin({
        *beat(turn) {
          yield* decide(turn, { ...take, options: take.options.slice(turn.state.next) });
        },
      });
      return [choose(match, take.options[0]), choose(match, take.options[0])];
    },
  },
];

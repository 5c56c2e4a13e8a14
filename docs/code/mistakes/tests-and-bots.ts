import { createMatch, decide, type Game, type Hidden, nobody, type Proposal } from '@rulewright/core';
import { mctsBot, playOut, randomBot } from '@rulewright/core/bots';
import { conformance, perft, scenarios } from '@rulewright/core/testing';
import { type Nim, game as nim } from '../../tutorial/src/nim.js';
import { begin, type Mistake, nimWith, players } from './mistake.js';

/** Runs a test at once, as the test runner would do later. */
const test = (_: string, body: () => void): void => body();
const scenario = scenarios<Nim['rule']>(test);
const one = { heap: 0, count: 1 };

/** A game with one question whose answers cannot be listed. */
interface Walk {
  readonly state: { readonly at: number };
  readonly event: { readonly type: 'Walked'; readonly to: number };
  readonly rule: 'WALK-1';
  readonly options: object;
  readonly choices: { readonly walk: number };
  readonly proposals: { readonly walk: { readonly most: number } };
}
const where = { by: 'p1', kind: 'walk', rule: 'WALK-1' } as const;
const walkers: Game<Walk> = {
  id: 'walk',
  version: '1',
  players: { min: 1, max: 1 },
  start: () => ({ at: 0 }),
  *beat(turn) {
    const to = yield* decide(turn, { ...where, proposal: { most: 6 } });
    turn.emit({ type: 'Walked', to }, 'WALK-1');
  },
  evolve: (_, { to }) => ({ at: to }),
  outcome: ({ at }) => (at > 9 ? { winners: [], reason: 'far', rule: 'WALK-1' } : undefined),
};
const walk: Proposal<Walk, 'walk'> = {
  check: (_, choice) => (typeof choice === 'number' ? undefined : { code: 'malformed', path: 'choice' }),
  sample: (_, below) => below(7),
  suggest: (_, most) => [6, 5, 4, 3, 2, 1].slice(0, most),
};
const walking = (game: Game<Walk>) => createMatch(game, { players: 1 });

/** Nim with a deck of cards beside the heaps. */
type Cards = Nim & {
  readonly state: Nim['state'] & { readonly deck: readonly number[] };
  readonly seen: { readonly state: { readonly deck: Hidden } };
};
const cards: Game<Cards> = {
  ...(nim as unknown as Game<Cards>),
  start: () => ({ heaps: [2], next: 0, deck: [4, 5, 6] }),
};
const cut = (deck: readonly number[], below: (n: number) => number): readonly number[] => {
  const at = below(deck.length);
  return [...deck.slice(at), ...deck.slice(0, at)];
};
const thinks = (game: Game<Cards>): unknown =>
  playOut(createMatch(game, { players }), { ann: mctsBot({ seed: 'a', iterations: 5 }) }, { maxActions: 1 });

/** Mistakes in tests and with bots. */
export const testsAndBots: readonly Mistake[] = [
  {
    mistake: 'A scenario with a die too few',
    wrong: () => scenario('the heaps', 'NIM-1', play => play(nim, { players, dice: [6, 2] })),
    right: () => scenario('the heaps', 'NIM-1', play => play(nim, { players, dice: [6, 2, 1] })),
  },
  {
    mistake: 'A scenario with a die too many',
    wrong: () => scenario('the heaps', 'NIM-1', play => play(nim, { players, dice: [6, 2, 1, 5] })),
    right: () => scenario('the heaps', 'NIM-1', play => play(nim, { players, dice: [6, 2, 1] })),
  },
  {
    mistake: 'A scenario with a choice that is not legal',
    wrong: () =>
      scenario('a heap', 'NIM-2', play => {
        play(nim, { players, dice: [1, 1, 2] }).choose('ann', { heap: 0, count: 2 });
      }),
    right: () =>
      scenario('a heap', 'NIM-2', play => {
        play(nim, { players, dice: [1, 1, 2] }).refuses(
          'ann',
          { heap: 0, count: 2 },
          { code: 'not-an-option', rule: 'NIM-2' },
        );
      }),
  },
  {
    mistake: 'A scenario in which another player has the turn',
    wrong: () =>
      scenario('a heap', 'NIM-2', play => {
        play(nim, { players, dice: [1, 1, 2] }).choose('bob', one);
      }),
    right: () =>
      scenario('a heap', 'NIM-2', play => {
        play(nim, { players, dice: [1, 1, 2] }).choose('ann', one);
      }),
  },
  {
    mistake: 'A game that never ends',
    wrong: () => {
      const endless = nimWith({ evolve: state => ({ ...state, heaps: [1, 1, 1] }) });
      conformance(test, endless, { setups: [{ players: 2 }], matches: 1, maxActions: 30 });
    },
    right: () => {
      const ending = nimWith({ evolve: state => ({ ...state, heaps: state.heaps.length === 0 ? [1] : [0] }) });
      conformance(test, ending, { setups: [{ players: 2 }], matches: 1, maxActions: 30 });
    },
  },
  {
    mistake: 'A question without options and without a proposal',
    wrong: () =>
      walking({
        ...walkers,
        *beat(turn) {
          yield* decide(turn, { ...where, proposal: { most: 6 } });
        },
      }),
    right: () => walking({ ...walkers, proposals: { walk } }),
  },
  {
    mistake: 'A count of all paths where answers cannot be listed',
    wrong: () => perft(walking({ ...walkers, proposals: { walk } }), 2),
    right: () => perft(walking({ ...walkers, proposals: { walk } }), 2, { suggest: 3 }),
  },
  {
    mistake: 'A bot that would have to peek',
    wrong: () => thinks({ ...cards, secrets: { state: { deck: nobody } } }),
    right: () =>
      thinks({
        ...cards,
        secrets: { state: { deck: nobody } },
        resample: (state, _, below) => ({ ...state, deck: cut(state.deck, below) }),
      }),
  },
  {
    mistake: 'A player without a bot',
    wrong: () => playOut(begin(), { ann: randomBot('a') }),
    right: () => playOut(begin(), { ann: randomBot('a'), bob: randomBot('b') }),
  },
];

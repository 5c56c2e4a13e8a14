import { act, attempt, choose, createMatch, decideTogether, legal, strictUndo, undo, view } from '@rulewright/core';
import { game as nim } from '../../tutorial/src/nim.js';
import { begin, type Mistake, players, take } from './mistake.js';

const one = { heap: 0, count: 1 };
const secretly = {
  *beat(turn) {
    yield* decideTogether(turn, [take, { ...take, by: 'bob' }]);
  },
} satisfies Parameters<typeof begin>[0];

/** Mistakes in beginning a match, and in answering. */
export const matches: readonly Mistake[] = [
  {
    mistake: 'A match without dice',
    wrong: () => createMatch(nim, { players }),
    right: () => createMatch(nim, { players, seed: 'hello' }),
  },
  {
    mistake: 'Too many or too few players',
    wrong: () => createMatch(nim, { players: 3, seed: 'hello' }),
    right: () => createMatch(nim, { players: 2, seed: 'hello' }),
  },
  {
    mistake: 'Two players of one name',
    wrong: () => createMatch(nim, { players: ['ann', 'ann'], seed: 'hello' }),
    right: () => createMatch(nim, { players: ['ann', 'ann 2'], seed: 'hello' }),
  },
  {
    mistake: 'An option that the game does not have',
    wrong: () => createMatch(nim, { players, seed: 'hello', options: { last: 'wins' } as never }),
    right: () => createMatch(nim, { players, seed: 'hello', options: { lastOne: 'wins' } }),
  },
  {
    mistake: 'An option with another value',
    wrong: () => createMatch(nim, { players, seed: 'hello', options: { lastOne: 'win' as never } }),
    right: () => createMatch(nim, { players, seed: 'hello', options: { lastOne: 'wins' } }),
  },
  {
    mistake: 'A position in which the match is over',
    wrong: () => createMatch(nim, { players, position: { heaps: [0, 0], next: 0 } }),
    right: () => createMatch(nim, { players, position: { heaps: [1, 0], next: 0 } }),
  },
  {
    mistake: 'The number of an option as the answer',
    wrong: () => choose(begin(), 0),
    right: () => choose(begin(), begin().decisions[0]?.options?.[0]),
  },
  {
    mistake: 'An answer that is no option',
    wrong: () => choose(begin(), { heap: 0, count: 9 }),
    right: () => choose(begin(), { heap: 0, count: 2 }),
  },
  {
    mistake: 'An answer to an earlier decision',
    wrong: () => {
      const next = choose(begin(), one);
      return act(next, { decision: 1, by: 'bob', choice: one });
    },
    right: () => {
      const next = choose(begin(), one);
      const [decision] = next.decisions;
      return act(next, { decision: decision?.id ?? 0, by: 'bob', choice: one });
    },
  },
  {
    mistake: 'An answer by another player',
    wrong: () => act(begin(), { decision: 1, by: 'bob', choice: one }),
    right: () => act(begin(), { decision: 1, by: 'ann', choice: one }),
  },
  {
    mistake: 'An action with a field too many',
    wrong: () => act(begin(), { decision: 1, by: 'ann', choice: one, seat: 1 } as never),
    right: () => act(begin(), { decision: 1, by: 'ann', choice: one }),
  },
  {
    mistake: 'A choice where several decisions are open',
    wrong: () => choose(begin(secretly), one),
    right: () => act(begin(secretly), { decision: 1, by: 'bob', choice: one }),
  },
  {
    mistake: 'An answer after the end',
    wrong: () => {
      const last = createMatch(nim, { players, position: { heaps: [1], next: 0 } });
      return choose(choose(last, one), one);
    },
    right: () => {
      const last = createMatch(nim, { players, position: { heaps: [1], next: 0 } });
      const over = choose(last, one);
      return over.outcome ? over : choose(over, one);
    },
  },
  {
    mistake: 'An undo past the answer of another player',
    wrong: () => undo(choose(choose(begin(), one), one), 'ann'),
    right: () => undo(choose(begin(), one), 'ann'),
  },
  {
    mistake: 'A part of a policy of undo',
    wrong: () => undo(choose(begin(), one), 'ann', { pastRolls: true } as never),
    right: () => undo(choose(begin(), one), 'ann', { ...strictUndo, pastRolls: true }),
  },
  {
    mistake: 'An attempt in the place of its match',
    wrong: () => legal(attempt(begin(), { decision: 1, by: 'ann', choice: one }) as never),
    right: () => legal(attempt(begin(), { decision: 1, by: 'ann', choice: one }).match),
  },
  {
    mistake: 'A player who is null',
    wrong: () => legal(begin(), null as never),
    right: () => legal(begin(), undefined),
  },
  {
    mistake: 'A spectator who has a name',
    wrong: () => view(begin(), 'spectator'),
    right: () => view(begin()),
  },
];

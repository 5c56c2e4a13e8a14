import { expect, test } from 'vitest';
import { scripted } from '../testing/scripted.js';
import { choose } from './act.js';
import { createMatch } from './create-match.js';
import type { Game } from './game.js';
import type { Match } from './match.js';
import { decideUnlessForced } from './turn.js';

type Draw = {
  state: { readonly left: readonly string[]; readonly taken: readonly string[] };
  event: { readonly type: 'Taken'; readonly card: string };
  rule: 'DRAW-1';
  options: object;
  choices: { readonly card: string };
};

/** A player takes all cards one by one, in an order of their own. */
const draw = (changed: Partial<Game<Draw>> = {}): Game<Draw> => ({
  id: 'draw',
  version: '1',
  players: { min: 1, max: 1 },
  start: () => ({ left: ['a', 'b', 'c'], taken: [] }),
  *beat(turn) {
    const options = turn.state.left;
    const card = yield* decideUnlessForced(turn, { by: 'p1', kind: 'card', rule: 'DRAW-1', options });
    turn.emit({ type: 'Taken', card }, 'DRAW-1');
  },
  evolve: ({ left, taken }, { card }) => ({ left: left.filter(one => one !== card), taken: [...taken, card] }),
  outcome: ({ left }) => (left.length > 0 ? undefined : { winners: ['p1'], reason: 'all', rule: 'DRAW-1' }),
  ...changed,
});

const start = (game = draw()): Match<Draw> => createMatch(game, { players: 1, dice: scripted(), checked: true });

test('several options are a decision; the last one is taken without one, and takes no number', () => {
  const first = start();
  expect(first.decisions).toMatchObject([{ id: 0, kind: 'card', options: ['a', 'b', 'c'] }]);
  const second = choose(first, 'b');
  expect(second.decisions).toMatchObject([{ id: 1, options: ['a', 'c'] }]);
  const last = choose(second, 'c');
  expect(last.decisions).toEqual([]);
  expect(last.state.taken).toEqual(['b', 'c', 'a']);
  expect(last.outcome?.reason).toBe('all');
});

test('a question without options is a mistake of the rules, as with decide', () => {
  const nothing = draw({ start: () => ({ left: [], taken: [] }), outcome: () => undefined });
  expect(() => start(nothing)).toThrow('a decision of kind card (DRAW-1) has no options');
});

test('a forgotten yield* is found, also where the only option would be taken', () => {
  const forgetful = draw({
    *beat(turn) {
      decideUnlessForced(turn, { by: 'p1', kind: 'card', rule: 'DRAW-1', options: ['a'] });
      turn.emit({ type: 'Taken', card: 'a' }, 'DRAW-1');
    },
  });
  expect(() => start(forgetful)).toThrow(/decideUnlessForced\(turn, \{ kind: 'card'/);
});

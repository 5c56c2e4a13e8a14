import { expect, test } from 'vitest';
import type { Refusal } from '../match/types.js';
import { type MenuAction, menu } from './menu.js';

type Choice = { readonly do: 'buy'; readonly fruit: string; readonly count: number } | { readonly do: 'leave' };
type Named<D extends Choice['do']> = Extract<Choice, { readonly do: D }>;
interface Stall {
  readonly prices: Readonly<Record<string, number>>;
}
interface Action<C extends Choice = Choice> extends MenuAction<[stall: Stall, purse: number], C> {
  price?(stall: Stall, choice: C): number;
}

const buy: Action<Named<'buy'>> = {
  candidates: ({ prices }) => Object.keys(prices).flatMap(fruit => [1, 2].map(count => ({ do: 'buy', fruit, count }))),
  whyNot: ({ prices }, purse, { fruit, count }): Refusal | undefined => {
    const price = prices[fruit];
    if (price === undefined) return { code: 'not-sold', rule: 'BUY-1' };
    return price * count > purse ? { code: 'too-dear', rule: 'BUY-2' } : undefined;
  },
  read: ({ fruit, count }) =>
    typeof fruit === 'string' && typeof count === 'number' ? { do: 'buy', fruit, count } : undefined,
  price: ({ prices }, { fruit, count }) => (prices[fruit] ?? 0) * count,
};
const leave: Action<Named<'leave'>> = { candidates: () => [{ do: 'leave' }] };

const actions: { readonly [D in Choice['do']]: Action<Named<D>> } = { buy, leave };
const choices = menu<[stall: Stall, purse: number], Choice, Action>(actions);
const stall: Stall = { prices: { apple: 2, melon: 5 } };

test('the options are the candidates that nothing forbids, action by action', () => {
  expect(choices.options(stall, 5)).toEqual([
    { do: 'buy', fruit: 'apple', count: 1 },
    { do: 'buy', fruit: 'apple', count: 2 },
    { do: 'buy', fruit: 'melon', count: 1 },
    { do: 'leave' },
  ]);
  expect(choices.options(stall, 0)).toEqual([{ do: 'leave' }]);
});

test('everything that looks possible is listed too, with what is forbidden', () => {
  expect(choices.candidates(stall, 0)).toEqual(choices.options(stall, 100));
});

test('an answer outside the options is refused by the rule of its action, also one that is no candidate', () => {
  expect(choices.whyNot({ do: 'buy', fruit: 'melon', count: 2 }, stall, 5)).toEqual({
    code: 'too-dear',
    rule: 'BUY-2',
  });
  expect(choices.whyNot({ do: 'buy', fruit: 'plum', count: 1 }, stall, 5)).toEqual({ code: 'not-sold', rule: 'BUY-1' });
  for (const option of choices.options(stall, 5)) expect(choices.whyNot(option, stall, 5)).toBeUndefined();
});

test.each([
  [undefined],
  ['buy'],
  [{ do: 7 }],
  [{ do: 'sing' }],
  [{ do: 'constructor' }],
  [{ do: 'buy', fruit: 'plum' }],
  [{ do: 'leave', at: 'once' }],
])('a value that is no answer of the menu is judged by no action: %j', answer => {
  expect(choices.whyNot(answer, stall, 0)).toBeUndefined();
});

test('an answer leads to its action, with what the game adds to it', () => {
  const choice: Choice = { do: 'buy', fruit: 'melon', count: 2 };
  expect(choices.of(choice)).toBe(buy);
  expect(choices.of(choice).price?.(stall, choice)).toBe(10);
  expect(choices.of({ do: 'leave' })).toBe(leave);
});

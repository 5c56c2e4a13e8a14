import { describe, expect, test } from 'vitest';
import { beat, go, mistake, type Toy, toy } from '../fixtures/toy.js';
import { createMatch } from './create-match.js';
import { GameError } from './errors.js';
import type { Game } from './game.js';
import { decide, type Rule } from './turn.js';
import type { Outcome } from './types.js';

/** The game with another list in its first state. */
const begins = (list: unknown): Partial<Game<Toy>> => ({ start: () => ({ n: 0, list: list as readonly unknown[] }) });
const owning = (value: object, key: PropertyKey, field: PropertyDescriptor): unknown[] => [
  Object.defineProperty(value, key, field),
];
const inItself: unknown[] = [];
inItself.push(inItself);
class Heaps extends Array<number> {}

describe('checked mode finds', () => {
  const outcome = (changed: Partial<Outcome>): Partial<Game<Toy>> => ({
    outcome: ({ n }) => (n < 1 ? undefined : { winners: ['p1'], reason: 'two', rule: 'TOY-1', ...changed }),
  });

  test.each<[string, Partial<Game<Toy>>, string]>([
    [
      'an evolve that changes its argument',
      { evolve: (state, { by }) => Object.assign(state, { list: [by] }) },
      "evolve changes its argument at event Counted; it must return a new state: Cannot assign to read only property 'list'",
    ],
    [
      'an evolve that pushes into a list of its argument',
      { evolve: state => ({ ...state, n: (state.list as unknown[]).push(1) }) },
      'evolve changes its argument at event Counted',
    ],
    [
      'an evolve that returns nothing',
      { evolve: () => undefined as never },
      'evolve returns no state for event Counted: add a case for it',
    ],
    [
      'a state that is no JSON',
      { evolve: state => ({ ...state, list: [{ when: new Date(0) }] }) },
      'the state after event Counted is not plain JSON: Date at state.list[0].when; write null, booleans, numbers, texts, lists or plain objects',
    ],
    [
      'a first state that is no JSON',
      { start: () => ({ n: Number.NaN, list: [] }) },
      'the state is not plain JSON: NaN at state.n',
    ],
    [
      'an event that is no JSON',
      beat(function* (turn) {
        turn.emit({ type: 'Counted', by: undefined }, 'TOY-1');
        yield* decide(turn, go());
      }),
      'event Counted is not plain JSON: undefined at event.by',
    ],
    [
      'an option that is no JSON',
      beat(turn => decide(turn, go([1, { to: () => 1 }])) as Rule),
      'decision go (TOY-1) is not plain JSON: function at decision.options[1].to',
    ],
    [
      'a win of a stranger',
      outcome({ winners: ['p1', 'eve'] }),
      'the outcome "two" is won by "eve", who does not play',
    ],
    ['an outcome without a reason', outcome({ reason: '' }), 'the outcome names no reason or no rule'],
    ['a value inside itself', begins(inItself), 'endless nesting at state.list[0][0]'],
    ['a list with a hole', begins(Object.assign([], { 1: 2 })), 'a list with holes or fields at state.list'],
    ['a list with a field', begins(Object.assign([1], { sum: 1 })), 'a list with holes or fields at state.list'],
    ['a list of a class', begins(new Heaps(2, 3)), 'Heaps at state.list'],
    ['a getter', begins(owning({}, 'sum', { get: () => 1, enumerable: true })), 'a getter at state.list[0].sum'],
    ['a hidden field', begins(owning({}, 'sum', { value: 1 })), 'a hidden field or a symbol at state.list[0]'],
    [
      'a field named by a symbol',
      begins(owning({}, Symbol.iterator, { value: 1, enumerable: true })),
      'a hidden field or a symbol at state.list[0]',
    ],
    ['a map that was frozen before', begins([Object.freeze(new Map())]), 'Map at state.list[0]'],
    [
      'a part, which is no JSON, of a value that was frozen before',
      { evolve: state => Object.freeze({ ...state, list: Object.freeze([new Date(0)]) }) },
      'the state after event Counted is not plain JSON: Date at state.list[0]',
    ],
    [
      'an evolve that changes a part of a state that was frozen before',
      {
        start: () => Object.freeze({ n: 0, list: [] }),
        evolve: state => Object.freeze({ ...state, n: (state.list as unknown[]).push(1) }),
      },
      'evolve changes its argument at event Counted; it must return a new state: Cannot add property 0',
    ],
    [
      'an evolve that defines a field of its argument anew',
      { evolve: state => Object.defineProperty(state, 'n', { value: state.n + 1 }) },
      'evolve changes its argument at event Counted',
    ],
    [
      'an evolve that changes the event',
      { evolve: (state, event) => Object.assign(event, { by: 3 }) && { ...state, n: state.n + 1 } },
      "evolve changes its argument at event Counted; it must return a new state: Cannot assign to read only property 'by'",
    ],
    [
      'an async evolve',
      { evolve: (async () => ({})) as never },
      'the state after event Counted is not plain JSON: Promise',
    ],
    [
      'a rule that changes the state in place',
      beat(function* (turn) {
        yield* decide(turn, go());
        Object.assign(turn.state, { n: 1 });
      }),
      "a rule changes a part of the match, or a derived value, in place; it must emit an event: Cannot assign to read only property 'n'",
    ],
    [
      'an event without a rule',
      beat(function* (turn) {
        yield* decide(turn, go());
        turn.emit({ type: 'Counted', by: 1 }, [] as never);
      }),
      'event Counted names no rule',
    ],
    [
      'an async outcome',
      { outcome: (async () => undefined) as never },
      'the outcome is not plain JSON: Promise at outcome',
    ],
    [
      'an outcome without winners',
      outcome({ winners: 'p1' as never }),
      'the outcome has no list of winners: `[]` for a draw',
    ],
    ['a winner twice', outcome({ winners: ['p1', 'p1'] }), 'the outcome "two" names a winner twice'],
  ])('%s', (_, changed, message) => {
    const error = mistake(changed);
    expect(error).toBeInstanceOf(GameError);
    expect((error as Error).message).toContain(message);
  });
});

test('checked mode freezes every part of the state, also inside a value that the game froze itself', () => {
  const { state } = createMatch(toy(begins(Object.freeze([[1], { at: [2] }]))), { players: 2 });
  const [one, two] = state.list as [unknown, { readonly at: unknown }];
  expect([state, state.list, one, two, two.at].map(part => Object.isFrozen(part))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});

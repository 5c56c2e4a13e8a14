import { expect, expectTypeOf, test } from 'vitest';
import {
  createMatch,
  type Game,
  type GameTypes,
  history,
  type Procedure,
  perform,
  procedure,
  step,
  type Turn,
} from '../index.js';
import { readLog, replay, resume, toLog, writeLog } from '../log/index.js';
import { RefusalError } from '../match/errors.js';
import { type AnyEdition, type Edition, identityOf, reviseEdition } from './index.js';

interface Mine extends GameTypes {
  readonly state: { readonly ore: number; readonly days: number };
  readonly event: { readonly type: 'Dug' | 'Sold'; readonly ore: number };
  readonly rule: 'MINE-1' | 'MINE-2' | 'MINE-3' | 'DEEP-1';
  readonly options: object;
  readonly choices: { readonly work: 'dig' };
}
interface Day {
  readonly by: string;
}
const numbers = {
  day: { ore: { value: 3 as number, rule: 'MINE-1' }, days: { value: 2 as number, rule: 'MINE-3' } },
  market: { price: { value: { one: 1, more: 2 }, rule: 'MINE-2' } },
} as const;
interface MineProcedures {
  readonly day: Procedure<Mine, Day>;
}
type MineEdition = Edition<Mine, typeof numbers, MineProcedures>;

const numbersOf = (turn: Turn<Mine>): MineEdition['numbers'] => (turn.game.edition as MineEdition).numbers;
const dig = (turn: Turn<Mine>): void => turn.emit({ type: 'Dug', ore: numbersOf(turn).day.ore.value }, 'MINE-1');
const sell = (turn: Turn<Mine>): void => turn.emit({ type: 'Sold', ore: 1 }, 'MINE-2');
const first: MineEdition = {
  id: 'first',
  numbers,
  procedures: { day: procedure<Mine, Day>('day', [step('MINE-1', 'dig', dig), step('MINE-2', 'sell', sell)]) },
};

const mine = (edition: MineEdition): Game<Mine> => ({
  id: 'mine',
  version: '1',
  players: { min: 1, max: 1 },
  edition,
  start: () => ({ ore: 0, days: 0 }),
  *beat(turn) {
    yield* perform(turn, edition.procedures.day, { by: 'ann' });
  },
  evolve: (state, { type, ore }) =>
    type === 'Dug' ? { ore: state.ore + ore, days: state.days + 1 } : { ...state, ore: state.ore - ore },
  outcome: ({ days }) =>
    days >= edition.numbers.day.days.value ? { winners: [], reason: 'retired', rule: 'MINE-3' } : undefined,
});

const play = (edition: MineEdition) => createMatch(mine(edition), { players: 1 });
const refusal = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal;
    throw error;
  }
};
const records = (edition: MineEdition): readonly unknown[] =>
  history(play(edition)).flatMap(moment =>
    moment.records.flatMap(record => (record.kind === 'event' ? [record.event, record.rule] : [])),
  );
const day = (ore: number, sold: number): readonly unknown[] => [
  { type: 'Dug', ore },
  'MINE-1',
  { type: 'Sold', ore: sold },
  'MINE-2',
];

test('one number changes, and nothing else', () => {
  const deep = reviseEdition(first, 'deep', { numbers: { day: { ore: { value: 5, rule: 'DEEP-1' } } } });
  expect(deep.numbers).toEqual({ ...numbers, day: { ...numbers.day, ore: { value: 5, rule: 'DEEP-1' } } });
  expect(deep.numbers.market).toBe(numbers.market);
  expect(deep.procedures).toEqual(first.procedures);
  expect([deep.id, deep.base]).toEqual(['deep', first]);
  expect(records(first)).toEqual([...day(3, 1), ...day(3, 1)]);
  expect(records(deep)).toEqual([...day(5, 1), ...day(5, 1)]);
  const longer = reviseEdition(deep, 'longer', { numbers: { day: { days: { value: 3 } } } });
  expect(longer.numbers.day.days).toEqual({ value: 3, rule: 'MINE-3' });
  expect(records(longer)).toEqual([...day(5, 1), ...day(5, 1), ...day(5, 1)]);
});

test('one step changes, and nothing else', () => {
  const hoard = reviseEdition(first, 'hoard', { procedures: { day: [{ remove: 'sell' }] } });
  expect(hoard.numbers).toEqual(numbers);
  expect(hoard.procedures.day.parts.map(({ name }) => name)).toEqual(['dig']);
  expect(first.procedures.day.parts).toHaveLength(2);
  expect(records(hoard)).toEqual([...day(3, 1).slice(0, 2), ...day(3, 1).slice(0, 2)]);
});

test('an edition and its parts keep their types', () => {
  const deep = reviseEdition(first, 'deep', {});
  expectTypeOf(deep).toEqualTypeOf<MineEdition>();
  expectTypeOf(deep).toExtend<AnyEdition>();
  // @ts-expect-error: no number of the day is called gold
  expect(() => reviseEdition(first, 'x', { numbers: { day: { gold: { value: 1 } } } })).toThrow();
});

test.each<[string, () => unknown, string]>([
  [
    'chapter',
    () => reviseEdition(first, 'x', { numbers: { night: {} } as object }),
    'x: first has no numbers called "night", only "day", "market"',
  ],
  [
    'number',
    () => reviseEdition(first, 'x', { numbers: { day: { gold: { value: 1 } } as object } }),
    'x: first has no number of day called "gold", only "ore", "days"',
  ],
  [
    'procedure',
    () => reviseEdition(first, 'x', { procedures: { night: [] } as object }),
    'x: first has no procedure called "night", only "day"',
  ],
  [
    'step',
    () => reviseEdition(first, 'x', { procedures: { day: [{ remove: 'buy' }] } }),
    'x day: day has no part called "buy", only "dig", "sell"',
  ],
])('a wrong name of a %s throws, with the right names', (_, make, message) => {
  expect(make).toThrow(message);
});

test('a number stays a number, a table a table, and both plain JSON', () => {
  const ore = (value: unknown) => () => reviseEdition(first, 'x', { numbers: { day: { ore: { value } } as object } });
  expect(ore('5')).toThrow('x: day ore: a number is expected, as in 3');
  expect(ore(Number.NaN)).toThrow('x: day ore: a number is plain JSON');
  expect(ore(undefined)).toThrow('x: day ore');
  const price = (value: unknown) => () =>
    reviseEdition(first, 'x', { numbers: { market: { price: { value } } as object } });
  expect(price(3)).toThrow('x: market price: a table is expected, as in {"one":1,"more":2}');
  expect(price([1, 2])).toThrow('x: market price: a table is expected');
  expect(price({ one: 2, more: 3 })).not.toThrow();
});

test('an edition has an id of its own', () => {
  expect(() => reviseEdition(first, 'first', {})).toThrow('an edition needs an id of its own, not "first"');
  expect(() => reviseEdition(first, '', {})).toThrow('an edition needs an id of its own');
});

test('a log names a revised edition, and no other edition replays it', () => {
  const deep = reviseEdition(first, 'deep', { numbers: { day: { ore: { value: 5 } } } });
  const plain = writeLog(toLog(play(first)));
  const revised = writeLog(toLog(play(deep)));
  expect(readLog(plain).header).not.toHaveProperty('edition');
  expect(readLog(revised).header.edition).toEqual(identityOf(deep));
  expect(resume(mine(deep), readLog(revised)).state).toEqual({ ore: 8, days: 2 });

  const otherNumbers = reviseEdition(first, 'deep', { numbers: { day: { ore: { value: 6 } } } });
  const otherSteps = reviseEdition(first, 'deep', {
    numbers: { day: { ore: { value: 5 } } },
    procedures: { day: [{ after: 'dig', insert: step('MINE-2', 'sell more', sell) }] },
  });
  const otherName = reviseEdition(first, 'deeper', { numbers: { day: { ore: { value: 5 } } } });
  const of = (edition: MineEdition, text: string) => refusal(() => replay(mine(edition), readLog(text)));
  expect(of(first, revised)).toMatchObject({ code: 'other-edition', path: 'line 1.edition' });
  expect(of(deep, plain)).toMatchObject({ code: 'other-edition', path: 'line 1.edition' });
  expect(of(otherNumbers, revised)).toMatchObject({ code: 'other-edition', path: 'line 1.edition.hash' });
  expect(of(otherSteps, revised)).toMatchObject({ code: 'other-edition', path: 'line 1.edition.hash' });
  expect(of(otherName, revised)).toMatchObject({
    code: 'other-edition',
    path: 'line 1.edition.id',
    detail: { logged: identityOf(deep), given: identityOf(otherName) },
  });
});

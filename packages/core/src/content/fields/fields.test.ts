import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  byId,
  flag,
  id,
  key,
  list,
  maybe,
  name,
  nameLike,
  object,
  only,
  type Read,
  set,
  text,
  whole,
  word,
  yes,
} from './index.js';

/** The code by which a schema refuses a value; undefined if the value is read. */
const codeOf = (schema: v.GenericSchema, value: unknown): string | undefined =>
  v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true }).issues?.[0]?.message;

const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `a${i}`);
const counts: Read<Record<string, number>> = byId(whole(0, 9));
const recordOf = (names: readonly string[]): object => Object.fromEntries(names.map(one => [one, 1]));

describe('fields are read, or refused by a code', () => {
  test.each<[title: string, schema: v.GenericSchema, read: readonly unknown[], refused: readonly [unknown, string][]]>([
    [
      'whole',
      whole(-2, 3),
      [-2, 0, 3],
      [
        [-3, 'too-small'],
        [4, 'too-large'],
        [0.5, 'not-a-whole-number'],
        [Number.NaN, 'not-a-whole-number'],
        ['1', 'not-a-whole-number'],
      ],
    ],
    [
      'text',
      text,
      ['x', 'x'.repeat(500)],
      [
        ['', 'empty'],
        ['x'.repeat(501), 'too-long'],
        [1, 'not-a-text'],
      ],
    ],
    [
      'id',
      id,
      ['a', 'a-1', `a${'b'.repeat(63)}`],
      [
        ['A', 'bad-id'],
        ['1a', 'bad-id'],
        [`a${'b'.repeat(64)}`, 'bad-id'],
        ['constructor', 'bad-id'],
        [1, 'not-a-text'],
      ],
    ],
    ['nameLike', nameLike(/^[A-Z]+$/), ['AB'], [['ab', 'bad-id']]],
    [
      'name',
      name,
      ['Ann', 'x'.repeat(500)],
      [
        ['', 'empty'],
        ['x'.repeat(501), 'too-long'],
        ['valueOf', 'bad-id'],
        [1, 'not-a-text'],
      ],
    ],
    ['flag', flag, [true, false], [[0, 'not-true-or-false']]],
    ['yes', yes, [true], [[false, 'not-true']]],
    ['only', only('grey', 'not-grey'), ['grey'], [['red', 'not-grey']]],
    ['word', word(['grey', 'red'], 'unknown-colour'), ['grey', 'red'], [['blue', 'unknown-colour']]],
    ['key', key({ grey: 1 }, 'unknown-colour'), ['grey'], [['toString', 'unknown-colour']]],
    [
      'object',
      object,
      [{}],
      [
        [[], 'not-an-object'],
        [null, 'not-an-object'],
      ],
    ],
    ['maybe', v.strictObject({ n: maybe(flag) }), [{}, { n: true }], [[{ n: undefined }, 'not-true-or-false']]],
    [
      'byId',
      counts,
      [{}, recordOf(many(1000))],
      [
        [recordOf(many(1001)), 'too-long'],
        [{ A: 1 }, 'bad-id'],
        [{ a: 10 }, 'too-large'],
        [[], 'not-an-object'],
      ],
    ],
    [
      'list',
      list(flag, 1, 2),
      [[true], [true, true]],
      [
        [[], 'too-few'],
        [[true, true, true], 'too-long'],
        [{}, 'not-a-list'],
        [[1], 'not-true-or-false'],
      ],
    ],
    [
      'set',
      set(id, 1),
      [['a'], many(1000)],
      [
        [[], 'too-few'],
        [['a', 'b', 'a'], 'duplicate'],
        [many(1001), 'too-long'],
      ],
    ],
  ])('%s', (_title, schema, read, refused) => {
    for (const value of read) expect(v.parse(schema, value)).toEqual(value);
    expect(refused.map(([value]) => codeOf(schema, value))).toEqual(refused.map(([, code]) => code));
  });
});

test('the items of an endless list and the things of an endless record are not read', () => {
  let items = 0;
  const counted = v.pipe(
    v.unknown(),
    v.check(() => {
      items++;
      return true;
    }),
  );
  expect(codeOf(list(counted), many(1001))).toBe('too-long');
  expect(codeOf(byId(counted), recordOf(many(1001)))).toBe('too-long');
  expect(items).toBe(0);
});

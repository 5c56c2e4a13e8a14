import { expect, test } from 'vitest';
import { RefusalError } from '../match/errors.js';
import { copyJson, freeze, isObject, notJson } from '../match/json.js';
import { contentConformance } from './content-conformance.js';

interface Card {
  readonly name: string;
  readonly counts: readonly number[];
}
const card: Card = { name: 'A', counts: [1, 2] };

const refuse = (code: string, path = ''): never => {
  throw new RefusalError({ code, path });
};
const isCount = (n: unknown): boolean => Number.isSafeInteger(n) && Math.abs(Number(n)) <= 1_000_000;

/** A reader of cards with the mistakes of a test: by default a careful one. */
const reader =
  (careless: {
    readonly extra?: boolean;
    readonly text?: boolean;
    readonly number?: boolean;
    readonly json?: boolean;
    readonly refuse?: () => never;
    readonly result?: (value: Card) => Card;
  }) =>
  (value: unknown): Card => {
    const found = careless.json ? undefined : notJson(value);
    if (found) refuse(found.code, found.path ?? '');
    if (!isObject(value)) return refuse('wrong-type');
    const extra = Object.keys(value).find(key => key !== 'name' && key !== 'counts');
    if (extra !== undefined && !careless.extra) refuse('unknown-field', extra);
    const { name, counts } = value;
    if (typeof name !== 'string' || (!careless.text && (name === '' || name.length > 500))) {
      return careless.refuse ? careless.refuse() : refuse('bad-name', 'name');
    }
    if (!Array.isArray(counts) || counts.length > 1000) return refuse('bad-counts', 'counts');
    if (!counts.every(careless.number ? n => typeof n === 'number' : isCount)) refuse('bad-count', 'counts');
    const read = { name, counts: counts.map(n => n + 0) };
    return careless.result ? careless.result(value as unknown as Card) : freeze(copyJson(read));
  };

/** The failures of the conformance tests, by the beginning of their titles. */
const failuresOf = (read: (value: unknown) => Card): readonly string[] => {
  const failed: string[] = [];
  contentConformance(
    (_title, body) => {
      try {
        body();
      } catch (error) {
        failed.push((error as Error).message);
      }
    },
    { what: 'a card', content: card, read },
  );
  return failed;
};

test('a careful reader conforms', () => {
  expect(failuresOf(reader({}))).toEqual([]);
});

test.each<[mistake: string, Parameters<typeof reader>[0], message: string | RegExp]>([
  ['drops unknown fields', { extra: true }, 'extra: the reader changed it'],
  ['takes empty texts', { text: true }, 'name: takes an empty text'],
  ['takes fractions', { number: true }, 'counts.1: takes -1000001'],
  ['gives back what it was given', { result: one => one }, 'the result is not frozen'],
  ['freezes what it was given', { result: one => freeze(one) }, 'the reader froze the value that it was given'],
  ['keeps negative zeros', { result: one => freeze({ ...one }) }, 'counts.1: stays a negative zero'],
  ['changes content', { result: one => freeze({ ...one, name: 'B' }) }, 'the reader changed it'],
  ['does not look whether a value is JSON', { json: true }, /^an undefined field/],
  [
    'refuses by a sentence',
    {
      refuse: () => {
        throw new RefusalError({ code: 'A bad name', path: 'name' });
      },
    },
    'name: A bad name is no code',
  ],
  [
    'refuses without a path',
    {
      refuse: () => {
        throw new RefusalError({ code: 'bad-name' });
      },
    },
    'name: bad-name has no path',
  ],
  [
    'throws another error',
    {
      refuse: () => {
        throw new TypeError('name is no text');
      },
    },
    'name is no text',
  ],
])('a reader that %s is found', (_mistake, careless, message) => {
  expect(failuresOf(reader(careless))).toContainEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

import { expect, test } from 'vitest';
import { RefusalError } from './errors.js';
import { type Rulings, readings, withDefaults } from './rulings.js';

interface Options {
  readonly order: 'drawn' | 'chosen';
  readonly strict: boolean;
  readonly rounds: number;
}

const { oneOf, yesOrNo, where } = readings<'R-1' | 'R-2' | 'R-3'>();
const rulings: Rulings<Options> = {
  order: oneOf('R-1', ['drawn', 'chosen']),
  strict: yesOrNo('R-2', true),
  rounds: where('R-3', 5, value => value === 5 || value === 7),
};

test('the first value of a list, the standard and the given default are the defaults', () => {
  expect(withDefaults(rulings, undefined)).toEqual({ order: 'drawn', strict: true, rounds: 5 });
  expect(withDefaults(rulings, { order: 'chosen', strict: false, rounds: 7 })).toEqual({
    order: 'chosen',
    strict: false,
    rounds: 7,
  });
});

test.each([
  ['order', 'none', 'R-1'],
  ['strict', 1, 'R-2'],
  ['rounds', 6, 'R-3'],
] as const)('a value that the reading %s does not know is refused with its rule', (option, value, rule) => {
  expect.assertions(1);
  try {
    withDefaults(rulings, { [option]: value });
  } catch (error) {
    const refusal = { code: 'bad-option', path: `options.${option}`, rule };
    expect(error instanceof RefusalError && error.refusal).toMatchObject(refusal);
  }
});

test('a rule that the rulebook does not have does not compile', () => {
  // @ts-expect-error: the rulebook has no such rule
  expect(yesOrNo('R-9', true).rule).toBe('R-9');
});

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

test.each([
  [{ rounds: Number.NaN }, 'not-a-finite-number', 'options.rounds', 'R-3'],
  [{ rounds: Number.POSITIVE_INFINITY }, 'not-a-finite-number', 'options.rounds', 'R-3'],
  [{ order: { of: [1, Number.NaN] } }, 'not-a-finite-number', 'options.order.of[1]', 'R-1'],
  [{ strict: () => true }, 'not-json', 'options.strict', 'R-2'],
  [{ strict: new Date(0) }, 'not-plain-json', 'options.strict', 'R-2'],
  [{ rounds: 1n }, 'not-json', 'options.rounds', 'R-3'],
  [{ roundsToPlay: Number.NaN }, 'not-a-finite-number', 'options.roundsToPlay', undefined],
] as const)('a value that no log can hold is refused with its rule: %o', (given, code, path, rule) => {
  expect.assertions(1);
  try {
    withDefaults(rulings, given);
  } catch (error) {
    expect(error instanceof RefusalError && error.refusal).toEqual({ code, path, ...(rule && { rule }) });
  }
});

test('a rule that the rulebook does not have does not compile', () => {
  // @ts-expect-error: the rulebook has no such rule
  expect(yesOrNo('R-9', true).rule).toBe('R-9');
});

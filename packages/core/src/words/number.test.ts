import { expect, test } from 'vitest';
import type { Bidding } from '../fixtures/bidding.js';
import { tally } from '../tally/index.js';
import { numberInWords, talliesIn } from './index.js';

const dice = tally('dice', ['base', 'more', 'bounds'])
  .base('base', 4, 'R-1', 'MEL')
  .add('more', 2, 'R-2', 'charge')
  .reject('more', 1, 'R-3', 'not-in-melee', 'flank')
  .atMost('bounds', 9, 'R-4')
  .atMost('bounds', 5, 'R-5')
  .tally();

test('a number is told with its reasons and rules: also the rejected ones, but no cap that changes nothing', () => {
  const named = { numbers: { label: () => 'Attack dice', reason: ({ source = '' }) => source } };
  expect(numberInWords<Bidding>(named, dice)).toEqual({
    label: 'Attack dice',
    value: 5,
    reasons: [
      { text: '4 MEL', rule: 'R-1' },
      { text: '+2 charge', rule: 'R-2' },
      { text: '+1 flank', rule: 'R-3', rejected: 'not in melee' },
      { text: 'at most 5', rule: 'R-5' },
    ],
  });
});

test('a game without words for numbers shows the names of its rules', () => {
  const { label, reasons } = numberInWords<Bidding>({}, tally('dice', ['base']).base('base', 4, 'R-1').tally());
  expect([label, reasons?.[0]?.text]).toEqual(['dice', '4 base']);
});

test('the tallies of an event are found wherever they stand, and nothing that is hidden is one', () => {
  const event = { type: 'Hit', pool: dice, more: [{ why: dice }, { hidden: true }], lines: [], name: 'x', by: null };
  expect(talliesIn(event)).toEqual([dice, dice]);
});

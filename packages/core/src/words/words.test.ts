import { describe, expect, test } from 'vitest';
import { tally } from '../tally/tally.js';
import { amountInWords, count, list, ordinal, signed, tallyInWords, titled } from './index.js';

describe('English', () => {
  test('lists', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(items => list(items))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect(list(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  });

  test('counts and signs', () => {
    expect([0, 1, 2].map(n => count(n, 'Soul'))).toEqual(['0 Souls', '1 Soul', '2 Souls']);
    expect([1, 3].map(n => count(n, 'die', 'dice'))).toEqual(['1 die', '3 dice']);
    expect([-2, 0, 3].map(signed)).toEqual(['−2', '+0', '+3']);
  });

  test('ordinals', () => {
    const ends = [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 101, 111, 112, 1013].map(ordinal);
    expect(ends.join(' ')).toBe('1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 23rd 101st 111th 112th 1013th');
  });

  test('names made of ids', () => {
    expect(['low-sweep', 'lowSweep', 'card:low_sweep', 'of:card:low sweep', 'RES', ''].map(titled)).toEqual([
      'Low Sweep',
      'Low Sweep',
      'Low Sweep',
      'Low Sweep',
      'RES',
      '',
    ]);
  });
});

describe('the reasons of a number', () => {
  const pool = () => tally<string, 'dice' | 'half' | 'bounds'>('dice pool', ['dice', 'half', 'bounds']);
  const told = (builder: ReturnType<typeof pool>): string =>
    tallyInWords(builder.tally(), ({ rule, source }) => source ?? rule);

  test('base and changes by name, those of one name added up, nothing that does not count', () => {
    const all = pool()
      .base('dice', 4, 'R-1', 'MEL')
      .add('dice', -1, 'R-2', 'AGI')
      .add('dice', 1, 'R-3')
      .add('dice', 2, 'R-3')
      .add('dice', 1, 'R-1', 'MEL')
      .add('dice', 0, 'R-4', 'luck')
      .reject('dice', 5, 'R-5', 'not-in-melee', 'flank');
    expect(told(all)).toBe('5 MEL, −1 AGI, +3 R-3');
  });

  test('a cap is told only where it changes the number, a fraction as it is', () => {
    expect(told(pool().base('dice', 4, 'R-1', 'MEL').atMost('bounds', 6, 'R-2').atLeast('bounds', 1, 'R-3'))).toBe(
      '4 MEL',
    );
    expect(told(pool().base('dice', 9, 'R-1', 'MEL').atMost('bounds', 6, 'R-2'))).toBe('9 MEL, at most 6');
    expect(told(pool().base('dice', -1, 'R-1', 'MEL').atLeast('bounds', 1, 'R-3'))).toBe('−1 MEL, at least 1');
    expect(told(pool().base('dice', 7, 'R-1', 'MEL').times('half', [1, 2], 'up', 'R-2', 'fear'))).toBe(
      '7 MEL, ×1/2 fear',
    );
  });

  test('a base of nothing is told, and every line by itself', () => {
    expect(told(pool().base('dice', 0, 'R-1', 'MEL'))).toBe('0 MEL');
    const { lines } = pool().base('dice', 2, 'R').add('dice', -1, 'R').atLeast('bounds', 2, 'R').tally();
    expect(lines.map(amountInWords)).toEqual(['2', '−1', 'at least 2']);
  });
});

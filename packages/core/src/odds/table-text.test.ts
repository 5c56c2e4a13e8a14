import { describe, expect, test } from 'vitest';
import { d4, die } from '../dice/die.js';
import { weighted } from './distribution.js';
import { sumOf } from './sum.js';
import { tableText } from './table-text.js';

const lines = (...text: string[]): string => text.join('\n');

describe('a table', () => {
  test('of numbers says how likely each is, and each or more', () => {
    expect(tableText(sumOf(d4, 2))).toBe(
      lines(
        'value  exactly         at least',
        '    2     1/16   6.3%         1  100.0%',
        '    3      1/8  12.5%     15/16   93.8%',
        '    4     3/16  18.8%     13/16   81.3%',
        '    5      1/4  25.0%       5/8   62.5%',
        '    6     3/16  18.8%       3/8   37.5%',
        '    7      1/8  12.5%      3/16   18.8%',
        '    8     1/16   6.3%      1/16    6.3%',
      ),
    );
  });

  test('of symbols says how likely each is', () => {
    expect(tableText(die('attack die', ['hit', 'hit', 'critical', 'miss']), { digits: 0 })).toBe(
      lines('   value  exactly', '     hit      1/2  50%', 'critical      1/4  25%', '    miss      1/4  25%'),
    );
  });

  test('prints values as told, and can leave out the second half', () => {
    const odds = weighted([
      [{ hit: 1 }, 1],
      [{ hit: 0 }, 1],
    ]);
    expect(tableText(odds)).toBe(lines('    value  exactly', '{"hit":1}      1/2  50.0%', '{"hit":0}      1/2  50.0%'));
    expect(tableText(odds, { text: ({ hit }) => `${hit} hits` })).toBe(
      lines(' value  exactly', '1 hits      1/2  50.0%', '0 hits      1/2  50.0%'),
    );
    expect(tableText(die('coin', [0, 1]), { atLeast: false })).toBe(
      lines('value  exactly', '    0      1/2  50.0%', '    1      1/2  50.0%'),
    );
  });
});

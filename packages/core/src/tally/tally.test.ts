import { describe, expect, test } from 'vitest';
import { tally } from './tally.js';

const pool = () => tally('dice pool', ['base', 'positive', 'negative', 'minimum', 'after all']);

describe('a tally', () => {
  test('adds up stage by stage, whatever the order of registration', () => {
    const { total, lines } = pool()
      .atLeast('minimum', 1, 'R-4')
      .add('negative', -5, 'R-3', 'cover')
      .add('positive', 2, 'R-2', 'charge')
      .add('after all', 1, 'R-5', 'blessing')
      .base('base', 2, 'R-1', 'weapon')
      .tally();
    expect(total).toBe(2);
    expect(lines.map(line => [line.rule, line.after])).toEqual([
      ['R-1', 2],
      ['R-2', 4],
      ['R-3', -1],
      ['R-4', 1],
      ['R-5', 2],
    ]);
  });

  test('keeps the lines that do not count, with the reason', () => {
    const { total, lines } = pool()
      .base('base', 3, 'R-1')
      .reject('positive', 2, 'R-2', 'not-in-melee', 'flank')
      .tally();
    expect(total).toBe(3);
    expect(lines[1]).toEqual({
      stage: 'positive',
      rule: 'R-2',
      source: 'flank',
      op: 'add',
      amount: 2,
      rejected: 'not-in-melee',
      after: 3,
    });
  });

  test('multiplies by fractions of whole numbers and rounds in the given direction', () => {
    const of = (round: 'down' | 'up') =>
      tally('speed', ['base', 'half']).base('base', 7, 'R').times('half', [1, 2], round, 'R').tally().total;
    expect([of('down'), of('up')]).toEqual([3, 4]);
  });

  test('caps', () => {
    expect(pool().base('base', 9, 'R').atMost('minimum', 6, 'R').tally().total).toBe(6);
  });

  test('knows its stages', () => {
    expect(() => pool().add('elsewhere' as 'base', 1, 'R')).toThrow(/no stage "elsewhere"/);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pace whose work takes 500 ms each, and what it has done and dropped. */
const begun = () => {
  const pace = new Pace();
  const done: string[] = [];
  const ask = (kind: string, name: string, takes = 500): void =>
    pace.take(
      kind,
      () => {
        done.push(name);
        vi.advanceTimersByTime(takes);
      },
      () => done.push(`no ${name}`),
    );
  return { pace, done, ask };
};

test('after some work a seat waits as long as the work has taken, and only the latest wish is done then', () => {
  const { done, ask } = begun();
  for (const name of ['1', '2', '3']) ask('wish', name);
  expect(done).toEqual(['1', 'no 2']);
  vi.advanceTimersByTime(499);
  expect(done).toEqual(['1', 'no 2']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['1', 'no 2', '3']);
});

test('work of another kind is not dropped, and the order stays', () => {
  const { done, ask } = begun();
  ask('wish', 'first');
  ask('wish', 'second');
  ask('answer', 'third', 0);
  ask('wish', 'fourth', 0);
  vi.advanceTimersByTime(2000);
  expect(done).toEqual(['first', 'no second', 'third', 'fourth']);
});

test('short work, such as that of a drag, waits for no more than its own time', () => {
  const { done, ask } = begun();
  for (let i = 0; i < 10; i++) {
    ask('wish', `${i}`, 10);
    vi.advanceTimersByTime(10);
  }
  expect(done).toHaveLength(10);
});

test('work that fails does not end the pace, and work that waits for a closed pace is not done', () => {
  const { pace, done, ask } = begun();
  const fail = (): never => {
    throw new Error('a defect');
  };
  expect(() => pace.take('wish', fail, () => {})).toThrow('a defect');
  ask('wish', 'next');
  vi.advanceTimersByTime(1);
  ask('wish', 'last');
  pace.close();
  vi.advanceTimersByTime(2000);
  expect(done).toEqual(['next']);
});

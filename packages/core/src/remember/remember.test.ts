import { expect, test, vi } from 'vitest';
import { remember, rememberByKey, rememberEach, rememberSame } from './remember.js';

test('the latest result is kept for the same arguments, and only the latest', () => {
  const sum = vi.fn((a: readonly number[], b: number) => ({ sum: a.reduce((x, y) => x + y, b) }));
  const remembered = remember(sum);
  const list = [1, 2];
  const first = remembered(list, 3);
  expect(first).toEqual({ sum: 6 });
  expect(remembered(list, 3)).toBe(first);
  expect(sum).toHaveBeenCalledTimes(1);
  expect(remembered(list, 4)).toEqual({ sum: 7 });
  expect(remembered([1, 2], 4)).toEqual({ sum: 7 });
  expect(remembered(list, 3)).not.toBe(first);
  expect(sum).toHaveBeenCalledTimes(4);
});

test('a function of one argument, with the result undefined, is called once as well', () => {
  const nothing = vi.fn((_: string): undefined => undefined);
  const remembered = remember(nothing);
  expect([remembered('a'), remembered('a')]).toEqual([undefined, undefined]);
  expect(nothing).toHaveBeenCalledTimes(1);
});

test('an error is not kept', () => {
  const results = [() => 1, () => 2];
  const remembered = remember((a: string) => (results.pop() as () => number)() + a.length);
  expect(remembered('a')).toBe(3);
  const failing = remember((a: number) => {
    if (results.length > 0) throw new RangeError(`${a}${results.pop()}`);
    return a;
  });
  expect(() => failing(7)).toThrow(RangeError);
  expect(failing(7)).toBe(7);
});

test('a result is kept for every object, also where one function gives another', () => {
  const size = vi.fn((list: readonly number[]) => ({ size: list.length }));
  const sizes = rememberEach(size);
  const [a, b] = [[1], [1, 2]];
  expect([sizes(a), sizes(b), sizes(a)]).toEqual([{ size: 1 }, { size: 2 }, { size: 1 }]);
  expect(sizes(b)).toBe(sizes(b));
  expect(size).toHaveBeenCalledTimes(2);
  const pairs = rememberEach((one: readonly number[]) =>
    rememberEach((other: readonly number[]) => [...one, ...other]),
  );
  expect(pairs(a)(b)).toEqual([1, 1, 2]);
  expect(pairs(a)(b)).toBe(pairs(a)(b));
  expect(pairs(b)(a)).toEqual([1, 2, 1]);
});

test('a result is kept by its key, also for a new object, until there are too many', () => {
  const size = vi.fn(({ length }: readonly string[]) => ({ size: length }));
  const sizes = rememberByKey((list: readonly string[]) => list.join(), size);
  const first = sizes(['a', 'b']);
  sizes(['a']);
  expect(sizes(['a', 'b'])).toBe(first);
  expect(size).toHaveBeenCalledTimes(2);
  for (let i = 0; i < 2000; i++) sizes([`${i}`]);
  expect(sizes(['a', 'b'])).not.toBe(first);
});

test('each of four arguments counts', () => {
  const joined = vi.fn((a: string, b: string, c: string, d: string) => a + b + c + d);
  const remembered = remember(joined);
  expect(remembered('a', 'b', 'c', 'd')).toBe('abcd');
  expect(remembered('a', 'b', 'c', 'd')).toBe('abcd');
  expect(joined).toHaveBeenCalledTimes(1);
  expect(remembered('a', 'b', 'x', 'd')).toBe('abxd');
  expect(remembered('a', 'b', 'x', 'y')).toBe('abxy');
});

test('a value that is the same in the parts that count stays the earlier object', () => {
  const settled = rememberSame<{ readonly size: number; readonly colour: string }>((a, b) => a.size === b.size);
  const first = { size: 1, colour: 'red' };
  expect(settled(first)).toBe(first);
  expect(settled({ size: 1, colour: 'blue' })).toBe(first);
  const larger = { size: 2, colour: 'red' };
  expect(settled(larger)).toBe(larger);
  const again = { size: 1, colour: 'red' };
  expect(settled(again)).toBe(again);
});

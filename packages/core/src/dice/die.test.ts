import { describe, expect, test } from 'vitest';
import { d4, d6, d8, d10, d12, d20, d100, die, sided } from './die.js';

describe('a die', () => {
  test('keeps its faces in printed order with repetitions', () => {
    const essence = die('essence die', [0, 1, 2, 2, 3, 3]);
    expect(essence.name).toBe('essence die');
    expect(essence.faces).toEqual([0, 1, 2, 2, 3, 3]);
  });

  test('has a copy of the faces it was given, and cannot be changed', () => {
    const faces = ['hit', 'miss'];
    const coin = die('coin', faces);
    faces.push('edge');
    expect(coin.faces).toEqual(['hit', 'miss']);
    expect(Object.isFrozen(coin)).toBe(true);
    expect(Object.isFrozen(coin.faces)).toBe(true);
  });

  test('survives JSON', () => {
    const read = JSON.parse(JSON.stringify(die('odd', ['', 'x', -1.5, 0]))) as { name: string; faces: string[] };
    expect(die(read.name, read.faces)).toEqual(die('odd', ['', 'x', -1.5, 0]));
  });

  test.each([
    ['no face', []],
    ['NaN', [1, Number.NaN]],
    ['infinity', [Number.POSITIVE_INFINITY]],
    ['negative zero', [-0]],
    ['a hole', Array.from<number>({ length: 3 }).fill(1, 0, 2)],
    ['another type', [true as unknown as number]],
    ['too many faces', Array.from({ length: 1001 }, () => 1)],
  ])('refuses %s', (_, faces) => {
    expect(() => die('bad', faces)).toThrow(RangeError);
    expect(() => die('bad', faces)).toThrow(/faces/);
  });

  test('refuses a truly sparse array', () => {
    const faces = [1, 2, 3];
    delete faces[1];
    expect(() => die('bad', faces)).toThrow(/faces\[1\]/);
  });

  test('refuses an invalid name, and faces that are no array', () => {
    expect(() => die('', [1])).toThrow(TypeError);
    expect(() => die(6 as unknown as string, [1])).toThrow(TypeError);
    expect(() => die('text', 'abc' as unknown as string[])).toThrow(TypeError);
  });
});

describe('an ordinary die', () => {
  test.each([
    [d4, 4],
    [d6, 6],
    [d8, 8],
    [d10, 10],
    [d12, 12],
    [d20, 20],
    [d100, 100],
  ])('$name has every number once', (ordinary, sides) => {
    expect(ordinary.name).toBe(`d${sides}`);
    expect(ordinary.faces.length).toBe(sides);
    expect(ordinary.faces.every((face, at) => face === at + 1)).toBe(true);
  });

  test.each([0, -1, 2.5, 1001, Number.NaN])('refuses %d sides', sides => {
    expect(() => sided(sides)).toThrow(RangeError);
    expect(() => sided(sides)).toThrow(/^sides must be/);
  });
});

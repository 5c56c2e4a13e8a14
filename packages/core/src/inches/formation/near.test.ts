import { expect, test } from 'vitest';
import { type Point, rectangle } from '../outline.js';
import { type Region, region } from '../region/limits.js';
import { formationNear } from './near.js';

const at = (x: number, y: number): Point => ({ x, y });
const radius = 500;
/** A table of so many units from one corner, with room for centres up to 500 from its edges. */
const table = (width: number, height: number): Region =>
  region(radius, [{ is: 'completely-within', of: rectangle(at(0, 0), width, height), length: 0 }]);
const open = table(20_000, 20_000);

/** True if two points are as good as equal: nearest places are found within a few units. */
const isAbout = (a: Point | undefined, b: Point): boolean => !!a && Math.abs(a.x - b.x) < 4 && Math.abs(a.y - b.y) < 4;

test('bases stand where they are wished if that is legal', () => {
  const wishes = [at(5000, 5000), at(6500, 5000), at(6500, 7000)];
  expect(formationNear({ region: open, range: 1000 }, wishes)).toEqual(wishes);
  expect(formationNear({ region: open, range: 1000 }, [])).toEqual([]);
});

test('a base stands as near to its wish as the range from a base before it allows, and beside all others', () => {
  const [first, second, third] =
    formationNear({ region: open, range: 1000 }, [at(5000, 5000), at(15_000, 5000), at(5000, 5000)]) ?? [];
  expect(first).toEqual(at(5000, 5000));
  // Two radii and the range lie between the centres.
  expect(isAbout(second, at(7000, 5000))).toBe(true);
  const away = third && (third.x - 5000) * (third.x - 5000) + (third.y - 5000) * (third.y - 5000);
  expect(away).toBeGreaterThanOrEqual(1000 * 1000);
  expect(away).toBeLessThan(1010 * 1010);
});

test('the first base is linked to the nearest of the bases that stand already, or to the one that is asked for', () => {
  const begun = [at(2000, 10_000), at(10_000, 10_000)];
  const wish = [at(18_000, 10_000)];
  const [near] = formationNear({ region: open, range: 1000, begun }, wish) ?? [];
  expect(isAbout(near, at(12_000, 10_000))).toBe(true);
  const [beside] = formationNear({ region: open, range: 1000, begun, beside: at(2000, 10_000) }, wish) ?? [];
  expect(isAbout(beside, at(4000, 10_000))).toBe(true);
  // The next one is linked to any of them.
  const both = formationNear({ region: open, range: 1000, begun, beside: at(2000, 10_000) }, [at(0, 10_000), ...wish]);
  expect(isAbout(both?.[1], at(12_000, 10_000))).toBe(true);
});

test('a base that finds no room beside those before it leaves no formation, though another order had one', () => {
  // Centres stand on a line of 1,000 units: two bases fit at its ends, and none beside one in the middle.
  const narrow = table(2000, 1000);
  expect(formationNear({ region: narrow, range: 100 }, [at(1000, 500), at(1500, 500)])).toBeUndefined();
  expect(formationNear({ region: narrow, range: 100 }, [at(500, 500), at(1000, 500)])).toEqual([
    at(500, 500),
    at(1500, 500),
  ]);
});

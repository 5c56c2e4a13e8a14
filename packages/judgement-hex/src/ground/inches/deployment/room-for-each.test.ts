import { holds, rectangle, region, squareBetween } from '@rulewright/core/inches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roomForEach } from './room-for-each.js';

/** A base or a round obstacle on a small table. */
type Round = readonly [x: number, y: number, radius: number];

const [WIDE, HIGH] = [11, 9];

/** A slow second opinion: every point of the table for every base, one base after another. */
const hasRoom = (radii: readonly number[], standing: readonly Round[]): boolean => {
  const [radius, ...others] = radii;
  if (radius === undefined) return true;
  for (let x = radius; x <= WIDE - radius; x++) {
    for (let y = radius; y <= HIGH - radius; y++) {
      if (standing.some(([ox, oy, or]) => (x - ox) ** 2 + (y - oy) ** 2 < (radius + or) ** 2)) continue;
      if (hasRoom(others, [...standing, [x, y, radius]])) return true;
    }
  }
  return false;
};

test('bases of any sizes find room exactly if some arrangement of all has room for them [JHX-DEPLOY-003]', () => {
  const obstacle = fc.tuple(fc.nat(WIDE), fc.nat(HIGH), fc.nat(2));
  const seen = { found: 0, none: 0 };
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
      fc.array(obstacle, { maxLength: 4 }),
      (radii, obstacles) => {
        const clear = obstacles.map(
          ([x, y, radius]) => ({ is: 'clear', of: { at: { x, y }, radius }, length: 0 }) as const,
        );
        const onTable = { is: 'completely-within', of: rectangle({ x: 0, y: 0 }, WIDE, HIGH), length: 0 } as const;
        const regions = radii.map(radius => region(radius, [onTable, ...clear]));
        const found = roomForEach(regions);
        expect(found === 'none').toBe(!hasRoom(radii, obstacles));
        if (typeof found === 'string') {
          expect(found).toBe('none');
          seen.none++;
          return;
        }
        seen.found++;
        expect(found).toHaveLength(radii.length);
        for (const [i, at] of found.entries()) {
          const [own, ownRadius] = [regions[i], radii[i] ?? 0];
          expect(own && holds(own, at)).toBe(true);
          for (const [j, other] of found.slice(0, i).entries()) {
            expect(squareBetween(at, other)).toBeGreaterThanOrEqual((ownRadius + (radii[j] ?? 0)) ** 2);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(Math.min(seen.found, seen.none)).toBeGreaterThan(30);
});

test('a strip exactly as long as its bases has room for them, and one shorter by 1/100 mm provably has none [JV11-BASE-014]', () => {
  const bases = (width: number) =>
    [1500, 2000, 1500].map(radius =>
      region(radius, [{ is: 'completely-within', of: rectangle({ x: 0, y: 0 }, width, 4000), length: 0 }]),
    );
  expect(roomForEach(bases(2 * (1500 + 2000 + 1500)))).not.toBeTypeOf('string');
  const row = [2000, 2000, 2000];
  const inRow = (width: number) =>
    row.map(radius =>
      region(radius, [{ is: 'completely-within', of: rectangle({ x: 0, y: 0 }, width, 4000), length: 0 }]),
    );
  expect(roomForEach(inRow(12_000))).toHaveLength(3);
  expect(roomForEach(inRow(11_999))).toBe('none');
});

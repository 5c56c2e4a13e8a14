import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnTable } from '../../../v11/testing/drawn-table.js';
import { pointOf } from '../measure/place.js';
import { chargeEnds } from './charge-ends.js';

/*
 * A slow second opinion, by samples in doubles: many directions, and many lengths in each. All obstacles are round, and so are
 * the places of the target. `room` is what is left at the narrowest point of the best sample; below zero there is no end.
 */
type Round = readonly [x: number, y: number, radius: number];

const legTo = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
};

const SIDE = 24 * 2540;

const roomOf = (
  [ax, ay, ar]: Round,
  target: Round,
  reach: number,
  most: number,
  others: readonly Round[],
  x: number,
  y: number,
): number => {
  const [tx, ty, tr] = target;
  const apart = Math.hypot(x - tx, y - ty) - ar - tr;
  const walls = others.map(([ox, oy, or]) => legTo(ox, oy, ax, ay, x, y) - or - ar);
  return Math.min(
    reach * 2540 - apart,
    apart,
    most - Math.hypot(x - ax, y - ay),
    ...walls,
    x - ar,
    y - ar,
    SIDE - ar - x,
    SIDE - ar - y,
  ); // biome-ignore format: one bound each
};

test('there is an end of a Charge wherever many sampled ends find one with room, and each end is one [JV11-ACT-004, JV11-ACT-005, JV11-ACT-006]', () => {
  const seen = { some: 0, none: 0 };
  const coordinate = fc.integer({ min: 3000, max: 17_000 });
  const round = fc.tuple(coordinate, coordinate);
  fc.assert(
    fc.property(
      round,
      round,
      fc.array(round, { minLength: 2, maxLength: 7 }),
      fc.integer({ min: 1, max: 3 }),
      (a, b, rest, mov) => {
        const all = [a, b, ...rest];
        const apart = all.every((one, i) =>
          all.slice(0, i).every(other => Math.hypot(one[0] - other[0], one[1] - other[1]) > 3000),
        );
        fc.pre(apart && Math.hypot(a[0] - b[0], a[1] - b[1]) > 6000);
        const letters = 'Abcdefghi'.slice(0, all.length);
        const rows = Array.from({ length: 23 }, () => Array(24).fill('.').join(' '));
        const first = [...letters.padEnd(24, '.')].join(' ');
        const at = Object.fromEntries([...letters].map((letter, i) => [letter, all[i] ?? a]));
        const { table, model } = drawnTable([first, ...rows].join('\n'), { at });
        const ends = chargeEnds(table, { mover: model('A'), mov }, { target: model('b'), reach: 1 });
        const most = (mov + 3) * 2540;
        const [A, B] = [[...a, 1500], [...b, 1500]] as const; // biome-ignore format: two bases
        const others = rest.map(([x, y]): Round => [x, y, 1500]);
        const whole = (x: number, y: number) => roomOf(A, B, 1, most, others, x, y);
        for (const end of ends) expect(whole(pointOf(end).x, pointOf(end).y)).toBeGreaterThan(-3);
        let best = Number.NEGATIVE_INFINITY;
        for (let i = 0; i < 720; i++) {
          const [c, s] = [Math.cos((i * Math.PI) / 360), Math.sin((i * Math.PI) / 360)];
          for (let k = 1; k <= 40; k++) {
            const length = (most * k) / 40;
            best = Math.max(best, whole(a[0] + c * length, a[1] + s * length));
          }
        }
        seen[ends.length > 0 ? 'some' : 'none']++;
        if (best > 10) expect(ends.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 60, seed: 13 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
});

test('there is an end of a Charge beyond Souls, in a narrow lane, wherever many sampled ends find one with room [JV11-ACT-006, JHX-SOUL-005]', () => {
  const [wide, high] = [15 * 2540, 3 * 2540];
  const seen = { some: 0, none: 0 };
  const souls = fc.array(
    fc.tuple(fc.integer({ min: 7000, max: 22_000 }), fc.integer({ min: 1250, max: high - 1250 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(
      souls,
      fc.integer({ min: 1500, max: high - 1500 }),
      fc.integer({ min: 17_000, max: 25_000 }),
      (rest, ay, bx) => {
        const [a, b] = [
          [1500, ay],
          [bx, 3810],
        ] as const;
        fc.pre(rest.every(([x, y]) => Math.hypot(x - bx, y - 3810) > 2750));
        const letters = '1234'.slice(0, rest.length);
        const at = Object.fromEntries([...letters].map((letter, i) => [letter, rest[i] ?? a]));
        const models = Object.fromEntries([...letters].map(letter => [letter, { kind: 'soul' as const }]));
        const rows = [`A b ${[...letters.padEnd(13, '.')].join(' ')}`, ...Array(2).fill(Array(15).fill('.').join(' '))];
        const { table, model } = drawnTable(rows.join('\n'), { at: { A: a, b, ...at }, models });
        const ends = chargeEnds(table, { mover: model('A'), mov: 3 }, { target: model('b'), reach: 1 });
        const room = (x: number, y: number): number =>
          Math.min(
            legTo(bx, 3810, ...a, x, y) - 3000,
            2540 + 3000 - Math.hypot(x - bx, y - 3810),
            6 * 2540 - Math.hypot(x - a[0], y - a[1]),
            ...rest.map(([sx, sy]) => Math.hypot(x - sx, y - sy) - 2750),
            x - 1500,
            y - 1500,
            wide - 1500 - x,
            high - 1500 - y,
          );
        for (const end of ends) expect(room(pointOf(end).x, pointOf(end).y)).toBeGreaterThan(-3);
        let best = Number.NEGATIVE_INFINITY;
        for (let x = bx - 5600; x <= bx + 5600; x += 80)
          for (let y = 1500; y <= high - 1500; y += 80) best = Math.max(best, room(x, y));
        seen[ends.length > 0 ? 'some' : 'none']++;
        if (best > 10) expect(ends.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 150, seed: 7 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
});

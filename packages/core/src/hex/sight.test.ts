import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexagonBoard } from './board.js';
import type { Hex } from './hex.js';
import { distance, neighbours, origin, reflect, rotate, sameHex } from './hex.js';
import { contact } from './segment.js';
import { ring, spiral } from './shapes.js';
import { sees, sight } from './sight.js';
import { twinHolds, twinPasses, twinSees } from './sight.twin.js';
import { sightTable } from './sight-table.js';

/** The points of a hex with coordinates in sixths, those on the border included. */
const sample = (hex: Hex): Hex[] => {
  const points: Hex[] = [];
  for (let q = -4; q <= 4; q++) {
    for (let r = -4; r <= 4; r++) {
      const point = { q: 6 * hex.q + q, r: 6 * hex.r + r };
      if (twinHolds(hex, point, 6)) points.push(point);
    }
  }
  return points;
};

const others = (blockers: readonly Hex[], a: Hex, b: Hex): Hex[] =>
  blockers.filter(hex => !sameHex(hex, a) && !sameHex(hex, b));

const kinds = ['none', 'corners', 'edges'] as const;

/** A repeatable choice of hexes, by a small multiplicative generator, so that the boards are the same in every run. */
const scatter = (hexes: readonly Hex[], share: number, seed: number): Hex[] => {
  let state = seed;
  return hexes.filter(() => {
    state = (state * 48271) % 2147483647;
    return state % 100 < share;
  });
};

const anyHex = fc.record({ q: fc.integer({ min: -4, max: 4 }), r: fc.integer({ min: -4, max: 4 }) });
const blockersOf = (max: number): fc.Arbitrary<Hex[]> => fc.array(anyHex, { minLength: max >> 1, maxLength: max });
const touching = fc.constantFrom(...kinds);

describe('against a brute-force twin', () => {
  const hexes = spiral(origin, 2);
  test.each(kinds)(
    'the same verdict for all pairs of a small board, touching %s',
    kind => {
      const verdicts = { clear: 0, blocked: 0 };
      for (const [seed, share] of [
        [11, 20],
        [13, 65],
        [14, 80],
      ] as const) {
        const blockers = scatter(hexes, share, seed);
        for (const [index, a] of hexes.entries()) {
          for (const b of hexes.slice(index + 1)) {
            if (distance(a, b) < 2) continue;
            const clear = sees(a, b, blockers, { touching: kind });
            verdicts[clear ? 'clear' : 'blocked']++;
            expect({ a, b, seed, clear }).toEqual({ a, b, seed, clear: twinSees(a, b, blockers, kind) });
          }
        }
      }
      expect(verdicts.clear).toBeGreaterThan(50);
      expect(verdicts.blocked).toBeGreaterThan(50);
    },
    30_000,
  );

  test('the same verdict over longer distances', () => {
    fc.assert(
      fc.property(anyHex, anyHex, blockersOf(7), touching, (a, b, blockers, kind) => {
        fc.pre(distance(a, b) > 1);
        expect(sees(a, b, blockers, { touching: kind })).toBe(twinSees(a, b, blockers, kind));
      }),
      { numRuns: 150 },
    );
  });

  test('a dense sample of lines finds none where sight is blocked', () => {
    let blocked = 0;
    for (const seed of [1, 2, 3]) {
      const blockers = scatter(hexes, 45, seed);
      for (const b of ring(origin, 2)) {
        if (sees(origin, b, blockers)) continue;
        blocked++;
        for (const from of sample(origin)) {
          for (const to of sample(b)) expect(twinPasses({ from, to, per: 6 }, others(blockers, origin, b))).toBe(false);
        }
      }
    }
    expect(blocked).toBeGreaterThan(5);
  });
});

describe('the answer', () => {
  const anyBlockers = blockersOf(24);

  test('a witness starts in the one hex, ends in the other and passes all blockers', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyBlockers, touching, (a, b, blockers, kind) => {
        const found = sight(a, b, blockers, { touching: kind });
        expect(found.clear).toBe(sees(a, b, blockers, { touching: kind }));
        if (!found.clear) return;
        const { from, to, per } = found.witness;
        expect([from.q, from.r, to.q, to.r, per].every(Number.isSafeInteger) && per > 0).toBe(true);
        expect(twinHolds(a, from, per) && twinHolds(b, to, per)).toBe(true);
        if (distance(a, b) > 0) expect(twinPasses(found.witness, others(blockers, a, b), kind)).toBe(true);
        const meets = others(blockers, a, b).map(hex => contact(found.witness, hex));
        const bad = { none: ['point', 'edge', 'inside'], corners: ['edge', 'inside'], edges: ['inside'] }[kind];
        expect(meets.filter(meeting => bad.includes(meeting))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('blockers are some of those given; together they block, and none of them could be spared', () => {
    let blocked = 0;
    fc.assert(
      fc.property(anyHex, anyHex, blockersOf(60), touching, (a, b, blockers, kind) => {
        const found = sight(a, b, blockers, { touching: kind });
        if (found.clear) return;
        blocked++;
        expect(found.blockers.length).toBeGreaterThan(0);
        expect(found.blockers.every(hex => blockers.includes(hex))).toBe(true);
        expect(sees(a, b, found.blockers, { touching: kind })).toBe(false);
        for (const spared of found.blockers) {
          const rest = found.blockers.filter(hex => hex !== spared);
          expect(sees(a, b, rest, { touching: kind })).toBe(true);
        }
      }),
      { numRuns: 400, seed: 5 },
    );
    expect(blocked).toBeGreaterThan(50);
  });

  test('is the same both ways, and for the turned and mirrored board', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyBlockers, touching, fc.nat(5), (a, b, blockers, kind, turns) => {
        const verdict = sees(a, b, blockers, { touching: kind });
        expect(sees(b, a, blockers, { touching: kind })).toBe(verdict);
        const move = (hex: Hex): Hex => reflect(rotate(hex, turns), 's');
        expect(sees(move(a), move(b), blockers.map(move), { touching: kind })).toBe(verdict);
      }),
      { numRuns: 300 },
    );
  });

  test('never turns from blocked to clear with one blocker more, nor from clear to blocked when more may be touched', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyBlockers, anyHex, (a, b, blockers, one) => {
        const verdicts = kinds.map(kind => sees(a, b, blockers, { touching: kind }));
        expect([...verdicts].sort((x, y) => Number(x) - Number(y))).toEqual(verdicts);
        kinds.forEach((kind, index) => {
          if (sees(a, b, [...blockers, one], { touching: kind })) expect(verdicts[index]).toBe(true);
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('in the examples of the rules', () => {
  const verdicts = (a: Hex, b: Hex, blockers: Hex[]): boolean[] =>
    kinds.map(kind => sees(a, b, blockers, { touching: kind }));

  test('a hex sees itself and its neighbours whatever stands around', () => {
    for (const near of [origin, ...neighbours(origin)]) {
      expect(verdicts(origin, near, spiral(origin, 3))).toEqual([true, true, true]);
    }
  });

  test('the two hexes themselves never block', () => {
    expect(verdicts(origin, { q: 3, r: 1 }, [origin, { q: 3, r: 1 }])).toEqual([true, true, true]);
  });

  test('one hex in the row between two hides them: the best lines only touch its corners', () => {
    expect(verdicts(origin, { q: 2, r: 0 }, [{ q: 1, r: 0 }])).toEqual([false, true, true]);
  });

  test('the only line left runs along the border between two blockers', () => {
    expect(verdicts(origin, { q: 1, r: 1 }, [{ q: 1, r: 0 }])).toEqual([true, true, true]);
    expect(
      verdicts(origin, { q: 1, r: 1 }, [
        { q: 1, r: 0 },
        { q: 0, r: 1 },
      ]),
    ).toEqual([false, false, true]);
  });

  test('a closed ring of blockers lets nothing through, one with a hole does', () => {
    const walls = ring(origin, 2);
    for (const to of ring(origin, 4)) expect(verdicts(origin, to, walls).slice(0, 2)).toEqual([false, false]);
    const hole = walls.filter(hex => !sameHex(hex, { q: 2, r: 0 }));
    expect(verdicts(origin, { q: 4, r: 0 }, hole)).toEqual([true, true, true]);
    expect(verdicts(origin, { q: -4, r: 0 }, hole)).toEqual([false, false, false]);
  });

  test('blockers behind the one hex or beyond the other do not matter', () => {
    const around = [...ring(origin, 1), ...ring({ q: 4, r: 0 }, 1)].filter(({ q }) => q < 0 || q > 4);
    expect(around.length).toBe(4);
    expect(verdicts(origin, { q: 4, r: 0 }, around)).toEqual([true, true, true]);
  });
});

describe('a sight table', () => {
  const board = hexagonBoard(3);
  const blockers = scatter(board.hexes, 30, 99);

  test('agrees with sight for every pair, in either order and when asked again', () => {
    for (const kind of kinds) {
      const table = sightTable(board, blockers, { touching: kind });
      for (const round of [1, 2]) {
        for (let a = 0; a < board.size; a++) {
          for (let b = 0; b < board.size; b++) {
            const expected = sees(board.hexAt(a), board.hexAt(b), blockers, { touching: kind });
            expect({ round, a, b, clear: table.sees(a, b) }).toEqual({ round, a, b, clear: expected });
          }
        }
      }
      expect(table.sight(0, 20)).toEqual(sight(board.hexAt(0), board.hexAt(20), blockers, { touching: kind }));
    }
  });

  test('asks for the blockers of a pair once', () => {
    const asked: string[] = [];
    const table = sightTable(board, (from, to) => {
      asked.push(`${board.cellOf(from)}-${board.cellOf(to)}`);
      return sameHex(from, origin) ? [] : blockers;
    });
    expect([table.sees(0, 30), table.sees(30, 0), table.sees(0, 30)]).toEqual([true, true, true]);
    expect(asked).toEqual(['0-30']);
  });

  test('refuses cells off the board', () => {
    const table = sightTable(board, blockers);
    table.sees(0, 36); // Fills the cache entry just before that of the pair 1, 0, which the pair 1, -1 must not read.
    for (const [a, b] of [
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 37],
      [37, 0],
      [0, 0.5],
    ] as const) {
      expect(() => table.sees(a, b)).toThrow(RangeError);
      expect(() => table.sight(a, b)).toThrow(RangeError);
    }
  });
});

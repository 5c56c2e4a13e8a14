import type { Point } from '@rulewright/core/inches';
import { type Scenario, scenarios } from '@rulewright/core/testing';
import { test } from 'vitest';
import type { Bout, Fighter } from './bout.js';
import type { DuelRule } from './rules.js';

/** Words for the tests: tables laid out by coordinates, points, answers in the window. */
export const scenario: Scenario<DuelRule> = scenarios<DuelRule>(test);
export const players: readonly string[] = ['p1', 'p2'];

export const at = (x: number, y: number): Point => ({ x, y });
export const onTheWay = { ability: 'strike-on-the-way', source: 'B' } as const;

/** A table with A, whose turn it is, B, and pillars given as `[x, y, radius]`; the fighters have no knives. */
export const table = (
  a: Point,
  b: Point,
  pillars: Readonly<Record<string, readonly [number, number, number]>> = {},
  more: Readonly<Record<string, Partial<Fighter>>> = {},
): Bout => ({
  fighters: [
    { id: 'A', owner: 'p1', at: a, wounds: 0, knives: 0, ...more.A },
    { id: 'B', owner: 'p2', at: b, wounds: 0, knives: 0, ...more.B },
  ],
  pillars: Object.entries(pillars).map(([id, [x, y, radius]]) => ({ id, at: { x, y }, radius })),
  turns: 0,
});

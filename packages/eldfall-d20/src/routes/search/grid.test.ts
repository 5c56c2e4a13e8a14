import { act, createMatch, suggest } from '@rulewright/core';
import { distance, inches, type Point } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../../match/lookups.js';
import { tableIn } from '../../match/table.js';
import { laidOut } from '../../testing/index.js';
import type { DeclaredMovement, Eld } from '../../vocabulary/index.js';
import { surroundingsOf } from '../surroundings.js';
import { gridLength, gridOf, gridPath } from './grid.js';

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

/** A wall 16" long between A, who stands west of its middle, and b in the east. */
const walled = () => {
  const { game, setup } = laidOut('A b', {
    scenery: { wall: { boxes: [[18, 10, 1, 16]], top: 4 } },
    at: { A: at(15, 17), b: at(22, 18) },
  });
  return createMatch<Eld>(game, { ...setup, seed: 'walled' });
};

describe('the path on foot between two points', () => {
  const match = walled();
  const table = tableIn(match);
  const grid = gridOf(surroundingsOf(table, modelOf(table.state, 'A')));

  test('is the straight line where nothing is between them, and a little more over the cells of the grid', () => {
    expect(gridLength(grid, at(5, 5), at(5.5, 5))).toBe(inches(0.5));
    expect(gridLength(grid, at(5, 5), at(5, 25))).toBeGreaterThanOrEqual(inches(20));
    expect(gridLength(grid, at(5, 5), at(5, 25))).toBeLessThan(inches(21));
    expect(gridLength(grid, at(5, 5), at(12, 12))).toBeLessThan(inches(10.9));
  });

  test('leads round the end of a wall that is nearer, and is as long in both directions', () => {
    const [from, to] = [at(15, 17), at(22, 18)];
    const round = distance(from, at(17.5, 9.5)) + distance(at(19.5, 9.5), to) + inches(2);
    const length = gridLength(grid, from, to);
    expect(length).toBeGreaterThan(round - inches(1));
    expect(length).toBeLessThan(round + inches(4));
    expect(gridLength(grid, to, from)).toBe(length);
    const path = gridPath(grid, from, to, inches(60));
    expect(path.at(-1)).toEqual(to);
    expect(Math.min(...path.map(({ y }) => y))).toBeLessThan(inches(10));
  });

  test('is what suggestions follow: a walk ends nearer along the path, also where it is farther from the wall', () => {
    const [decision] = match.decisions;
    const asked = act(match, { decision: decision?.id ?? 0, by: 'p1', choice: 'A' });
    const [movement] = asked.decisions;
    if (movement?.kind !== 'movement') throw new Error('no movement is asked for');
    const [walk] = suggest(asked, movement, 1) as readonly DeclaredMovement[];
    const end = walk?.route.at(-1) ?? at(15, 17);
    const before = gridLength(grid, at(15, 17), at(22, 18));
    expect(walk?.kind).toBe('walk');
    expect(gridLength(grid, { x: end.x, y: end.y }, at(22, 18))).toBeLessThan(before - inches(3));
  });
});

import type { Cell } from '@rulewright/core/hex';
import { expect, test } from 'vitest';
import { battleMaps, skirmishMaps } from '../../../content/maps/index.js';
import type { BattlefieldMap, Coordinate } from '../../../vocabulary/map.js';
import type { Piece } from '../../../vocabulary/piece.js';
import { battlefield } from '../models/field.js';
import { terrainOf } from '../terrain/terrain.js';
import { coverFrom } from './cover.js';
import { type Point, twinFacesCover } from './cover.twin.js';

/** Twice the height of row 0 of each column from the left to the middle. */
const bases: Readonly<Record<string, readonly number[]>> = {
  '3v3': [-8, -9, -10, -11, -12, -13, -12],
  '5v5': [-12, -13, -14, -15, -16, -17, -18, -19, -20, -21, -20],
};
const effigies: Readonly<Record<string, readonly Coordinate[]>> = {
  '3v3': [
    [6, 2],
    [7, 2],
    [8, 2],
    [6, 11],
    [7, 10],
    [8, 11],
  ],
  '5v5': [
    [10, 3],
    [11, 3],
    [12, 3],
    [10, 18],
    [11, 17],
    [12, 18],
  ],
};

const pointOf = ({ mode }: BattlefieldMap, [column, row]: Coordinate): Point => {
  const half = bases[mode] ?? [];
  return [3 * column, (half[column - 1] ?? half[2 * half.length - 1 - column] ?? 0) + 2 * row];
};
const nextTo = (a: Point, b: Point): boolean => {
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  return (dx === 0 && dy === 2) || (dx === 3 && dy === 1);
};
const model = (id: string, cell: Cell): Piece => ({
  id,
  kind: 'hero',
  player: id,
  cells: [cell],
  height: 2,
  meleeReach: 1,
  traits: [],
});

/** Verdicts of the twin by where attacker and cover are from the target: they do not depend on the rest. */
const seen = new Map<string, boolean>();
const twin = (attacker: Point, target: Point, cover: Point): boolean => {
  const key = [attacker[0] - target[0], attacker[1] - target[1], cover[0] - target[0], cover[1] - target[1]].join();
  const known = seen.get(key) ?? twinFacesCover(attacker, target, cover);
  seen.set(key, known);
  return known;
};

test.each([...skirmishMaps, ...battleMaps])(
  '$id: a brute-force twin agrees on cover for all pairs of hexes [JHX-COVER-001, JHX-COVER-002, JHX-COVER-004, JHX-DEF-006]',
  map => {
    const solid = ['wall', 'impassable'];
    const giving = [
      ...map.terrain.filter(({ kind }) => solid.includes(kind)).flatMap(({ hexes }) => hexes),
      ...map.shrines.map(({ at }) => at),
      ...(effigies[map.mode] ?? []),
    ].map(at => pointOf(map, at));
    const field = battlefield(terrainOf(map), []);
    const { board } = field.terrain;
    const points = board.hexes.map((_, cell) => pointOf(map, board.coordinateOf(cell)));
    const tally = { covered: 0, open: 0 };
    const wrong: unknown[] = [];
    for (const [to, target] of points.entries()) {
      const beside = giving.filter(cover => nextTo(target, cover));
      for (const [from, attacker] of points.entries()) {
        if (from === to) continue;
        const covered = coverFrom(field, model('a', from), model('b', to)) !== undefined;
        tally[covered ? 'covered' : 'open']++;
        if (covered !== beside.some(cover => twin(attacker, target, cover))) wrong.push({ from, to, covered });
      }
    }
    expect(wrong).toEqual([]);
    expect(tally.covered).toBeGreaterThan(1000);
    expect(tally.open).toBeGreaterThan(1000);
  },
);

import { suggest } from '@rulewright/core';
import { inches, rectangle } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { happened } from '../../testing/index.js';
import { box } from '../../testing/things.js';
import { at, deploying, R, scenario } from './scenario-words.js';

scenario('a unit for which the table has no room is not used', 'SFI-DEPLOY-004', play => {
  // An impassable piece leaves a strip of the zone that is as wide as a base of 30 mm, and no wider.
  const wall = { type: 'linear', footprint: [box(0, 1.25, 36, 10)] } as const;
  const big = { A: { base: 32 }, B: { base: 30 } };
  const lay = { pieces: { wall }, cards: big, armies: { p1: { leadership: { weaver: 'A', ability: 'lead' } } } };
  const { game, setup } = deploying({ A: 1, B: 1, c: 1 }, lay);
  const p = play(game, setup)
    .choose('p2', [at(6, 34)])
    .choose('p1', 'A')
    .choose('p1', [at(6, 0, 0, R)]);
  expect(happened(p, 'UnitLeftOut')).toEqual([{ type: 'UnitLeftOut', unit: 'A' }]);
  expect(happened(p, 'LeadershipEnded')).toHaveLength(1);
  expect(p.state.units.map(({ where }) => where)).toEqual(['destroyed', 'on-table', 'on-table']);
});

/** Walls over the width of a table edge, from y = 0 on, with holes: each from x to x and from y to y, in columns from left to right. */
const walls = (
  columns: readonly (readonly [x: number, right: number, holes: readonly (readonly [number, number])[]])[],
) => {
  const long = inches(12);
  const between = columns.map(([x], i) => [columns[i - 1]?.[1] ?? 0, 0, x, long] as const);
  const beside = columns.flatMap(([x, right, holes]) => {
    const edges = [0, ...holes.flat(), long];
    return [0, ...holes].map((_, i) => [x, edges[2 * i] ?? 0, right, edges[2 * i + 1] ?? 0] as const);
  });
  const all = [...between, ...beside, [columns.at(-1)?.[1] ?? 0, 0, inches(36), long] as const];
  const footprint = all
    .filter(([x, y, right, below]) => right > x && below > y)
    .map(([x, y, right, below]) => rectangle({ x, y }, right - x, below - y));
  return { pieces: { walls: { type: 'linear', footprint } } } as const;
};

scenario('a unit comes onto the table wherever it finds room, however hidden that is', 'SFI-DEPLOY-004', play => {
  // Four models fit into the column on the right. The pockets beside it hold one model each, too far from any other.
  const pockets = [[0, 2 * R], [6 * R, 8 * R]] as const; // biome-ignore format: one line
  const at = 83_000;
  const column = (x: number) => [x - R, x + R] as const;
  const lay = walls([
    [...column(at - 8310), pockets],
    [...column(at), [[0, 8 * R]]],
  ]);
  const { game, setup } = deploying({ A: 4, c: 1 }, lay);
  const p = play(game, setup).choose('p2', [{ x: inches(6), y: inches(34) }]);
  p.choose(
    'p1',
    [1, 3, 5, 7].map(n => ({ x: at, y: n * R })),
  );
  const wider = walls([[...column(at), [[0, 8 * R - 1]]]]);
  const q = play(deploying({ A: 4, c: 1 }, wider).game, deploying({ A: 4, c: 1 }, wider).setup);
  q.choose('p2', [{ x: inches(6), y: inches(34) }]);
  expect(happened(q, 'UnitLeftOut')).toEqual([{ type: 'UnitLeftOut', unit: 'A' }]);
});

scenario('where it is not known that the table has room for a unit, its player decides', 'SFI-DEPLOY-004', play => {
  // Two strips for four models each, farther from each other than the coherency range of a unit of five by 1/100 mm.
  const strip = (x: number, gap: number) => [x, x + 8 * R + gap, [[0, 2 * R]]] as const;
  const hard = walls([strip(0, 0), strip(8 * R + inches(1) + 1, 0)]);
  // The enemy is on the table already: the search, which reaches its limit, is made once for each moment before the answer.
  const { game, setup } = deploying({ A: 5 }, { ...hard, at: { 'c/1': at(6, 34) } });
  const p = play(game, setup);
  p.waitsFor({ by: 'p1', kind: 'deployModels' });
  expect(p.match.decisions.flatMap(one => suggest(p.match, one, 3))).toEqual(['none']);
  p.choose('p1', 'none');
  expect(happened(p, 'UnitLeftOut')).toEqual([{ type: 'UnitLeftOut', unit: 'A' }]);
  // Nothing but a search that comes to no end allows that.
  const open = deploying({ A: 5, c: 1 });
  const refusal = { code: 'not-a-list', rule: 'SFI-DEPLOY-004' } as const;
  play(open.game, open.setup)
    .choose('p2', [at(6, 34)])
    .refuses('p1', 'none', refusal);
});

scenario('a player without room for any unit loses before the first round', ['SFI-DEPLOY-004', 'SFI-WIN-005'], play => {
  const wall = { type: 'linear', footprint: [box(0, 1, 36, 10)] } as const;
  const { game, setup } = deploying({ A: 1, c: 1 }, { pieces: { wall } });
  const p = play(game, setup).choose('p2', [at(6, 34)]);
  p.ends({ reason: 'annihilation', winners: ['p2'] });
  expect(happened(p, 'UnitLeftOut')).toEqual([{ type: 'UnitLeftOut', unit: 'A' }]);
  expect(happened(p, 'RoundBegan')).toEqual([]);
});

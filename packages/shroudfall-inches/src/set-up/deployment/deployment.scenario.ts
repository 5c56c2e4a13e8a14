import { suggest } from '@rulewright/core';
import { inches, mm, type Point, rectangle } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { RuleId } from '../../rulebook/index.js';
import { conditionsOf, happened, type LaidOut, laidOut } from '../../testing/index.js';
import { box } from '../../testing/things.js';

const scenario = scenarios<RuleId>(test);

const waiting = (strength = 1) => ({ where: 'in-reserve', strength }) as const;
/** Units are deployed: capital letters are of p1, whose edge is at y = 0; p2 has the token. */
const deploying = (units: Readonly<Record<string, number>>, lay: LaidOut = {}) =>
  laidOut('', {
    ...lay,
    units: Object.fromEntries(Object.entries(units).map(([id, strength]) => [id, waiting(strength)])),
    state: { stage: { name: 'set-up', step: 'deploy units' }, token: 'p2', round: 0, ...lay.state },
  });
/** A point in inches, and units. */
const at = (x: number, y: number, dx = 0, dy = 0): Point => ({ x: inches(x) + dx, y: inches(y) + dy });
const R = mm(15);

scenario(
  'players deploy a unit each in turn, the token holder first; then one alone the rest',
  ['SFI-DEPLOY-001', 'SFI-DEPLOY-006'],
  play => {
    const { game, setup } = deploying({ A: 1, c: 1, d: 1, e: 1 });
    const p = play(game, setup)
      .options('p2', ['c', 'd', 'e'])
      .choose('p2', 'd')
      .choose('p2', [at(6, 34)]);
    // The only unit of p1 needs no choice.
    p.waitsFor({ by: 'p1', kind: 'deployModels' }).choose('p1', [at(6, 2)]);
    // A deployed unit is not asked for again.
    p.options('p2', ['c', 'e'])
      .choose('p2', 'e')
      .choose('p2', [at(12, 34)])
      .choose('p2', [at(18, 34)]);
    expect(happened(p, 'UnitDeployed').map(({ unit }) => unit)).toEqual(['d', 'A', 'e', 'c']);
    expect(p.state.units.every(({ where }) => where === 'on-table')).toBe(true);
  },
);

scenario('after deployment the token holder starts the first round', ['SFI-SETUP-001', 'SFI-DEPLOY-004'], play => {
  const { game, setup } = deploying({ A: 1, c: 1 });
  const p = play(game, setup)
    .choose('p2', [at(6, 34)])
    .skip()
    .choose('p1', [at(6, 2)]);
  p.events(
    { type: 'UnitDeployed', unit: 'A', models: [{ id: 'A/1', unit: 'A', at: at(6, 2), damage: 0 }] },
    { type: 'RoundBegan', round: 1 },
    { type: 'StageReached', stage: { name: 'round-start', step: 'add essence' } },
    { type: 'StageReached', stage: { name: 'round-start', step: 'effects of units' } },
    { type: 'StageReached', stage: { name: 'round-start', step: 'effects of scenarios' } },
    { type: 'StageReached', stage: { name: 'activations', next: 'p2' } },
    { type: 'UnitActivated', unit: 'c' },
    { type: 'ActivationOpened', unit: 'c' },
  );
});

const outside = { code: 'outside-the-zone', rule: 'SFI-DEPLOY-002' } as const;

scenario('each model within 6" of its own edge: any part of its base', 'SFI-DEPLOY-002', play => {
  const { game, setup } = deploying({ A: 1, c: 1 });
  const p = play(game, setup)
    .refuses('p2', [at(18, 30, 0, -R - 1)], outside)
    .choose('p2', [at(18, 30, 0, -R)]);
  p.refuses('p1', [at(18, 6, 0, R + 1)], outside).choose('p1', [at(18, 6, 0, R)]);
});

scenario('by the option each model is deployed completely within 6"', 'SFI-DEPLOY-002', play => {
  const { game, setup } = deploying({ A: 1, c: 1 }, { options: { 'deploy.completelyWithin': true } });
  const p = play(game, setup)
    .refuses('p2', [at(18, 30, 0, R - 1)], outside)
    .choose('p2', [at(18, 30, 0, R)]);
  p.refuses('p1', [at(18, 6, 0, 1 - R)], outside).choose('p1', [at(18, 6, 0, -R)]);
});

scenario('Scout (X): up to X inches beyond the normal zone', 'SFI-PASSIVE-038', play => {
  const { game, setup } = deploying({ A: 1, c: 1 }, { cards: { A: { passives: [{ id: 'scout', x: 4 }] } } });
  const p = play(game, setup).choose('p2', [at(18, 34)]);
  p.refuses('p1', [at(18, 10, 0, R + 1)], outside).choose('p1', [at(18, 10, 0, R)]);
});

scenario('Scout (X) counts from the own edge on either side of the table', 'SFI-PASSIVE-038', play => {
  const lay = { cards: { c: { passives: [{ id: 'scout', x: 3 }] } } } as const;
  const { game, setup } = deploying({ A: 1, c: 1, d: 1 }, lay);
  const outside = { code: 'outside-the-zone', rule: 'SFI-DEPLOY-002' } as const;
  const p = play(game, setup)
    .choose('p2', 'c')
    .refuses('p2', [at(6, 27, 0, -R - 1)], outside);
  p.refuses('p2', [at(6, 9)], outside)
    .choose('p2', [at(6, 27, 0, -R)])
    .choose('p1', [at(6, 2)]);
  // The comrade without Scout has the normal zone.
  p.refuses('p2', [at(18, 30, 0, -R - 1)], outside).choose('p2', [at(18, 30, 0, -R)]);
});

scenario(
  'a declared leadership ability that grants Scout counts before its weaver is deployed',
  ['SFI-LEADER-002', 'SFI-LEADER-004', 'SFI-PASSIVE-038'],
  play => {
    const effects = [{ op: 'grant', passive: { id: 'scout', x: 4 } }] as const;
    const ride = (kind: 'leadership' | 'passive', declared: boolean) => {
      const ability = {
        id: 'ride',
        name: 'Ride',
        kind,
        aim: { how: 'every', what: 'unit', side: 'friend' },
        effects,
      } as const;
      const { game, setup } = deploying(
        { A: 1, B: 1, c: 1 },
        {
          cards: { B: { keywords: ['TEST', 'ESSENCE WEAVER'], abilities: [ability] } },
          armies: { p1: { leadership: declared ? { weaver: 'B', ability: 'ride' } : null } },
        },
      );
      return play(game, setup)
        .choose('p2', [at(18, 34)])
        .choose('p1', 'A');
    };
    ride('leadership', true)
      .refuses('p1', [at(18, 10, 0, R + 1)], outside)
      .choose('p1', [at(18, 10, 0, R)]);
    for (const p of [ride('leadership', false), ride('passive', false)]) {
      p.refuses('p1', [at(18, 6, 0, R + 1)], outside).choose('p1', [at(18, 6, 0, R)]);
    }
  },
);

const apart = { code: 'not-in-coherency', rule: 'SFI-DEPLOY-003' } as const;

scenario('a unit is deployed in coherency', 'SFI-DEPLOY-003', play => {
  const { game, setup } = deploying({ A: 3, c: 5 });
  const p = play(game, setup);
  // Five models: 1" from base to base.
  const row = (gap: number) => [0, 1, 2, 3, 4].map(i => at(5, 34, i * (2 * R + inches(1)) + (i === 4 ? gap : 0)));
  p.refuses('p2', row(1), apart).choose('p2', row(0));
  // Three models: 2"; in a chain, whatever their order.
  const step = 2 * R + inches(2);
  p.refuses('p1', [at(5, 2), at(5, 2, 2 * step), at(5, 2, step - 1)], apart);
  p.choose('p1', [at(5, 2), at(5, 2, 2 * step), at(5, 2, step)]);
});

scenario('two groups are no coherent unit, even if no model stands alone', 'SFI-DEPLOY-003', play => {
  const { game, setup } = deploying({ A: 4, c: 1 });
  const p = play(game, setup).choose('p2', [at(6, 34)]);
  const pair = (x: number) => [at(x, 2), at(x, 2, 2 * R)];
  p.refuses('p1', [...pair(5), ...pair(9.5)], apart).choose('p1', [...pair(5), ...pair(9)]);
});

scenario('all models of a unit are deployed', 'SFI-DEPLOY-004', play => {
  const { game, setup } = deploying({ A: 2, c: 2 });
  const p = play(game, setup);
  const count = { code: 'wrong-number-of-models', rule: 'SFI-DEPLOY-004' } as const;
  p.refuses('p2', [at(6, 34)], count)
    .refuses('p2', [at(6, 34), at(8, 34), at(10, 34)], count)
    .refuses('p2', [], count);
  p.refuses('p2', at(6, 34), { code: 'not-a-list', rule: 'SFI-DEPLOY-004' });
  p.refuses('p2', [at(6, 34), { x: 0.5, y: 0 }], { code: 'not-a-whole-number', rule: 'SFI-DEPLOY-002' });
  p.choose('p2', [at(6, 34), at(8, 34)]).choose('p1', [at(6, 2), at(8, 2)]);
  expect(p.state.models.map(({ id }) => id)).toEqual(['A/1', 'A/2', 'c/1', 'c/2']);
});

scenario('no base overlaps another, one of its own unit, or that of a scenario element', 'SFI-DEPLOY-005', play => {
  const lay = { elements: { well: { at: at(20, 2), base: 50 } } };
  const { game, setup } = deploying({ A: 2, B: 1, c: 1, d: 1 }, lay);
  const overlap = { code: 'overlaps-base', rule: 'SFI-DEPLOY-005' } as const;
  const p = play(game, setup)
    .choose('p2', 'c')
    .choose('p2', [at(6, 34)])
    .choose('p1', 'A');
  p.refuses('p1', [at(6, 2), at(6, 2, 2 * R - 1)], overlap).choose('p1', [at(6, 2), at(6, 2, 2 * R)]);
  p.refuses('p2', [at(6, 34, 2 * R - 1)], overlap).choose('p2', [at(6, 34, 2 * R)]);
  p.refuses('p1', [at(20, 2, mm(25) + R - 1)], overlap).choose('p1', [at(20, 2, mm(25) + R)]);
});

scenario('no base overlaps the table edge', 'SFI-DEPLOY-005', play => {
  const { game, setup } = deploying({ A: 1, c: 1 });
  const p = play(game, setup).choose('p2', [at(36, 36, -R, -R)]);
  const off = { code: 'off-the-table', rule: 'SFI-DEPLOY-005' } as const;
  p.refuses('p1', [at(0, 2, R - 1)], off)
    .refuses('p1', [at(2, 0, 0, R - 1)], off)
    .choose('p1', [at(0, 0, R, R)]);
});

scenario('no base overlaps linear or impassable terrain; other area terrain is no obstacle', 'SFI-DEPLOY-005', play => {
  const pieces = {
    wall: { type: 'linear', footprint: [box(10, 2, 4, 0.5)] },
    rock: { keywords: ['impassable'], footprint: [box(20, 2, 2, 2)] },
    reeds: { keywords: ['obscuring'], footprint: [box(25, 1, 4, 4)] },
  } as const;
  const { game, setup } = deploying({ A: 1, B: 1, C: 1, c: 1 }, { pieces });
  const solid = { code: 'overlaps-terrain', rule: 'SFI-DEPLOY-005' } as const;
  const p = play(game, setup)
    .choose('p2', [at(6, 34)])
    .choose('p1', 'A');
  p.refuses('p1', [at(12, 2, 0, 1 - R)], solid)
    .choose('p1', [at(12, 2, 0, -R)])
    .choose('p1', 'B');
  p.refuses('p1', [at(22, 3, R - 1)], solid)
    .choose('p1', [at(22, 3, R)])
    .choose('p1', [at(27, 3)]);
});

scenario('deployment is no placing: terrain that harms does not harm', ['SFI-DEPLOY-005', 'SFI-TKEY-001'], play => {
  const keywords = ['blazing', 'toxic', 'electrified', 'dangerous-terrain'] as const;
  const { game, setup } = deploying({ A: 1, c: 1 }, { pieces: { fire: { keywords, footprint: [box(10, 0, 6, 6)] } } });
  const p = play(game, setup)
    .choose('p2', [at(6, 34)])
    .choose('p1', [at(12, 3)]);
  expect([conditionsOf(p, 'A'), p.state.models.map(({ damage }) => damage)]).toEqual([[], [0, 0]]);
});

scenario('a Summoned unit is not deployed', 'SFI-PASSIVE-044', play => {
  const { game, setup } = deploying({ A: 1, B: 1, c: 1 }, { cards: { B: { passives: [{ id: 'summoned' }] } } });
  const p = play(game, setup)
    .choose('p2', [at(6, 34)])
    .choose('p1', [at(6, 2)]);
  expect(p.state.units.map(({ id, where }) => [id, where])).toEqual([
    ['A', 'on-table'],
    ['B', 'in-reserve'],
    ['c', 'on-table'],
  ]);
  expect(p.state.round).toBe(1);
});

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
  const { game, setup } = deploying({ A: 5, c: 1 }, hard);
  const p = play(game, setup).choose('p2', [at(6, 34)]);
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

import { type Match, suggest } from '@rulewright/core';
import { inches, rectangle } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { thing } from '../quests/scenario-words.js';
import { type LaidOut, laidOut, plainQuest } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import { placesOf, whyNotThere } from './deployment/places.js';
import { answer, party, refused, until } from './scenario-words.js';

/** The zone of a player in inches: its least and greatest corner. */
const zoneOf = (match: Match<Eld>, player: number): readonly number[] => {
  const corners = match.state.parties[player]?.zone?.corners ?? [];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(one => one / 2540);
};
const plain = { party: party('plain'), initiative: 'position' } as const;

test('zones at the sides of the field face each other as well [ELD-SETUP-009]', () => {
  const left = until('deploy', [9, 1], { ...plain, zones: 2 });
  expect([zoneOf(left, 0), zoneOf(left, 1)]).toEqual([
    [0, 0, 8, 36],
    [28, 0, 36, 36],
  ]);
  const right = until('deploy', [9, 1], { ...plain, zones: 3 });
  expect([zoneOf(right, 0), zoneOf(right, 1)]).toEqual([
    [28, 0, 36, 36],
    [0, 0, 8, 36],
  ]);
});

test('a zone is no deeper than the field [ELD-SETUP-009, ELD-TRAIT-074]', () => {
  const options = { tableSize: { width: 12, depth: 12 } };
  const match = until('deploy', [9, 1], { ...plain, party: party('captain'), zones: 1 }, { options });
  expect(zoneOf(match, 0)).toEqual([0, 0, 12, 12]);
});

test('a player alone does not choose between whole parties and turns [ELD-SETUP-006]', () => {
  const match = until('deployment', [], plain, { players: 1 });
  expect(match.decisions.map(({ kind }) => kind)).not.toContain('deployment');
});

test('a player alone makes no Initiative Check, and keeps Double Time [ELD-SETUP-004, ELD-UPGRADE-042]', () => {
  const match = until('deploy', [], {}, { players: 1 });
  expect([match.decisions[0]?.kind, match.records.filter(({ kind }) => kind === 'roll')]).toEqual(['deploy', []]);
  expect(until('yes', [], {}, { players: 1 }).decisions.map(({ kind }) => kind)).not.toContain('yes');
});

test('nobody is asked for Double Time where the pack has no such Upgrade [ELD-UPGRADE-042]', () => {
  const asked = (pack: Partial<ContentPack>) =>
    until('yes', [9, 1], { party: party('plain') }, { pack }).decisions.some(({ kind }) => kind === 'yes');
  expect([asked({}), asked({ upgrades: {}, parties: {} })]).toEqual([true, false]);
});

test('of four players the second one has the edge opposite to the first, and the others choose among those that are left [ELD-SETUP-008, ELD-SETUP-009]', () => {
  const first = until('zones', [9, 7, 5, 3], plain, { players: 4 });
  expect(first.decisions[0]?.options).toEqual([0, 1, 2, 3]);
  const third = answer(first, 1);
  expect(third.decisions[0]).toMatchObject({ by: 'p3', kind: 'zones', options: [2, 3] });
  const taken = answer(third, 3);
  expect([0, 1, 2, 3].map(player => zoneOf(taken, player))).toEqual([
    [0, 28, 36, 36],
    [0, 0, 36, 8],
    [28, 0, 36, 36],
    [0, 0, 8, 36],
  ]);
});

test.each([0, 1, 2, 3])(
  'Infiltration reaches to the middle line from edge %i, and through the whole of a zone that is deeper [ELD-SKILL-030, ELD-TRAIT-074]',
  zones => {
    const reaches = (size: number, far: number) => {
      const options = { tableSize: { width: size, depth: size } };
      const list = { ...plain, party: party('captain', 'scout'), zones, firstPlayer: 'p1', card: 'none' } as const;
      const match = until('deploy', [9, 1], list, { options });
      const along = zones % 2 === 0 ? far : inches(size) - far;
      const at = zones < 2 ? { x: inches(10), y: along, z: 0 } : { x: along, y: inches(10), z: 0 };
      return refused(match, { model: 'p1:2', at, facing: { x: 0, y: 1 } })?.[0];
    };
    expect([reaches(36, inches(18) - 1600), reaches(36, inches(18) - 1599)]).toEqual([undefined, 'out-of-the-zone']);
    // Thirteen inches, of a field of twenty-four.
    expect([reaches(24, inches(13) - 1600), reaches(24, inches(13) - 1599)]).toEqual([undefined, 'out-of-the-zone']);
  },
);

test('Infiltration II does not keep a model out of a zone that all players share [ELD-SKILL-031, ELD-SETUP-009]', () => {
  const shared = { quests: { 'open-hostilities': { ...plainQuest, zones: 'shared' as const } } };
  const match = until('deploy', [9, 1], { ...plain, party: party('spy'), firstPlayer: 'p1' }, { pack: shared });
  const place = (y: number) => ({ model: 'p1:1', at: { x: inches(20), y: inches(y), z: 0 }, facing: { x: 0, y: 1 } });
  expect([refused(match, place(4)), refused(match, place(30))]).toEqual([undefined, undefined]);
});

test('surfaces, also round ones, carry only the part of a base that lies on them at its level [ELD-SETUP-011]', () => {
  const level = inches(1);
  const carried = (lay: LaidOut, x = inches(10)) => {
    const { table } = laidOut('', { at: { A: { x: inches(30), y: inches(30) } }, ...lay });
    const zone = rectangle({ x: 0, y: 0 }, inches(36), inches(36));
    const places = placesOf(table, modelOf(table.state, 'A'), zone, []);
    return whyNotThere(places, { x, y: inches(10), z: level }, 'at')?.code;
  };
  // The base has a radius of 1600: 1132 is the radius of half of it.
  const drum = (radius: number): LaidOut => ({
    things: [thing('gates', { x: inches(10), y: inches(10), z: 0 }, { id: 'drum', radius, height: level, hp: 2 })],
  });
  expect([carried(drum(1200)), carried(drum(1050))]).toEqual([undefined, 'no-support']);
  const roof = { boxes: [[10, 8, 4, 4]] as const, top: 1 };
  const crate = { boxes: [[6, 8, 4, 4]] as const, top: 0.5 };
  expect(carried({ scenery: { roof, crate } }, inches(10) + 300)).toBeUndefined();
  expect(carried({ scenery: { roof, crate } }, inches(10) - 300)).toBe('no-support');
});

test('half of the base on a surface is measured to 1/100 mm along a straight border at any angle, and a corner carries a quarter [ELD-SETUP-011]', () => {
  const level = inches(1);
  /** The surface is a square turned by 45 degrees: its right corner is at (14, 10), its lower right border at x + y = 24. */
  const outline = { corners: [[14, 10], [10, 14], [6, 10], [10, 6]].map(([x = 0, y = 0]) => ({ x: inches(x), y: inches(y) })) }; // biome-ignore format: corners in a line
  const { table } = laidOut('', { at: { A: { x: inches(30), y: inches(30) } } });
  const scenery = [{ id: 'roof', kind: 'solid', cover: null, placedBy: null, parts: [{ outline, base: 0, top: level }] }] as const; // biome-ignore format: one piece
  const state = { ...table.state, scenery };
  const zone = rectangle({ x: 0, y: 0 }, inches(36), inches(36));
  const places = placesOf({ ...table, state }, modelOf(state, 'A'), zone, []);
  const carried = (x: number, y: number) => whyNotThere(places, { x, y, z: level }, 'at')?.code;
  expect(carried(inches(12), inches(12))).toBeUndefined();
  expect([carried(inches(12) + 1, inches(12)), carried(inches(12), inches(12) + 1)]).toEqual([
    'no-support',
    'no-support',
  ]);
  // At a corner a quarter is carried; half is from 7.73 mm inside on.
  expect(carried(inches(14), inches(10))).toBe('no-support');
  expect([carried(inches(14) - 772, inches(10)), carried(inches(14) - 773, inches(10))]).toEqual([
    'no-support',
    undefined,
  ]);
});

test('a party without room in its zone stays away, and the other one is deployed [ELD-SETUP-010, ELD-SETUP-015]', () => {
  const outline = [[0, 0], [36, 0], [36, 10], [0, 10]] as const; // biome-ignore format: corners in a line
  const cliff = { name: 'Cliff', width: 36, depth: 36, scenery: [{ id: 'cliff', parts: [{ outline, top: null }] }] };
  const answers = { ...plain, zones: 0, firstPlayer: 'p1', card: 'cliff' } as const;
  for (const deployment of ['whole', 'alternate'] as const) {
    const match = until('deploy', [9, 1], { ...answers, deployment }, { pack: { fields: { cliff } } });
    expect(match.decisions.map(({ kind, by }) => [kind, by])).toEqual([['deploy', 'p2']]);
  }
});

test('of three players the second one chooses the position first where the winner takes the order [ELD-SETUP-005, ELD-SETUP-008]', () => {
  const answers = { party: party('plain'), initiative: 'order' } as const;
  // The results put the players in the order p2, p1, p3.
  const asked: string[] = [];
  const zones = (by: string): number => {
    asked.push(by);
    return asked.length === 1 ? 0 : 2;
  };
  until('deployment', [5, 9, 1], { ...answers, zones }, { players: 3 });
  expect(asked.slice(0, 2)).toEqual(['p1', 'p3']);
});

test('a model with Stealth I is not deployed Shrouded [ELD-SKILL-040]', () => {
  const match = until('deploy', [9, 1], { ...plain, party: party('scout') });
  const [model] = match.state.models;
  const at = { x: 20000, y: 4000, z: 0 };
  const choice = { model: model?.id, at, facing: { x: 0, y: 1 }, secret: 'shrouded' };
  expect(refused(match, choice)).toEqual(['no-ability', 'ELD-SKILL-040']);
});

test('a Crouched model is deployed where a standing one has no room [ELD-SETUP-012, ELD-SETUP-015]', () => {
  const outline = [[10, 0], [20, 0], [20, 8], [10, 8]] as const; // biome-ignore format: corners in a line
  const scenery = [{ id: 'beam', parts: [{ outline, base: 1, top: 3 }] }];
  const low = { name: 'Low', width: 36, depth: 36, scenery };
  const answers = { ...plain, zones: 0, firstPlayer: 'p1', card: 'low' } as const;
  const match = until('deploy', [9, 1], answers, { pack: { fields: { low } } });
  const choice = { model: 'p1:1', at: { x: inches(15), y: inches(4), z: 0 }, facing: { x: 0, y: 1 } };
  expect(refused(match, choice)).toEqual(['not-free', 'ELD-SETUP-015']);
  expect(refused(match, { ...choice, crouched: true })).toBeUndefined();
});

test('a model with Concealed Approach is deployed Shrouded, and one that does not get it is not [ELD-UPGRADE-029, ELD-SKILL-040]', () => {
  const veil = { name: 'Veil', faction: 'neutral', cost: 1, limit: null, changes: [], code: 'concealed-approach' };
  const answers = { ...plain, party: { ...party('plain'), upgrades: ['veil'] }, zones: 0, firstPlayer: 'p1' } as const;
  const match = until('deploy', [9, 1], answers, { pack: { upgrades: { veil }, parties: {} } });
  const at = { x: inches(20), y: inches(4), z: 0 };
  const choice = { model: 'p1:1', at, facing: { x: 0, y: 1 }, secret: 'shrouded' };
  expect(refused(match, choice)).toEqual(['no-ability', 'ELD-SKILL-040']);
  expect(refused(match, { ...choice, upgrades: ['veil'] })).toBeUndefined();
});

test('a field of another size is not offered [ELD-SETUP-003]', () => {
  const small = { name: 'Small', width: 36, depth: 30, scenery: [] };
  for (const fields of [{ small }, { small: { ...small, width: 30, depth: 36 } }]) {
    const match = until('card', [9, 1], plain, { pack: { fields } });
    expect(match.decisions.map(({ kind }) => kind)).not.toContain('card');
  }
});

test('a part of the scenery of a field may have no upper end [ELD-SETUP-003]', () => {
  const outline = [[4, 2], [8, 2], [8, 6]] as const; // biome-ignore format: corners in a line
  const part = (top: number | null) => ({ id: `rock ${top}`, parts: [{ outline, top }] });
  const crags = { name: 'Crags', width: 36, depth: 36, scenery: [part(null), part(3)] };
  const match = until('initiative', [9, 1], { ...plain, card: 'crags' }, { pack: { fields: { crags } } });
  const tops = match.state.scenery.map(({ id, parts }) => [id, ...parts.map(({ top }) => top)]);
  expect(tops).toEqual([
    ['rock null', null],
    ['rock 3', inches(3)],
  ]);
});

test('of three players the second one has the edge opposite to the first, or by option any other edge; of two always the opposite one [ELD-SETUP-009]', () => {
  const offered = (players: number, secondZone: 'opposite' | 'anyEdge') => {
    const first = until('zones', [9, 7, 5], plain, { players, options: { secondZone } });
    const [next] = answer(first, 2).decisions;
    return next && [next.by, next.kind, next.options];
  };
  expect(offered(3, 'opposite')).toEqual(['p3', 'zones', [0, 1]]);
  expect(offered(3, 'anyEdge')).toEqual(['p2', 'zones', [0, 1, 3]]);
  expect(offered(2, 'anyEdge')?.[1]).toBe('deployment');
});

test('of four players those who tie roll again among themselves, and the two rights go to the first and the second [ELD-SETUP-004, ELD-SETUP-008]', () => {
  // p1 and p2 tie, and so do p3 and p4; then p2 and p3 are better.
  let match = until('zones', [9, 9, 3, 3, 5, 7, 2, 1], plain, { players: 4 });
  const asked: string[] = [];
  for (let [decision] = match.decisions; decision?.kind === 'zones'; [decision] = match.decisions) {
    asked.push(decision.by);
    match = answer(match, decision.options?.[0]);
  }
  // The second and the last one had no choice left.
  expect([asked, match.decisions[0]?.by]).toEqual([['p2', 'p3'], 'p2']);
  expect(answer(match, 'whole').decisions[0]).toMatchObject({
    by: 'p1',
    kind: 'firstPlayer',
    options: ['p2', 'p1', 'p3', 'p4'],
  });
});

test('three parties of different sizes are deployed in turns until the last one is complete [ELD-SETUP-006, ELD-SETUP-007]', () => {
  const lists = (by: string) => party(...Array<string>(Number(by.slice(1))).fill('plain'));
  let match = until(
    'deploy',
    [9, 7, 5],
    { ...plain, party: lists, deployment: 'alternate', firstPlayer: 'p3' },
    { players: 3 },
  );
  const came: string[] = [];
  for (let [decision] = match.decisions; decision?.kind === 'deploy'; [decision] = match.decisions) {
    came.push(decision.by);
    match = answer(match, suggest(match, decision, 1)[0]);
  }
  expect(came).toEqual(['p3', 'p1', 'p2', 'p3', 'p2', 'p3']);
});

test('Infiltration II keeps out of the zone of an enemy with a Tactician to its whole depth [ELD-SKILL-031, ELD-TRAIT-074]', () => {
  const lists = (by: string) => (by === 'p1' ? party('spy') : party('captain'));
  const match = until('deploy', [9, 1], { ...plain, party: lists, zones: 0, firstPlayer: 'p1' });
  const put = (y: number) =>
    refused(match, { model: 'p1:1', at: { x: inches(20), y, z: 0 }, facing: { x: 0, y: 1 } })?.[0];
  expect([put(inches(23) - 1600), put(inches(23) - 1599)]).toEqual([undefined, 'out-of-the-zone']);
});

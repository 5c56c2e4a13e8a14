import { act, createMatch, type Match } from '@rulewright/core';
import { randomBot } from '@rulewright/core/bots';
import { completelyWithin, overlaps } from '@rulewright/core/inches';
import { refusalOf } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { createGame } from '../../game.js';
import { roomToDeploy } from '../../ground/inches/deployment/room-to-deploy.js';
import { deploymentZone } from '../../ground/inches/deployment/zones.js';
import { placeAt, pointOf } from '../../ground/inches/measure/place.js';
import { radiusOfBase, standardBases } from '../../vocabulary/bases.js';
import type { InchOutline } from '../../vocabulary/inches-map.js';
import type { Jhx, JhxOptions } from '../../vocabulary/index.js';
import { v11Content } from '../content/index.js';
import { v11Edition } from '../edition.js';
import { judgementV11 } from '../game.js';
import { v11Numbers } from '../numbers/numbers.js';
import { causeway, convertedMaps, readInchesMap } from './index.js';

const INCH = 2540;
const RADIUS = 1500;
const warbands = [
  ['brannoc', 'tamsin', 'garm'],
  ['odrun', 'ilvane', 'pell'],
];

/** A match up to the moment that is looked for; until then a bot answers. */
const upTo = (isThere: (match: Match<Jhx>) => boolean, match: Match<Jhx>): Match<Jhx> => {
  const bot = randomBot<Jhx>('set-up');
  let at = match;
  for (let i = 0; i < 200; i++) {
    const [decision] = at.decisions;
    if (!decision || isThere(at)) return at;
    at = act(at, bot.answer(at, decision));
  }
  throw new Error('not within 200 actions');
};

const matchOn = (options: Partial<JhxOptions>): Match<Jhx> =>
  createMatch(judgementV11, { players: ['ann', 'bob'], seed: 'set-up', options });

const deploying = (options: Partial<JhxOptions> = {}): Match<Jhx> =>
  upTo(({ decisions: [one] }) => one?.kind === 'deploy', matchOn({ map: 'causeway', warbands, ...options }));

/** True once every Hero stands on the table. */
const isDeployed = ({ models }: Jhx['state']): boolean =>
  models.some(({ kind }) => kind === 'hero') && models.every(({ at }) => at !== null);

/** The Hero of the player who deploys now that waits first, put at a place. */
const answered = (match: Match<Jhx>, at: unknown): Match<Jhx> => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('no question');
  const model = match.state.models.find(one => one.player === decision.by && one.at === null)?.id;
  return act(match, { by: decision.by, decision: decision.id, choice: { model, at } });
};

/** The same at a point in 1/100 mm. */
const deployed = (match: Match<Jhx>, x: number, y: number): Match<Jhx> => answered(match, placeAt({ x, y }));

describe('deployment by distance', () => {
  const match = deploying();
  const side = match.state.warbands.find(({ player }) => player === match.decisions[0]?.by)?.side;
  /** A height over the own edge, for either side. */
  const from = (y: number): number => (side === 'lower' ? y : 24 * INCH - y);

  test('the whole base stands in the own zone, to 1/100 mm [JHX-DEPLOY-002, JV11-BASE-003, JV11-BASE-014]', () => {
    const most = 4 * INCH - RADIUS;
    expect(deployed(match, 6 * INCH, from(most)).state.models.some(({ at }) => at !== null)).toBe(true);
    expect(refusalOf(() => deployed(match, 6 * INCH, from(most + 1)))).toBeDefined();
    expect(refusalOf(() => deployed(match, 6 * INCH, from(20 * INCH)))).toBeDefined();
    expect(refusalOf(() => deployed(match, RADIUS, from(RADIUS)))).toBeUndefined();
    expect(refusalOf(() => deployed(match, RADIUS - 1, from(RADIUS)))).toBeDefined();
  });

  test('bases may touch the Effigy and never overlap it [JHX-DEPLOY-003, JV11-BASE-008, JV11-BASE-004]', () => {
    const beside = 12 * INCH - 2500 - RADIUS;
    expect(refusalOf(() => deployed(match, beside, from(3 * INCH)))).toBeUndefined();
    expect(refusalOf(() => deployed(match, beside + 1, from(3 * INCH)))).toBeDefined();
  });

  test('bases may touch each other and never overlap [JV11-BASE-008]', () => {
    const first = deployed(match, 6 * INCH, from(2 * INCH));
    expect(refusalOf(() => deployed(first, 6 * INCH + 2 * RADIUS, from(2 * INCH)))).toBeUndefined();
    expect(refusalOf(() => deployed(first, 6 * INCH + 2 * RADIUS - 1, from(2 * INCH)))).toBeDefined();
  });

  test.each([-1, 0.5, 1e300, Number.NaN, '5', null, {}, 999_999_999])(
    '%j is refused as a place [JV11-BASE-003]',
    at => {
      expect(refusalOf(() => answered(match, at))).toBeDefined();
    },
  );
});

test('the bases that the players chose have room on the map: Shrines overlap nothing [JV11-BASE-004, JV11-BASE-008]', () => {
  // Two Shrines whose centres are 60 mm apart.
  const shrines = [{ at: [8, 12] }, { at: [8, 12 + 60 / 25.4] }];
  const twins = readInchesMap({ ...causeway, id: 'twins', terrain: [], gates: [], shrines, soulPits: [[12, 12]] });
  const game = createGame({ pack: v11Content, maps: [twins], edition: v11Edition });
  const begin = (mm: number) => {
    const v11BaseMm = { ...standardBases, shrine: mm };
    return refusalOf(() => createMatch(game, { players: 2, seed: 'twins', options: { map: 'twins', v11BaseMm } }));
  };
  expect(begin(60)).toBeUndefined();
  expect(begin(61)).toEqual({
    code: 'overlap',
    rule: 'JV11-BASE-008',
    path: 'options.map',
    detail: { map: 'twins', at: 'shrines[1].at', with: 'shrines[0].at' },
  });
});

describe('a zone with just enough room', () => {
  /** Three bases of 30 mm side by side, and 1 mm more. */
  const width = (3 * 30 + 1) / 25.4;
  const near = [
    [0, 0],
    [width, 0],
    [width, 1.2],
    [0, 1.2],
  ] as const;
  const narrow = readInchesMap({
    ...causeway,
    id: 'narrow',
    effigies: { lower: { at: [5, 2.5] }, upper: { at: [19, 21.5] } },
    deployment: { lower: near, upper: near.map(([x, y]) => [24 - x, 24 - y]) },
  });
  const game = createGame({ pack: v11Content, maps: [narrow], edition: v11Edition });
  const setup = { players: ['ann', 'bob'], seed: 'narrow', options: { map: 'narrow', warbands } };
  const match = upTo(({ decisions: [one] }) => one?.kind === 'deploy', createMatch(game, setup));
  const side = match.state.warbands.find(({ player }) => player === match.decisions[0]?.by)?.side;
  const at = (x: number): Match<Jhx> =>
    side === 'lower' ? deployed(match, x, RADIUS) : deployed(match, 24 * INCH - x, 24 * INCH - RADIUS);

  test('takes no base where it leaves the others no room: all models deploy [JHX-DEPLOY-001, JHX-DEPLOY-005]', () => {
    // The others need all but 1 mm of the zone; the places that are looked for have 1/50 mm of play each.
    expect(refusalOf(() => at(RADIUS + 90))).toBeUndefined();
    expect(refusalOf(() => at(RADIUS + 101))).toMatchObject({ code: 'no-room-for-the-others', rule: 'JHX-DEPLOY-005' });
  });

  test('has no room for a Hero with a larger base: the match is refused [JHX-DEPLOY-003, JV11-BASE-004]', () => {
    const begin = (...heroes: readonly string[]) =>
      refusalOf(() =>
        createMatch(game, { ...setup, options: { map: 'narrow', warbands: [heroes, ['odrun', 'ilvane', 'pell']] } }),
      );
    expect(begin('brannoc', 'tamsin', 'garm')).toBeUndefined();
    expect(begin('brannoc', 'tamsin', 'gruk')).toMatchObject({
      code: 'too-few',
      rule: 'JHX-DEPLOY-003',
      path: 'options.map',
      detail: { map: 'narrow', room: 2, needs: 3 },
    });
    // Before a draft any Hero may be picked.
    expect(refusalOf(() => createMatch(game, { ...setup, options: { map: 'narrow' } }))).toMatchObject({
      code: 'too-few',
    });
  });

  test('takes all Heroes of a bot [JHX-DEPLOY-001]', () => {
    expect(isDeployed(upTo(({ state }) => isDeployed(state), match).state)).toBe(true);
  });
});

describe('a zone whose room depends on which base stands where', () => {
  /** Strips one base deep beside each other, with a wall between each two: so wide, in mm. */
  const strips = (...wide: readonly number[]) => {
    const depth = 41 / 25.4;
    const gap = 10;
    const starts = wide.map((_, i) => wide.slice(0, i).reduce((sum, mm) => sum + mm + gap, 0));
    const width = (wide.reduce((sum, mm) => sum + mm, 0) + gap * (wide.length - 1)) / 25.4;
    const block = (from: number, low: number): InchOutline => {
      const [left, right] = [from / 25.4, (from + gap) / 25.4];
      return [
        [left, low],
        [right, low],
        [right, low + depth],
        [left, low + depth],
      ];
    };
    const zone = (low: number): InchOutline => [
      [0, low],
      [width, low],
      [width, low + depth],
      [0, low + depth],
    ];
    const walls = [0, 24 - depth].flatMap(low => starts.slice(1).map(start => block(start - gap, low)));
    return readInchesMap({
      ...causeway,
      id: 'strips',
      terrain: walls.map(outline => ({ kind: 'impassable', outlines: [outline] })),
      effigies: { lower: { at: [2, 2.8] }, upper: { at: [2, 21.2] } },
      deployment: { lower: zone(0), upper: zone(24 - depth) },
    });
  };
  const roomFor = (radii: readonly number[], ...wide: readonly number[]): number =>
    roomToDeploy(strips(...wide), 'lower', { numbers: v11Numbers, bases: standardBases }, radii).length;
  const room = (...wide: readonly number[]): number => roomFor([1500, 2000, 1500, 1500, 1500], ...wide);

  test('the largest base may stand in the last strip, or in the middle one [JHX-DEPLOY-003, JV11-BASE-014]', () => {
    // Bases of 30 mm need 61 mm by twos, and that of 40 mm needs a strip for itself.
    expect(room(61, 61, 41)).toBe(5);
    expect(room(61, 41, 61)).toBe(5);
    expect(room(41, 61, 61)).toBe(5);
    expect(room(61, 61, 39)).toBe(4);
  });

  test('no base is left out while any way to stand has room for all of them [JHX-DEPLOY-003, JV11-BASE-014]', () => {
    // Bases laid side by side from either end, or from the middle, put one of 40 mm in the strip that the smaller ones need.
    expect(roomFor([2000, 2000, 2000, 1500, 1500], 41, 61, 41, 41)).toBe(5);
    expect(roomFor([2000, 2000, 2000, 1500, 1500], 41, 61, 41, 39)).toBe(4);
  });

  test('a smaller base may deploy wherever the largest one still finds its strip [JHX-DEPLOY-001, JHX-DEPLOY-005]', () => {
    const game = createGame({ pack: v11Content, maps: [strips(61, 41)], edition: v11Edition });
    const heroes = ['brannoc', 'tamsin', 'gruk'];
    const options = { map: 'strips', warbands: [heroes, heroes] };
    const match = upTo(
      ({ decisions: [one], state }) =>
        one?.kind === 'deploy' && state.warbands.some(({ player, side }) => player === one.by && side === 'lower'),
      createMatch(game, { players: ['ann', 'bob'], seed: 'strips', options }),
    );
    const put = (x: number): Match<Jhx> => deployed(match, x, 2000);
    expect(refusalOf(() => put(1600))).toBeUndefined();
    expect(refusalOf(() => put(7100 + 2000))).toMatchObject({ code: 'no-room-for-the-others' });
  });
});

test.each([causeway, ...convertedMaps].map(({ id, mode }) => [id, mode] as const))(
  'on %s every model is deployed, wholly in its zone, and no two bases overlap [JHX-DEPLOY-001, JHX-DEPLOY-005, JV11-BASE-008]',
  (id, mode) => {
    const ready = upTo(({ state: now }) => isDeployed(now), matchOn({ map: id, mode }));
    const map = [causeway, ...convertedMaps].find(one => one.id === id);
    const { state } = ready;
    const bases = state.models
      .filter(({ kind }) => kind === 'hero')
      .map(({ card, at, player, member }) => ({
        player,
        base: {
          at: pointOf(at ?? -1),
          radius: radiusOfBase((member === null ? v11Content.heroes[card]?.base : undefined) ?? standardBases.hero),
        },
      }));
    for (const [i, { player, base }] of bases.entries()) {
      const side = state.warbands.find(one => one.player === player)?.side;
      expect(map && side && completelyWithin(base, deploymentZone(map, side, v11Numbers), 0)).toBe(true);
      expect(bases.slice(0, i).some(other => overlaps(other.base, base))).toBe(false);
    }
  },
);

import { act, createMatch, history, legal, type Match } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../board/on-hexes.js';
import { battleMaps, skirmishMaps } from '../content/maps/index.js';
import { createGame } from '../game.js';
import { isOccupied } from '../ground/hexes/models/field.js';
import { effigyHealth } from '../hero-cards/reading/health.js';
import { judgementHex } from '../index.js';
import { effigyId } from '../match/models.js';
import { modeOf, tableIn } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import { laidOut, packWith, plainHero } from '../testing/index.js';
import type { Jhx, JhxOptions } from '../vocabulary/index.js';
import { deploymentPlaces } from './deployment/deploy.js';

const scenario = scenarios<RuleId>(test);
const players = ['p1', 'p2'];
const quiet = skirmishMaps.map(map => ({ ...map, monsterPits: [] }));
const game = createGame({ pack: packWith(), maps: quiet });

scenario('the map is agreed on', ['JHX-SETUP-005', 'JHX-SETUP-017'], play => {
  const [, second] = quiet;
  const p = play(game, { players, options: { map: second?.id ?? '' } });
  expect([p.state.map, p.state.stage]).toEqual([second?.id, { name: 'set-up', step: 'gods' }]);
});

scenario(
  'a map that is not agreed on is drawn among those of the mode, each as likely',
  ['JHX-SETUP-005', 'JHX-GEN-007'],
  play => {
    for (const [face, map] of quiet.entries()) {
      expect(play(game, { players, dice: [face + 1] }).state.map).toBe(map.id);
    }
  },
);

scenario(
  'each player represents a god; both may have the same one',
  ['JHX-GOD-001', 'JHX-GOD-002', 'JHX-SETUP-002'],
  play => {
    const p = play(game, { players, options: { map: quiet[0]?.id ?? '' } });
    const six = ['bruelin', 'grul', 'ista', 'krognar', 'tomas', 'torin'];
    p.options('p1', six).options('p2', six);
    p.choose('p2', 'grul').waitsFor({ by: 'p1', kind: 'god' }).choose('p1', 'grul');
    expect(p.state.warbands.map(({ god, fate }) => [god, fate])).toEqual([
      ['grul', 0],
      ['grul', 0],
    ]);
  },
);

/** A match up to its first decision of a kind, by the first options. */
const until = (kind: string, options: Partial<JhxOptions>, from = game, seed = 'set-up'): Match<Jhx> => {
  let match = createMatch(from, { players, seed, options });
  for (let n = 0; n < 400 && match.decisions[0]?.kind !== kind; n++) {
    const [decision] = match.decisions;
    const choice = decision?.options?.[decision.options.length - 1];
    if (!decision || choice === undefined) break;
    match = act(match, { decision: decision.id, by: decision.by, choice });
  }
  return match;
};

describe('deployment', () => {
  const match = until('deploy', { map: quiet[0]?.id ?? '' });
  const { state } = match;
  const table = { ...tableIn(match), state };

  test('the first player deploys first, Heroes only, anywhere free in the own zone [JHX-DEPLOY-001, JHX-DEPLOY-002, JHX-DEPLOY-003, JHX-DEPLOY-004]', () => {
    const [first] = state.order;
    const options = legal(match, first);
    expect(state.models.every(({ kind, player }) => kind === 'hero' || player === null)).toBe(true);
    const waiting = state.models.filter(({ player }) => player === first);
    const cells = waiting.slice(0, 1).flatMap(model => fieldOf(table).places(deploymentPlaces(table, model)));
    expect(options).toHaveLength(waiting.length * cells.length);
    const field = fieldOf(table);
    const own = field.pieces.find(({ id }) => id === effigyId(first));
    expect(own?.cells).toHaveLength(3);
    for (const cell of cells) {
      expect(isOccupied(field, cell)).toBe(false);
      expect(own?.cells.includes(cell)).toBe(false);
    }
    expect(legal(match, state.order[1])).toEqual([]);
  });

  test('each player’s Effigy and deployment zone are on the side that the player took [JHX-DEPLOY-006, JHX-DEPLOY-002]', () => {
    const field = fieldOf(table);
    const { board } = field.terrain;
    expect(state.warbands.map(({ side }) => side).sort()).toEqual(['lower', 'upper']);
    for (const { player, side } of state.warbands) {
      const own = field.pieces.find(({ id }) => id === effigyId(player));
      const [hero] = state.models.filter(model => model.player === player);
      const zone = hero ? field.places(deploymentPlaces(table, hero)) : [];
      const rises = [...zone, ...(own?.cells ?? [])].map(cell => board.riseOf(cell) * (side === 'lower' ? -1 : 1));
      expect(zone).not.toHaveLength(0);
      expect(Math.min(...rises)).toBeGreaterThan(0);
    }
  });

  test('by the option `effigyFootprint` Effigies stand with their side hexes towards the middle [JHX-SETUP-007]', () => {
    const cells = (effigyFootprint: JhxOptions['effigyFootprint']): readonly (readonly number[])[] => {
      const { state, header } = until('deploy', { map: quiet[0]?.id ?? '', effigyFootprint });
      const field = fieldOf({ ...table, pack: packWith(), state, options: header.options });
      const { board } = field.terrain;
      return state.warbands.map(({ player, side }) => {
        const own = field.pieces.find(({ id }) => id === effigyId(player));
        const rises = (own?.cells ?? []).map(cell => board.riseOf(cell) * (side === 'lower' ? 1 : -1));
        for (const cell of own?.cells ?? []) expect(isOccupied(field, cell)).toBe(true);
        return rises.map(rise => rise - (rises[1] ?? 0));
      });
    };
    // In half hexes, from the centre towards the middle of the board.
    expect(cells('towards-edge')).toEqual([
      [-1, 0, -1],
      [-1, 0, -1],
    ]);
    expect(cells('towards-middle')).toEqual([
      [1, 0, 1],
      [1, 0, 1],
    ]);
  });

  test('the second player deploys next; nobody is left over [JHX-DEPLOY-001]', () => {
    let now = match;
    const order: string[] = [];
    while (now.decisions[0]?.kind === 'deploy') {
      const [decision] = now.decisions;
      order.push(decision.by);
      now = act(now, { decision: decision.id, by: decision.by, choice: decision.options?.[0] });
    }
    const [a, b] = state.order;
    const size = (player: string): number => state.models.filter(one => one.player === player).length;
    expect(order).toEqual([...Array(size(a)).fill(a), ...Array(size(b)).fill(b)]);
    expect(now.state.models.filter(({ kind }) => kind === 'hero').every(({ at }) => at !== null)).toBe(true);
  });

  test('round 1 begins with the first turn as drafted, after all declarations [JHX-ROUND-007, JHX-ROUND-002, JHX-SETUP-017, JHX-SETUP-016]', () => {
    const now = until('hero', { map: quiet[0]?.id ?? '' });
    expect([now.state.round, now.state.order]).toEqual([1, state.order]);
    expect(now.decisions[0]?.by).toBe(state.order[0]);
    expect(now.state.souls).toEqual([]);
    const steps = history(now)
      .flatMap(({ records }) => records)
      .flatMap(one => (one.kind === 'event' && one.event.type === 'StageReached' ? [one.event.stage] : []))
      .flatMap(stage => (stage.name === 'communion' ? [stage.step] : []));
    expect([...new Set(steps)]).toEqual([3]);
  });
});

test('every Hero begins at level 1, unhurt and with nothing [JHX-SETUP-020]', () => {
  const { state } = until('deploy', { map: quiet[0]?.id ?? '' });
  for (const { level, damage, artefacts, souls, counters } of state.models) {
    expect([level, damage, artefacts, souls, counters]).toEqual([1, 0, [], 0, {}]);
  }
});

test('nobody deploys on a wall, on impassable terrain, on the Effigy or where somebody stands [JHX-DEPLOY-003]', () => {
  const { table, cell } = laidOut(
    `
         3
      A     ^1
         @
      @     @
         =
      #     +2
    `,
    {
      map: {
        deployment: {
          lower: [
            [1, 1],
            [1, 2],
            [1, 3],
            [2, 1],
            [2, 2],
            [2, 3],
            [3, 1],
            [3, 2],
            [3, 3],
          ],
          upper: [],
        },
      },
      warbands: { p1: { side: 'lower' } },
    },
  );
  const free = fieldOf(table).places({ zone: 'lower' });
  expect([...free].sort()).toEqual([cell('1'), cell('2'), cell('3')].sort());
});

test('a Hero unit is deployed with all its models, in one slot [JHX-DEPLOY-005, JHX-UNIT-001]', () => {
  const hero = { ...plainHero, name: 'Leader' };
  const { fighter: _, ...rest } = packWith().heroes;
  const unit = { name: 'Band', source: 'original', commander: hero, members: [] };
  const crew = { ...(packWith().units['tallow-street-crew'] ?? unit) };
  const pack = { ...packWith(), heroes: Object.fromEntries(Object.entries(rest).slice(0, 2)), units: { crew } };
  const match = until('deploy', { map: quiet[0]?.id ?? '' }, createGame({ pack, maps: quiet }));
  const mine = match.state.models.filter(({ player }) => player === 'p1');
  expect(mine.filter(({ unit }) => unit === 'p1:crew').map(({ id }) => id)).toEqual([
    'p1:crew',
    ...crew.members.map(({ id }) => `p1:crew/${id}`),
  ]);
  expect(mine).toHaveLength(3 + crew.members.length);
});

test.each([
  ['3v3', 16, skirmishMaps],
  ['5v5', 20, battleMaps],
] as const)(
  'in %s an Effigy begins with %i base health [JHX-SETUP-001, JHX-SETUP-008, JHX-SETUP-009]',
  (mode, health, maps) => {
    const game = createGame({ pack: packWith(), maps: maps.map(map => ({ ...map, monsterPits: [] })) });
    const match = createMatch(game, { players, options: { mode }, seed: 'x' });
    const table = tableIn(match);
    expect(players.map(player => effigyHealth(table, player))).toEqual([health, health]);
    expect(modeOf(table).heroes).toBe(mode === '3v3' ? 3 : 5);
  },
);

test('each of the six maps can be set up, the default game with all its Monsters [JHX-SETUP-010, JHX-SETUP-011, JHX-SETUP-012]', () => {
  for (const map of [...skirmishMaps, ...battleMaps]) {
    const match = until('hero', { mode: map.mode, map: map.id }, judgementHex);
    expect(match.state.round).toBe(1);
    expect(match.state.pits).toHaveLength(map.monsterPits.length);
  }
});

import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/index.js';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { changed, expectEvents, square, village } from '../testing/village.js';
import type { TurnChoice } from '../vocabulary/index.js';
import { isCursed, needsHallowing } from './terrain.js';

const scenario = scenarios<RuleId>(test);

const build: TurnChoice = { do: 'build' };
const decks = { building: ['farm', 'mine'] } as const;
const on = (tile: string, more: Readonly<Record<string, string>> = {}) =>
  village({ turn: 'farmer', at: { farmer: '1,0' }, tiles: { '1,0': tile, ...more }, decks });

scenario('no marsh can be built on, not even a hallowed one', 'JOG-TERR-001', play => {
  for (const tile of ['marsh', 'magical-marsh', 'marsh hallowed']) {
    play(game, on(tile)).refuses('p2', build, { code: 'unbuildable', rule: 'JOG-TERR-001' });
  }
  play(game, on('forest')).choose('p2', build);
});

scenario(
  'a magical marsh curses what lies beside it; a regular one does not',
  ['JOG-TERR-002', 'JOG-HAL-001'],
  play => {
    const cursed = play(game, on('forest', { '2,0': 'magical-marsh' }));
    cursed.refuses('p2', build, { code: 'needs-hallowing', rule: 'JOG-HAL-001' });
    play(game, on('forest', { '2,0': 'marsh' })).choose('p2', build);
    // A tile at a corner of the marsh is not beside it, and a tile two squares away is not either.
    play(game, on('forest', { '2,1': 'magical-marsh' })).choose('p2', build);
    play(game, on('forest', { '3,0': 'magical-marsh' })).choose('p2', build);
  },
);

scenario('neither the Town Hall nor a marsh is cursed', 'JOG-TERR-002', play => {
  const { state } = play(game, on('magical-marsh', { '2,0': 'marsh', '1,1': 'hill' }));
  const table = { pack: defaultContent, state };
  expect(state.tiles.filter(tile => isCursed(table, tile)).map(tile => tile.kind)).toEqual(['hill']);
  expect(state.tiles.filter(tile => needsHallowing(table, tile)).map(tile => tile.kind)).toEqual(['hill']);
});

scenario('a tile that comes to lie beside the magical marsh later is cursed as well', 'JOG-TERR-003', play => {
  const p = play(
    game,
    village({
      turn: 'farmer',
      at: { farmer: '1,0' },
      tiles: { '1,0': 'hill', '2,1': 'magical-marsh' },
      decks: { terrain: ['forest'], building: ['farm'] },
      done: ['chieftain', 'gatherer'],
      cards: { calm: [] },
    }),
  );
  p.choose('p2', { do: 'explore', draw: 1 }).choose('p2', square('2,0'));
  p.choose('p4', { do: 'pass' }).choose('p1', { do: 'pass' });
  p.refuses('p2', build, { code: 'needs-hallowing', rule: 'JOG-HAL-001' });
});

scenario(
  'a building that the curse reaches stays and works, at the factor of ordinary terrain',
  ['JOG-TERR-004', 'JOG-TERR-005'],
  play => {
    const near = { '2,0': 'magical-marsh' };
    const p = play(game, { ...on('plains farm', near), dice: [1] }).choose('p2', { do: 'produce' });
    expect(p.state.pool.food).toBe(60 + 15 + 1);
    // Magical plains lose their bonus, hallowed or not.
    for (const tile of ['magical-plains farm', 'magical-plains farm hallowed']) {
      const q = play(game, { ...on(tile, near), dice: [1] }).choose('p2', { do: 'produce' });
      expect(q.state.pool.food).toBe(60 + 15 + 1);
      const far = play(game, { ...on(tile), dice: [1] }).choose('p2', { do: 'produce' });
      expect(far.state.pool.food).toBe(60 + 20 + 1);
    }
  },
);

const statueAt = (curseSuppresses: 'produce' | 'produceAndStatue' | 'none') =>
  village({
    turn: 'farmer',
    at: { farmer: '1,0' },
    tiles: { '1,0': 'magical-hill temple hallowed', '2,0': 'magical-marsh' },
    pool: { gold: 5 },
    options: { curseSuppresses },
  });

scenario(
  'by the ruling `curseSuppresses` the curse reaches production, the statue’s price as well, or neither',
  'JOG-TERR-005',
  play => {
    const gold = { produce: 1, produceAndStatue: 2, none: 1 } as const;
    const magic = { produce: 3, produceAndStatue: 3, none: 4 } as const;
    for (const ruling of ['produce', 'produceAndStatue', 'none'] as const) {
      const built = play(game, statueAt(ruling)).choose('p2', { do: 'statue' });
      expect(built.state.pool.gold).toBe(5 - gold[ruling]);
      const produced = play(game, { ...statueAt(ruling), dice: [1] }).choose('p2', { do: 'produce' });
      expect(produced.state.pool.magic).toBe(60 + magic[ruling] + 1);
    }
  },
);

scenario('hallowing makes nothing magical: neither for producing nor for the statue', 'JOG-TERR-006', play => {
  const layout = village({
    turn: 'farmer',
    at: { farmer: '1,0' },
    tiles: { '1,0': 'hill temple hallowed' },
    pool: { gold: 2 },
  });
  const p = play(game, layout).choose('p2', { do: 'statue' });
  expect(p.state.pool).toMatchObject({ gold: 0, magic: 20 });
  const q = play(game, { ...layout, dice: [6] }).choose('p2', { do: 'produce' });
  expect(q.state.pool.magic).toBe(60 + 3 + 6);
});

scenario('a magical tile that only shares a corner with the magical marsh keeps its magic', 'JOG-TERR-005', play => {
  const layout = on('magical-forest farm', { '2,1': 'magical-marsh' });
  const p = play(game, { ...layout, dice: [2] }).choose('p2', { do: 'produce' });
  expect(p.state.pool.food).toBe(60 + 15 + 2);
  const king = village({
    turn: 'farmer',
    at: { farmer: '1,0' },
    tiles: { '1,0': 'magical-forest farm', '2,1': 'magical-marsh' },
    options: { adjacency: 'king' },
  });
  const q = play(game, { ...king, dice: [2] }).choose('p2', { do: 'produce' });
  expectEvents(
    q,
    changed('produce', { food: 10 + 2 }),
    { type: 'TurnEnded', character: 'farmer' },
    { type: 'TurnBegan', character: 'chieftain' },
  );
});

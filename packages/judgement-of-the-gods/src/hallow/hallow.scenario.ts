import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { began, changed, ended, expectEvents, type Layout, square, village } from '../testing/village.js';

const scenario = scenarios<RuleId>(test);

const hallow = { do: 'hallow' } as const;
const on = (tile: string, more: Layout = {}) =>
  village({ turn: 'chieftain', at: { chieftain: '1,0' }, ...more, tiles: { '1,0': tile, ...more.tiles } });

scenario(
  'hallowing costs 20 magic and leaves a token; anybody may build there later',
  ['JOG-HAL-001', 'JOG-HAL-003'],
  play => {
    const p = play(
      game,
      on('magical-forest', { at: { chieftain: '1,0', farmer: '1,0' }, decks: { building: ['farm', 'mine'] } }),
    );
    p.refuses('p1', { do: 'build' }, { code: 'needs-hallowing', rule: 'JOG-HAL-001' });
    p.choose('p1', hallow);
    expectEvents(
      p,
      changed('hallow', { magic: -20 }),
      { type: 'TileHallowed', character: 'chieftain', at: square('1,0') },
      ended('chieftain'),
      began('farmer'),
    );
    expect(p.state.tiles[1]?.hallowed).toBe(true);
    p.choose('p2', { do: 'build' });
    p.waitsFor({ by: 'p2', kind: 'building' });
  },
);

scenario(
  'the four magical tiles and cursed ones need hallowing, and nothing else',
  ['JOG-HAL-001', 'JOG-HAL-005'],
  play => {
    for (const terrain of ['forest', 'plains', 'mountain', 'hill']) {
      play(game, on(`magical-${terrain}`)).choose('p1', hallow);
      play(game, on(terrain)).refuses('p1', hallow, { code: 'no-need', rule: 'JOG-HAL-005' });
      play(game, on(terrain, { tiles: { '2,0': 'magical-marsh' } })).choose('p1', hallow);
    }
    for (const tile of ['marsh', 'magical-marsh', 'magical-hill temple']) {
      play(game, on(tile)).refuses('p1', hallow, { code: 'no-need', rule: 'JOG-HAL-005' });
    }
    const home = village({ turn: 'chieftain', tiles: { '1,0': 'magical-marsh' } });
    play(game, home).refuses('p1', hallow, { code: 'no-need', rule: 'JOG-HAL-005' });
  },
);

scenario('one hallowing token is enough for both reasons', 'JOG-HAL-004', play => {
  // One tile was hallowed before the marsh came; the other is both magical and cursed.
  for (const tile of ['forest hallowed', 'magical-forest hallowed']) {
    const p = play(game, on(tile, { tiles: { '2,0': 'magical-marsh' }, decks: { building: ['farm'] } }));
    p.refuses('p1', hallow, { code: 'already-hallowed', rule: 'JOG-HAL-004' });
    p.choose('p1', { do: 'build' });
  }
  const both = play(
    game,
    on('magical-forest', {
      tiles: { '2,0': 'magical-marsh' },
      done: ['farmer', 'gatherer', 'shaman'],
      cards: { calm: [] },
    }),
  );
  both.choose('p1', hallow);
  both.refuses('p1', hallow, { code: 'already-hallowed', rule: 'JOG-HAL-004' });
});

scenario('only the Chieftain and the Shaman hallow, where they stand', 'JOG-HAL-002', play => {
  play(game, on('magical-hill', { turn: 'shaman', at: { shaman: '1,0' } })).choose('p4', hallow);
  for (const [role, player] of [
    ['farmer', 'p2'],
    ['gatherer', 'p3'],
  ] as const) {
    const p = play(game, on('magical-hill', { turn: role, at: { [role]: '1,0', chieftain: '1,0' } }));
    p.refuses(player, hallow, { code: 'not-a-hallower', rule: 'JOG-HAL-002' });
  }
});

scenario(
  'under the ruling `hallowActor: present` any character may hallow where the Chieftain or the Shaman stands',
  'JOG-HAL-002',
  play => {
    const options = { hallowActor: 'present' } as const;
    const together = { turn: 'farmer', at: { farmer: '1,0', shaman: '1,0' }, options } as const;
    play(game, on('magical-hill', together)).choose('p2', hallow);
    const alone = play(game, on('magical-hill', { ...together, at: { farmer: '1,0' } }));
    alone.refuses('p2', hallow, { code: 'not-a-hallower', rule: 'JOG-HAL-002' });
  },
);

scenario(
  'hallowing with 19 magic is refused, with 20 it loses the game before the tile is hallowed, with 21 it succeeds',
  ['JOG-HAL-003', 'JOG-TURN-007'],
  play => {
    play(game, on('magical-hill', { pool: { magic: 19 } })).refuses('p1', hallow, {
      code: 'cannot-pay',
      rule: 'JOG-TURN-006',
    });
    const last = play(game, on('magical-hill', { pool: { magic: 20 } })).choose('p1', hallow);
    expectEvents(last, changed('hallow', { magic: -20 }), {
      type: 'GameEnded',
      ending: { reason: 'exhausted-by-payment', resources: ['magic'], by: 'hallow' },
    });
    play(game, on('magical-hill', { pool: { magic: 21 } }))
      .choose('p1', hallow)
      .waitsFor({ by: 'p2', kind: 'turn' });
  },
);

scenario('hallowed tokens do not run out, unless the ruling `hallowTokenLimit` counts them', 'JOG-COMP-008', play => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${i + 2},0`, 'hill hallowed']));
  play(game, on('magical-hill', { tiles: many })).choose('p1', hallow);
  const two = { '2,0': 'hill hallowed', '3,0': 'hill hallowed' };
  const none = play(game, on('magical-hill', { tiles: two, options: { hallowTokenLimit: 2 } }));
  none.refuses('p1', hallow, { code: 'no-token-left', rule: 'JOG-COMP-008' });
  play(game, on('magical-hill', { tiles: two, options: { hallowTokenLimit: 3 } })).choose('p1', hallow);
});

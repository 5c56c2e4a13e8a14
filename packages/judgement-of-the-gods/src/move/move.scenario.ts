import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { square, village } from '../testing/village.js';
import type { TurnChoice } from '../vocabulary/index.js';

const scenario = scenarios<RuleId>(test);

const go = (to: string): TurnChoice => ({ do: 'move', to: square(to) });
/** The squares that a player may move to. */
const reach = (options: readonly unknown[] | undefined): readonly unknown[] =>
  (options ?? []).filter(one => (one as TurnChoice).do === 'move');

const cross = {
  '1,0': 'forest',
  '-1,0': 'marsh',
  '0,1': 'magical-hill',
  '0,-1': 'plains farm',
  '1,1': 'hill',
  '2,0': 'hill',
} as const;

scenario(
  'a character may move to the four squares that share a side and hold a tile',
  ['JOG-MOVE-001', 'JOG-MOVE-002', 'JOG-MOVE-003'],
  play => {
    const p = play(game, village({ turn: 'farmer', tiles: cross }));
    expect(reach(p.match.decisions[0]?.options)).toEqual([go('1,0'), go('-1,0'), go('0,1'), go('0,-1')]);
    p.refuses('p2', go('1,1'), { code: 'not-adjacent', rule: 'JOG-MOVE-002' });
    p.refuses('p2', go('2,0'), { code: 'not-adjacent', rule: 'JOG-MOVE-002' });
    p.refuses('p2', go('0,0'), { code: 'not-adjacent', rule: 'JOG-MOVE-002' });
    const edge = play(game, village({ turn: 'farmer', tiles: cross, at: { farmer: '2,0' } }));
    expect(reach(edge.match.decisions[0]?.options)).toEqual([go('1,0')]);
    edge.refuses('p2', go('3,0'), { code: 'no-tile-there', rule: 'JOG-MOVE-003' });
  },
);

scenario('under the ruling `adjacency: king` squares that share a corner are neighbours too', 'JOG-MOVE-002', play => {
  const p = play(game, village({ turn: 'farmer', tiles: cross, options: { adjacency: 'king' } }));
  expect(reach(p.match.decisions[0]?.options)).toEqual([go('1,0'), go('-1,0'), go('0,1'), go('0,-1'), go('1,1')]);
  p.choose('p2', go('1,1'));
  expect(p.state.characters[1]?.at).toEqual(square('1,1'));
});

scenario('marshes, unhallowed, built and crowded tiles can all be entered for nothing', 'JOG-MOVE-004', play => {
  const at = { chieftain: '-1,0', gatherer: '-1,0', shaman: '-1,0' };
  for (const to of ['-1,0', '0,1', '0,-1']) {
    const p = play(game, village({ turn: 'farmer', tiles: cross, at, cards: { calm: [] } }));
    const { pool } = p.state;
    p.choose('p2', go(to));
    expect(p.state.pool).toEqual(pool);
    expect(p.state.characters[1]?.at).toEqual(square(to));
    // Walking onto a marsh draws no card; only exploring it does.
    expect(p.state.drawnCards).toEqual([]);
  }
});

scenario(
  'a character that was called elsewhere has not moved: it may explore in its own turn',
  'JOG-MOVE-005',
  play => {
    const p = play(game, village({ turn: 'chieftain', tiles: { '0,1': 'plains farm' }, decks: { terrain: ['hill'] } }));
    p.choose('p1', { do: 'rollCall', character: 'farmer', to: square('0,1') });
    expect(p.state.active).toBe('farmer');
    p.choose('p2', { do: 'explore', draw: 1 });
    expect(p.match.decisions[0]?.kind).toBe('square');
  },
);

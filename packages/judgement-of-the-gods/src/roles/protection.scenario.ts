import { history } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import type { BasicResource, Effect } from '../content/pack.js';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { changed, drew, eventsOf, type Layout, square, village } from '../testing/village.js';

const scenario = scenarios<RuleId>(test);

const lose = (resource: BasicResource, amount: number): Effect => ({ op: 'lose', resource, amount });
const roles = ['farmer', 'miner', 'woodsman', 'shaman'] as const;
const home = { farmer: 'farm', miner: 'mine', woodsman: 'lumberMill', shaman: 'temple' } as const;
const own = { farmer: 'food', miner: 'stone', woodsman: 'wood', shaman: 'magic' } as const;
/** A judgement phase with one role on a tile. */
const phase = (role: string, tile: string, effects: readonly Effect[], more: Layout = {}) =>
  village({
    phase: 'judgement',
    roles,
    at: { [role]: '1,0' },
    tiles: { '1,0': tile },
    cards: { woe: effects },
    ...more,
  });

scenario(
  'Farmer, Miner, Woodsman and Shaman take 5 off a loss of their resource, on their building, on any terrain',
  ['JOG-CHAR-001', 'JOG-CHAR-002', 'JOG-CHAR-003', 'JOG-CHAR-004', 'JOG-COMP-005'],
  play => {
    for (const role of roles) {
      const woe = [lose(own[role], 12)];
      const there = play(game, phase(role, `forest ${home[role]}`, woe));
      expect(eventsOf(there)[1]).toEqual(changed('card', { [own[role]]: -7 }));
      // The role stands on a tile without the building or with another one, or another role stands there.
      for (const tile of ['forest', `forest ${role === 'farmer' ? 'mine' : 'farm'}`]) {
        expect(eventsOf(play(game, phase(role, tile, woe)))[1]).toEqual(changed('card', { [own[role]]: -12 }));
      }
      const other = role === 'farmer' ? 'miner' : 'farmer';
      const wrong = play(game, phase(other, `forest ${home[role]}`, woe));
      expect(eventsOf(wrong)[1]).toEqual(changed('card', { [own[role]]: -12 }));
      // The protection covers the role's own resource only.
      const rest = play(game, phase(role, `forest ${home[role]}`, [lose(own[other], 12)]));
      expect(eventsOf(rest)[1]).toEqual(changed('card', { [own[other]]: -12 }));
    }
  },
);

scenario('a protected loss is never a gain', 'JOG-CHAR-005', play => {
  for (const [amount, change] of [
    [6, { food: -1 }],
    [5, {}],
    [3, {}],
  ] as const) {
    expect(eventsOf(play(game, phase('farmer', 'hill farm', [lose('food', amount)])))[1]).toEqual(
      changed('card', change),
    );
  }
  // The same card's gain comes in full.
  const both = play(game, phase('farmer', 'hill farm', [lose('food', 3), { op: 'gain', resource: 'food', amount: 2 }]));
  expect(eventsOf(both)[1]).toEqual(changed('card', { food: 2 }));
});

scenario('five are taken off once, from the whole loss of a card', 'JOG-CHAR-006', play => {
  const woe: readonly Effect[] = [
    lose('food', 2),
    { op: 'losePerCharacter', resource: 'food', amount: 3, where: 'any' },
    { op: 'loseFraction', resource: 'food', numerator: 1, denominator: 4 },
    lose('wood', 8),
  ];
  const p = play(game, phase('farmer', 'hill farm', woe, { pool: { food: 27 } }));
  expect(eventsOf(p)[1]).toEqual(changed('card', { food: -(2 + 12 + 6 - 5), wood: -8 }));
});

scenario('a role protects by its place when the card is drawn', 'JOG-CHAR-007', play => {
  const woe: readonly Effect[] = [{ op: 'sendHome', where: 'any', to: 'townHall' }, lose('food', 12)];
  const p = play(game, phase('farmer', 'hill farm', woe));
  expect(eventsOf(p)[1]).toEqual(changed('card', { food: -7 }));
  expect(p.state.characters[0]?.at).toEqual(square('0,0'));
});

scenario('protection works against the card of a marsh, and against no price', 'JOG-CHAR-008', play => {
  const p = play(
    game,
    village({
      turn: 'shaman',
      roles,
      at: { farmer: '5,5' },
      tiles: { '5,5': 'plains farm' },
      decks: { terrain: ['marsh'] },
      cards: { woe: [lose('food', 12)] },
    }),
  );
  p.choose('p4', { do: 'explore', draw: 1 }).choose('p4', square('1,0'));
  const events = eventsOf(p);
  expect(events[0]).toEqual(changed('explore', { food: -10, wood: -5, stone: -5 }));
  expect(events.slice(4, 6)).toEqual([drew('woe', 'p4'), changed('card', { food: -7 })]);
});

scenario(
  'the event names the role that protected, and the role that stood in the wrong place',
  ['JOG-CHAR-001', 'JOG-CHAR-006'],
  play => {
    const lines = (tile: string): unknown => {
      const p = play(game, phase('farmer', tile, [lose('food', 12)]));
      const records = history(p.match).flatMap(moment => moment.records);
      return records.find(one => one.kind === 'event' && one.event.type === 'PoolChanged');
    };
    expect(lines('hill farm')).toMatchObject({
      event: {
        tallies: [
          {
            name: 'food lost',
            total: 7,
            lines: [
              { amount: 12, rule: 'JOG-DECK-003', source: 'woe' },
              { amount: -5, rule: 'JOG-CHAR-001', source: 'farmer', after: 7 },
              { op: 'atLeast', rule: 'JOG-CHAR-005' },
            ],
          },
        ],
      },
    });
    expect(lines('hill mine')).toMatchObject({
      event: {
        tallies: [{ total: 12, lines: [{}, { rejected: 'not-in-place', rule: 'JOG-CHAR-001', after: 12 }, {}] }],
      },
    });
  },
);

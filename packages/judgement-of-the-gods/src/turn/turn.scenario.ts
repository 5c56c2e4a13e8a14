import { view } from '@rulewright/core';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { began, changed, drew, ended, expectEvents, moved, resolved, square, village } from '../testing/village.js';

const scenario = scenarios<RuleId>(test);

scenario('a round is one turn for every character and one judgement phase', ['JOG-TURN-001', 'JOG-JUDG-001'], play => {
  const p = play(game, village({ cards: { calm: [] } }));
  for (const player of ['p1', 'p2', 'p3', 'p4']) p.choose(player, { do: 'pass' });
  expectEvents(
    p,
    ...['chieftain', 'farmer', 'gatherer', 'shaman'].flatMap(character => [
      began(character),
      { type: 'Passed', character } as const,
      ended(character),
    ]),
    { type: 'JudgementPhaseBegan', round: 1 },
    drew('calm'),
    resolved('calm'),
    { type: 'RoundBegan', round: 2 },
    began('chieftain'),
  );
});

scenario(
  'turns go clockwise from the starting seat, in the second round as well',
  ['JOG-TURN-002', 'JOG-JUDG-002'],
  play => {
    const p = play(game, village({ cards: { calm: [] }, options: { startingSeat: 2 } }));
    for (const player of ['p3', 'p4', 'p1', 'p2', 'p3']) {
      p.waitsFor({ by: player, kind: 'turn' });
      p.choose(player, { do: 'pass' });
    }
    p.waitsFor({ by: 'p4', kind: 'turn' });
  },
);

const two = { players: 2, roles: ['chieftain', 'farmer', 'gatherer', 'shaman'] } as const;

scenario(
  'a player with two characters plays both in a row, in an order chosen afresh every round',
  'JOG-TURN-003',
  play => {
    const p = play(game, village({ ...two, cards: { calm: [] } }));
    p.waitsFor({ by: 'p1', kind: 'nextCharacter' }).options('p1', ['chieftain', 'gatherer']);
    p.choose('p1', 'gatherer').choose('p1', { do: 'pass' });
    // The player's second character follows without a question: only one is left.
    expect(p.state.active).toBe('chieftain');
    p.choose('p1', { do: 'pass' });
    p.options('p2', ['farmer', 'shaman'])
      .choose('p2', 'farmer')
      .choose('p2', { do: 'pass' })
      .choose('p2', { do: 'pass' });
    p.options('p1', ['chieftain', 'gatherer']).choose('p1', 'chieftain');
    expect(p.state.round).toBe(2);
  },
);

scenario(
  'under the ruling `twoCharacterOrder: twoLaps` every first-dealt character plays before every second one',
  'JOG-TURN-003',
  play => {
    const p = play(game, village({ ...two, options: { twoCharacterOrder: 'twoLaps' } }));
    for (const [player, character] of [
      ['p1', 'chieftain'],
      ['p2', 'farmer'],
      ['p1', 'gatherer'],
      ['p2', 'shaman'],
    ] as const) {
      expect(p.state.active).toBe(character);
      if (character !== 'shaman') p.choose(player, { do: 'pass' });
    }
  },
);

scenario('a turn is one move, then one action, then nothing more', ['JOG-TURN-004', 'JOG-SPC-001'], play => {
  const p = play(game, village({ turn: 'farmer', tiles: { '1,0': 'forest', '0,1': 'plains farm' } }));
  p.choose('p2', { do: 'move', to: square('0,1') });
  p.refuses('p2', { do: 'move', to: square('0,0') }, { code: 'already-moved', rule: 'JOG-TURN-004' });
  p.waitsFor({ by: 'p2', kind: 'turn' });
  const q = play(game, { ...village({ turn: 'farmer' }) });
  q.choose('p2', { do: 'produce' });
  q.waitsFor({ by: 'p1', kind: 'turn' });
  p.choose('p2', { do: 'pass' });
});

scenario('a character may always pass, moved or not, even where it can do nothing else', 'JOG-TURN-005', play => {
  const alone = { turn: 'farmer', at: { farmer: '1,0' }, tiles: { '1,0': 'marsh' }, moved: true } as const;
  const p = play(game, village(alone));
  p.options('p2', [{ do: 'pass' }]).choose('p2', { do: 'pass' });
  expectEvents(p, { type: 'Passed', character: 'farmer' }, ended('farmer'), began('chieftain'));
});

scenario(
  'a cost may take all that there is of a resource, and is marked as fatal if that loses',
  ['JOG-TURN-006', 'JOG-TURN-007'],
  play => {
    const layout = { turn: 'farmer', decks: { terrain: ['forest'] } } as const;
    const exact = play(game, village({ ...layout, pool: { food: 10, wood: 5, stone: 5 } }));
    const [decision] = exact.match.decisions;
    const explore = decision?.options?.findIndex(one => typeof one === 'object' && 'do' in one && one.do === 'explore');
    expect(decision?.marks).toEqual({ fatal: [explore] });
    exact.choose('p2', { do: 'explore', draw: 1 });
    expectEvents(exact, changed('explore', { food: -10, wood: -5, stone: -5 }), {
      type: 'GameEnded',
      ending: { reason: 'exhausted-by-payment', resources: ['food', 'wood', 'stone'], by: 'explore' },
    });

    const short = play(game, village({ ...layout, pool: { food: 10, wood: 4, stone: 5 } }));
    short.refuses('p2', { do: 'explore', draw: 1 }, { code: 'cannot-pay', rule: 'JOG-TURN-006' });

    const safe = play(game, village({ ...layout, pool: { food: 11, wood: 6, stone: 6 } }));
    expect(safe.match.decisions[0]?.marks).toBeUndefined();
    const below = play(
      game,
      village({ ...layout, pool: { food: 10, wood: 5, stone: 5 }, options: { lossThreshold: 'belowZero' } }),
    );
    expect(below.match.decisions[0]?.marks).toBeUndefined();
  },
);

scenario('an exchange is checked when it is complete', ['JOG-TURN-008', 'JOG-END-004'], play => {
  const p = play(game, village({ turn: 'farmer', pool: { food: 100, wood: 60 } }));
  p.choose('p2', { do: 'merchant', give: 'food', receive: 'wood' });
  expectEvents(p, changed('merchant', { food: -100, wood: 25 }), {
    type: 'GameEnded',
    ending: { reason: 'exhausted-by-exchange', resources: ['food'], by: 'merchant' },
  });
  // With 101 food one unit is left after the exchange, and the game goes on.
  const q = play(game, village({ turn: 'farmer', pool: { food: 101, wood: 60 } }));
  q.choose('p2', { do: 'merchant', give: 'food', receive: 'wood' });
  expectEvents(q, changed('merchant', { food: -100, wood: 25 }), ended('farmer'), began('chieftain'));
});

scenario('every player sees everything but the order of the decks', 'JOG-TURN-009', play => {
  const layout = (terrain: readonly string[]) =>
    village({ turn: 'gatherer', decks: { terrain, building: ['farm', 'mine', 'farm'] } });
  const p = play(game, layout(['forest', 'plains', 'hill', 'forest']));
  const q = play(game, layout(['forest', 'forest', 'plains', 'hill']));
  for (const viewer of ['p1', 'p4', undefined]) expect(view(p.match, viewer)).toEqual(view(q.match, viewer));
  expect(view(p.match, 'p1').state).toMatchObject({
    pool: { food: 60 },
    decks: {
      terrain: { size: 4, top: [], bottom: [], unknown: { forest: 2, hill: 1, plains: 1 } },
      building: { size: 3, top: [], bottom: [], unknown: { farm: 2, mine: 1 } },
    },
  });
  p.choose('p3', { do: 'explore', draw: 2 });
  expect(view(p.match, undefined).state).toMatchObject({
    shown: { tiles: ['forest', 'plains'] },
    decks: { terrain: { size: 2, unknown: { forest: 1, hill: 1 } } },
  });
  p.choose('p3', 'plains').choose('p3', square('1,0'));
  expect(view(p.match, 'p2').state).toMatchObject({
    decks: { terrain: { size: 3, bottom: ['forest'], unknown: { forest: 1, hill: 1 } } },
  });
});

scenario('a character walks and then acts where it arrived', ['JOG-TURN-004', 'JOG-MOVE-003'], play => {
  const p = play(game, { ...village({ turn: 'farmer', tiles: { '0,1': 'plains farm' } }), dice: [3] });
  p.choose('p2', { do: 'move', to: square('0,1') }).choose('p2', { do: 'produce' });
  expectEvents(
    p,
    moved('farmer', '0,0', '0,1', 'move'),
    changed('produce', { food: 18 }),
    ended('farmer'),
    began('chieftain'),
  );
});

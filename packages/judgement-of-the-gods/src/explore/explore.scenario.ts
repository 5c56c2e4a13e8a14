import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { happened } from '../testing/happened.js';
import { began, changed, drew, ended, expectEvents, moved, resolved, square, village } from '../testing/village.js';

const scenario = scenarios<RuleId>(test);

const explore = { do: 'explore', draw: 1 } as const;
const price = changed('explore', { food: -10, wood: -5, stone: -5 });

scenario('a character that moved cannot explore', 'JOG-EXP-001', play => {
  const p = play(game, village({ turn: 'farmer', tiles: { '1,0': 'forest' }, decks: { terrain: ['hill'] } }));
  p.choose('p2', { do: 'move', to: square('1,0') });
  p.refuses('p2', explore, { code: 'already-moved', rule: 'JOG-EXP-001' });
});

scenario('an exploration is paid, then the tile is seen, placed and entered', ['JOG-EXP-002', 'JOG-EXP-004'], play => {
  const p = play(game, village({ turn: 'farmer', decks: { terrain: ['hill', 'plains'] } }));
  p.choose('p2', explore);
  expectEvents(p, price, { type: 'TilesDrawn', character: 'farmer', tiles: ['hill'] });
  p.options('p2', [square('1,0'), square('-1,0'), square('0,1'), square('0,-1')]);
  p.refuses('p2', square('1,1'), { code: 'not-adjacent', rule: 'JOG-MOVE-002' });
  p.choose('p2', square('0,-1'));
  expectEvents(
    p,
    price,
    { type: 'TilesDrawn', character: 'farmer', tiles: ['hill'] },
    { type: 'TilePlaced', tile: 'hill', at: square('0,-1') },
    moved('farmer', '0,0', '0,-1', 'explore'),
    ended('farmer'),
    began('chieftain'),
  );
  expect(p.state.decks.terrain.cards).toEqual(['plains']);
});

scenario('every role pays the same for exploring', 'JOG-EXP-002', play => {
  for (const [i, role] of ['chieftain', 'farmer', 'gatherer', 'shaman'].entries()) {
    const p = play(game, village({ turn: role, decks: { terrain: ['hill', 'hill'] } }));
    p.choose(`p${i + 1}`, explore);
    expect(p.state.pool).toEqual({ food: 50, wood: 55, stone: 55, magic: 60, gold: 0 });
  }
});

scenario(
  'under the ruling `explorePlacement: placeThenReveal` the square is chosen before the tile is drawn',
  'JOG-EXP-004',
  play => {
    const p = play(
      game,
      village({ turn: 'farmer', decks: { terrain: ['hill'] }, options: { explorePlacement: 'placeThenReveal' } }),
    );
    p.choose('p2', explore);
    expectEvents(p, price);
    p.choose('p2', square('1,0'));
    expectEvents(
      p,
      price,
      { type: 'TilesDrawn', character: 'farmer', tiles: ['hill'] },
      { type: 'TilePlaced', tile: 'hill', at: square('1,0') },
      moved('farmer', '0,0', '1,0', 'explore'),
      ended('farmer'),
      began('chieftain'),
    );
  },
);

scenario('exploring needs an empty square and a tile', 'JOG-EXP-003', play => {
  const ring = { '1,0': 'hill', '-1,0': 'hill', '0,1': 'hill', '0,-1': 'marsh', '0,-2': 'marsh' };
  const shut = play(game, village({ turn: 'farmer', tiles: ring, decks: { terrain: ['forest'] } }));
  shut.refuses('p2', explore, { code: 'no-empty-square', rule: 'JOG-EXP-003' });
  const empty = play(game, village({ turn: 'farmer' }));
  empty.refuses('p2', explore, { code: 'no-tiles-left', rule: 'JOG-EXP-003' });
  // Exploring also works from a marsh, an unhallowed tile or a built one.
  for (const [tile, at] of [
    ['marsh', '0,-1'],
    ['magical-hill', '0,-1'],
    ['hill temple', '0,-1'],
  ] as const) {
    const p = play(
      game,
      village({ turn: 'farmer', tiles: { [at]: tile }, at: { farmer: at }, decks: { terrain: ['forest'] } }),
    );
    p.choose('p2', explore).choose('p2', square('1,-1'));
    expect(p.state.tiles).toHaveLength(3);
  }
  // The question is skipped when only one square is empty.
  const { '0,1': _, ...gap } = ring;
  const last = play(game, village({ turn: 'farmer', tiles: gap, decks: { terrain: ['forest'] } }));
  last.choose('p2', explore);
  expect(last.state.characters[1]?.at).toEqual(square('0,1'));
});

scenario(
  'a marsh draws a card at once, for the explorer to decide, and the round still draws its own',
  ['JOG-EXP-005', 'JOG-EXP-007', 'JOG-EXP-004'],
  play => {
    const rain = { op: 'gain', resource: 'food', amount: 3 } as const;
    const sun = { op: 'gain', resource: 'wood', amount: 4 } as const;
    for (const tile of ['marsh', 'magical-marsh']) {
      const p = play(
        game,
        village({
          turn: 'shaman',
          done: ['chieftain', 'farmer', 'gatherer'],
          decks: { terrain: [tile] },
          cards: { weather: [{ op: 'choose', options: [{ effects: [rain] }, { effects: [sun] }] }], calm: [] },
        }),
      );
      p.choose('p4', explore).choose('p4', square('1,0'));
      p.waitsFor({ by: 'p4', kind: 'cardOption' });
      // The explorer stands on the marsh already.
      expect(p.state.characters[3]?.at).toEqual(square('1,0'));
      p.choose('p4', 1);
      expectEvents(
        p,
        price,
        { type: 'TilesDrawn', character: 'shaman', tiles: [tile] },
        { type: 'TilePlaced', tile, at: square('1,0') },
        moved('shaman', '0,0', '1,0', 'explore'),
        drew('weather', 'p4'),
        { type: 'CardOptionChosen', card: 'weather', option: 1 },
        changed('card', { wood: 4 }),
        resolved('weather'),
        ended('shaman'),
        { type: 'JudgementPhaseBegan', round: 1 },
        drew('calm', 'p1'),
        resolved('calm'),
        { type: 'RoundBegan', round: 2 },
        began('chieftain'),
      );
    }
  },
);

scenario(
  'a marsh that the Gatherer puts back draws no card and casts no curse',
  ['JOG-EXP-006', 'JOG-CHAR-009'],
  play => {
    const p = play(
      game,
      village({
        turn: 'gatherer',
        tiles: { '1,0': 'plains farm' },
        decks: { terrain: ['magical-marsh', 'hill', 'forest'] },
        cards: { calm: [] },
      }),
    );
    p.choose('p3', { do: 'explore', draw: 2 });
    p.options('p3', ['magical-marsh', 'hill']).choose('p3', 'hill').choose('p3', square('-1,0'));
    expectEvents(
      p,
      price,
      { type: 'TilesDrawn', character: 'gatherer', tiles: ['magical-marsh', 'hill'] },
      { type: 'TilePlaced', tile: 'hill', at: square('-1,0') },
      { type: 'TilesReturned', tiles: ['magical-marsh'] },
      moved('gatherer', '0,0', '-1,0', 'explore'),
      ended('gatherer'),
      began('chieftain'),
    );
    expect(p.state.decks.terrain.cards).toEqual(['forest', 'magical-marsh']);
  },
);

scenario(
  'by the ruling `marshDraws` each marsh that is revealed draws a card, once the Gatherer stands on the other tile',
  ['JOG-EXP-006', 'JOG-EXP-005'],
  play => {
    const exploring = (tiles: readonly string[], keep: string, marshDraws: 'placed' | 'revealed') => {
      const options = { marshDraws };
      const decks = { terrain: [...tiles] };
      const cards = { calm: [], still: [], late: [] };
      const p = play(game, village({ turn: 'gatherer', decks, cards, options }));
      p.choose('p3', { do: 'explore', draw: 2 }).chooseIfAsked('p3', keep).choose('p3', square('1,0'));
      return p;
    };
    const drawn = (...of: Parameters<typeof exploring>): readonly string[] => exploring(...of).state.drawnCards;
    const p = exploring(['magical-marsh', 'hill'], 'hill', 'revealed');
    expectEvents(
      p,
      price,
      { type: 'TilesDrawn', character: 'gatherer', tiles: ['magical-marsh', 'hill'] },
      { type: 'TilePlaced', tile: 'hill', at: square('1,0') },
      { type: 'TilesReturned', tiles: ['magical-marsh'] },
      moved('gatherer', '0,0', '1,0', 'explore'),
      drew('calm', 'p3'),
      resolved('calm'),
      ended('gatherer'),
      began('chieftain'),
    );
    expect(drawn(['marsh', 'hill'], 'marsh', 'revealed')).toEqual(['calm']);
    expect(drawn(['marsh', 'magical-marsh'], 'marsh', 'revealed')).toEqual(['calm', 'still']);
    expect(drawn(['marsh', 'magical-marsh'], 'marsh', 'placed')).toEqual(['calm']);
    expect(drawn(['forest', 'hill'], 'hill', 'revealed')).toEqual([]);
  },
);

scenario(
  'the Gatherer may draw one tile, and must when one is left; nobody else draws two',
  ['JOG-CHAR-009', 'JOG-CHAR-010'],
  play => {
    const many = village({ turn: 'gatherer', decks: { terrain: ['hill', 'forest'] } });
    const p = play(game, many);
    p.choose('p3', explore).choose('p3', square('1,0'));
    expect(p.state.tiles[1]?.kind).toBe('hill');
    expect(p.state.decks.terrain.cards).toEqual(['forest']);
    const one = play(game, village({ turn: 'gatherer', decks: { terrain: ['hill'] } }));
    one.refuses('p3', { do: 'explore', draw: 2 }, { code: 'too-few-tiles-left', rule: 'JOG-CHAR-010' });
    one.choose('p3', explore);
    const other = play(game, village({ turn: 'farmer', decks: { terrain: ['hill', 'forest'] } }));
    other.refuses('p2', { do: 'explore', draw: 2 }, { code: 'too-many-tiles', rule: 'JOG-CHAR-009' });
    // Two tiles of one kind leave nothing to choose.
    const same = play(game, village({ turn: 'gatherer', decks: { terrain: ['hill', 'hill'] } }));
    same.choose('p3', { do: 'explore', draw: 2 }).waitsFor({ by: 'p3', kind: 'square' });
    same.choose('p3', square('1,0'));
    expect(same.state.decks.terrain.cards).toEqual(['hill']);
    expect(same.state.pool.food).toBe(50);
  },
);

scenario(
  'an exploration whose payment loses the game draws no tile',
  ['JOG-TURN-007', 'JOG-EXP-004', 'JOG-END-006'],
  play => {
    const p = play(game, village({ turn: 'farmer', pool: { food: 10 }, decks: { terrain: ['hill'] } }));
    p.choose('p2', explore).ends({ reason: 'exhausted-by-payment', winners: [] }).waitsFor();
    expect(p.state.decks.terrain.cards).toEqual(['hill']);
  },
);

scenario(
  'the third Judgement Day of a Gatherer’s two marshes ends the game: nothing more is drawn, and no turn ends',
  ['JOG-EXP-005', 'JOG-END-002', 'JOG-END-006'],
  play => {
    const p = play(
      game,
      village({
        turn: 'gatherer',
        judgementDays: 2,
        decks: { terrain: ['marsh', 'magical-marsh'], judgement: ['judgement-day', 'calm'] },
        cards: { calm: [] },
        options: { marshDraws: 'revealed' },
      }),
    );
    p.choose('p3', { do: 'explore', draw: 2 }).choose('p3', 'marsh').choose('p3', square('1,0'));
    p.ends({ reason: 'third-judgement-day', winners: [] }).waitsFor();
    expect(p.state.decks.judgement.cards).toEqual(['calm']);
    expect(happened(p, 'TurnEnded')).toEqual([]);
  },
);

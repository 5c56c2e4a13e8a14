import { createMatch, RefusalError, view } from '@rulewright/core';
import { type Play, type Scripted, scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/index.js';
import { judgementOfTheGods as game } from '../index.js';
import type { RuleId } from '../rulebook/index.js';
import { happened } from '../testing/happened.js';
import type { Jog } from '../vocabulary/index.js';
import { deckLists } from './decks.js';

const scenario = scenarios<RuleId>(test);

const inOrder = (count: number): Scripted => ({ order: Array.from({ length: count }, (_, i) => i) });
const backwards = (count: number): Scripted => ({ order: Array.from({ length: count }, (_, i) => count - 1 - i) });
const defaultDeck = defaultContent.judgementDecks.default ?? { cards: [] };
/** The shuffles of the judgement, terrain and building decks. */
const decks: readonly Scripted[] = [inOrder(40), inOrder(20), inOrder(8)];

test('one player or seven are refused, two to six are not [JOG-COMP-001]', () => {
  for (const players of [1, 7]) {
    expect(() => createMatch(game, { players, seed: 's' })).toThrow(RefusalError);
  }
  for (const players of [2, 3, 4, 5, 6]) expect(createMatch(game, { players, seed: 's' }).outcome).toBeUndefined();
  expect(game.sides?.(['a', 'b', 'c'])).toEqual([['a', 'b', 'c']]);
});

test('twenty tiles, eight building cards and forty judgement cards with four Judgement Days [JOG-COMP-002, JOG-COMP-003, JOG-COMP-006, JOG-COMP-007]', () => {
  const { judgementDecks } = defaultContent;
  const { judgement, terrain, building } = deckLists(defaultContent, judgementDecks.default ?? { cards: [] });
  expect([judgement.length, terrain.length, building.length]).toEqual([40, 20, 8]);
  expect(judgement.filter(card => card === 'judgement-day')).toHaveLength(4);
  expect(terrain).not.toContain('town-hall');
  for (const kind of ['forest', 'plains', 'mountain', 'hill', 'marsh']) {
    expect(terrain.filter(tile => tile === kind)).toHaveLength(3);
    expect(terrain.filter(tile => tile === `magical-${kind}`)).toHaveLength(1);
  }
  expect([...building].sort()).toEqual([
    'farm',
    'farm',
    'lumberMill',
    'lumberMill',
    'mine',
    'mine',
    'temple',
    'temple',
  ]);
});

test('the default deck has 16 cards that take one resource, 6 two or more, 4 a fraction, 4 that depend and 6 others [JOG-DECK-012]', () => {
  const count = (match: (ops: readonly string[]) => boolean): number =>
    (defaultContent.judgementDecks.default?.cards ?? [])
      .filter(card => card.kind === 'event' && match(card.effects.map(({ op }) => op)))
      .reduce((sum, card) => sum + card.count, 0);
  const dependent = ['repairs', 'bog-fever', 'idle-hands', 'tribute'];
  const cards = (defaultContent.judgementDecks.default?.cards ?? []).filter(({ id }) => dependent.includes(id));
  expect(cards.reduce((sum, card) => sum + card.count, 0)).toBe(4);
  expect(count(ops => ops[0] === 'loseFraction')).toBe(4);
  expect(count(ops => ['gain', 'scry', 'drawAgain'].includes(ops[0] ?? ''))).toBe(6);
  // Lean Season (one resource for each character anywhere) is the sixteenth card; Bog Fever is among the cards that
  // depend.
  expect(count(ops => ops.length === 1 && ops[0] === 'lose')).toBe(15);
  expect(count(ops => ops.length > 1 && (ops[0] === 'lose' || ops[0] === 'losePerCharacter'))).toBe(7);
  expect(count(() => true)).toBe(36);
});

test('six roles, the Craftsman being the Woodsman [JOG-COMP-004, JOG-COMP-005]', () => {
  const { roles } = defaultContent;
  expect(Object.keys(roles)).toEqual(['chieftain', 'farmer', 'miner', 'woodsman', 'gatherer', 'shaman']);
  expect(roles.woodsman?.aliases).toEqual(['Craftsman']);
  for (const [players, characters] of [
    [2, 4],
    [3, 6],
    [4, 4],
    [5, 5],
    [6, 6],
  ] as const) {
    const dealt = createMatch(game, { players, seed: 'roles' }).state.characters.map(({ role }) => role);
    expect(dealt).toHaveLength(characters);
    expect(new Set(dealt).size).toBe(characters);
  }
});

scenario(
  'four players: leaders first, two more at random, dealt clockwise from the starting seat; dice; decks',
  [
    'JOG-SETUP-001',
    'JOG-SETUP-002',
    'JOG-SETUP-003',
    'JOG-SETUP-004',
    'JOG-SETUP-005',
    'JOG-SETUP-006',
    'JOG-SETUP-007',
    'JOG-SETUP-008',
    'JOG-SETUP-009',
    'JOG-END-008',
  ],
  play => {
    const p = play(game, {
      players: 4,
      options: { startingSeat: 1 },
      // The other roles are farmer, miner, woodsman and gatherer; shuffled backwards, gatherer and woodsman come in.
      dice: [backwards(4), backwards(4), 1, 2, 3, 4, backwards(40), backwards(20), backwards(8)],
    });
    const { judgement, terrain, building } = deckLists(defaultContent, defaultDeck);
    expect(
      p.match.records.flatMap(record =>
        record.kind === 'event' ? [record.event.type] : record.kind === 'roll' ? [record.request.purpose] : [],
      ),
    ).toEqual([
      'character pile',
      'CharactersChosen',
      'roles',
      'RoleDealt',
      'RoleDealt',
      'RoleDealt',
      'RoleDealt',
      'start',
      'PoolChanged',
      'TownHallPlaced',
      'judgement deck',
      'DeckShuffled',
      'terrain deck',
      'DeckShuffled',
      'building deck',
      'DeckShuffled',
      'RoundBegan',
      'TurnBegan',
    ]);
    expect(p.state.characters).toEqual([
      { role: 'woodsman', player: 'p2', at: { x: 0, y: 0 } },
      { role: 'gatherer', player: 'p3', at: { x: 0, y: 0 } },
      { role: 'shaman', player: 'p4', at: { x: 0, y: 0 } },
      { role: 'chieftain', player: 'p1', at: { x: 0, y: 0 } },
    ]);
    // The pool is woodsman + gatherer + shaman + chieftain, and one die each in the order food, wood, stone, magic.
    expect(p.state.pool).toEqual({
      food: 3 + 8 + 4 + 4 + 1,
      wood: 10 + 5 + 3 + 4 + 2,
      stone: 4 + 5 + 3 + 4 + 3,
      magic: 2 + 2 + 8 + 6 + 4,
      gold: 0,
    });
    expect(p.state.tiles).toEqual([{ kind: 'town-hall', at: { x: 0, y: 0 }, building: 'townHall', hallowed: false }]);
    expect(p.state.decks.judgement.cards).toEqual([...judgement].reverse());
    expect(p.state.decks.terrain.cards).toEqual([...terrain].reverse());
    expect(p.state.decks.building.cards).toEqual([...building].reverse());
    p.waitsFor({ by: 'p2', kind: 'turn' });
  },
);

scenario('two players have two characters each, dealt in two laps', ['JOG-SETUP-001', 'JOG-SETUP-004'], play => {
  const p = play(game, { players: 2, dice: [inOrder(4), inOrder(4), 1, 1, 1, 1, ...decks] });
  expect(p.state.characters.map(({ role, player }) => `${player} ${role}`)).toEqual([
    'p1 chieftain',
    'p2 shaman',
    'p1 farmer',
    'p2 miner',
  ]);
});

scenario(
  'if one leader is chosen the other may still come up at random, or not',
  ['JOG-SETUP-002', 'JOG-SETUP-003'],
  play => {
    const chieftain = { players: 4, options: { leaders: 'chieftain' } } as const;
    const shaman = { players: 4, options: { leaders: 'shaman' } } as const;
    const roles = (p: { state: { characters: readonly { role: string }[] } }): readonly string[] =>
      p.state.characters.map(({ role }) => role);
    expect(roles(play(game, { ...chieftain, dice: [inOrder(5), inOrder(4), 1, 1, 1, 1, ...decks] }))).toEqual([
      'chieftain',
      'farmer',
      'miner',
      'woodsman',
    ]);
    expect(roles(play(game, { ...chieftain, dice: [backwards(5), inOrder(4), 1, 1, 1, 1, ...decks] }))).toEqual([
      'chieftain',
      'shaman',
      'gatherer',
      'woodsman',
    ]);
    expect(roles(play(game, { ...shaman, dice: [inOrder(5), inOrder(4), 1, 1, 1, 1, ...decks] }))).toEqual([
      'shaman',
      'chieftain',
      'farmer',
      'miner',
    ]);
    expect(() => createMatch(game, { players: 4, seed: 's', options: { leaders: 'farmer' } })).toThrow('JOG-SETUP-002');
  },
);

scenario(
  'under the ruling `otherLeader: comesLast` a leader who was not chosen comes only after all other roles',
  'JOG-SETUP-003',
  play => {
    const options = { leaders: 'shaman', otherLeader: 'comesLast' } as const;
    const pile = (p: Play<Jog>): readonly string[] => happened(p, 'CharactersChosen').flatMap(({ roles }) => roles);
    const four = play(game, { players: 4, options, dice: [backwards(4), inOrder(4), 1, 1, 1, 1, ...decks] });
    expect(pile(four)).toEqual(['shaman', 'gatherer', 'woodsman', 'miner']);
    const five = play(game, { players: 5, options, dice: [backwards(4), inOrder(5), 1, 1, 1, 1, ...decks] });
    expect(pile(five)).toEqual(['shaman', 'gatherer', 'woodsman', 'miner', 'farmer']);
    const six = play(game, { players: 6, options, dice: [backwards(4), inOrder(6), 1, 1, 1, 1, ...decks] });
    expect(pile(six)).toEqual(['shaman', 'gatherer', 'woodsman', 'miner', 'farmer', 'chieftain']);
    // With both leaders chosen there is no other one.
    const both = { players: 4, options: { otherLeader: 'comesLast' } } as const;
    expect(pile(play(game, { ...both, dice: [inOrder(4), inOrder(4), 1, 1, 1, 1, ...decks] }))).toEqual([
      'chieftain',
      'shaman',
      'farmer',
      'miner',
    ]);
  },
);

scenario(
  'all six roles make 33 food, 29 wood, 29 stone and 22 magic before the dice',
  ['JOG-SETUP-006', 'JOG-SETUP-001'],
  play => {
    const separate = play(game, { players: 6, dice: [inOrder(4), inOrder(6), 6, 5, 4, 3, ...decks] });
    expect(separate.state.pool).toEqual({ food: 39, wood: 34, stone: 33, magic: 25, gold: 0 });
    const single = play(game, {
      players: 6,
      options: { startDice: 'single' },
      dice: [inOrder(4), inOrder(6), 5, ...decks],
    });
    expect(single.state.pool).toEqual({ food: 38, wood: 34, stone: 34, magic: 27, gold: 0 });
  },
);

scenario('the starting seat is one of the seats', 'JOG-SETUP-005', play => {
  const p = play(game, {
    players: 4,
    options: { startingSeat: 3 },
    dice: [inOrder(4), inOrder(4), 1, 1, 1, 1, ...decks],
  });
  p.waitsFor({ by: 'p4', kind: 'turn' });
  expect(() => createMatch(game, { players: 4, seed: 's', options: { startingSeat: 4 } })).toThrow('JOG-SETUP-005');
});

scenario('nobody sees how the decks were shuffled', ['JOG-SETUP-008', 'JOG-TURN-009'], play => {
  const dealt = [inOrder(4), inOrder(4), 1, 1, 1, 1] as const;
  const p = play(game, { players: 4, dice: [...dealt, ...decks] });
  const q = play(game, { players: 4, dice: [...dealt, backwards(40), backwards(20), backwards(8)] });
  expect(p.state.decks).not.toEqual(q.state.decks);
  for (const viewer of ['p1', 'p2', 'p3', 'p4', undefined])
    expect(view(p.match, viewer)).toEqual(view(q.match, viewer));
  const shuffled = view(p.match, 'p1').records.flatMap(record =>
    record.kind === 'event' && record.event.type === 'DeckShuffled' ? [record.event] : [],
  );
  expect(shuffled.map(event => 'cards' in event && event.cards)).toEqual(
    [40, 20, 8].map(count => ({ hidden: true, count })),
  );
});

test('the judgement deck may be another one, and is refused with the reason [JOG-DECK-001, JOG-DECK-002]', () => {
  const days = (count: number): object => ({ id: 'day', name: 'Day', kind: 'judgementDay', count, effects: [] });
  const setup =
    (cards: readonly unknown[]): (() => unknown) =>
    () =>
      createMatch(game, { players: 4, seed: 's', options: { judgementDeck: { cards } as never } }).state.decks.judgement
        .cards;
  expect(setup([days(3)])()).toEqual(['day', 'day', 'day']);
  expect(setup([days(2)])).toThrow('too-few-judgement-days');
  expect(setup([days(3), { id: 'x', name: 'X', kind: 'event', count: 1, effects: [{ op: 'explode' }] }])).toThrow(
    'JOG-DECK-002',
  );
  expect(() => createMatch(game, { players: 4, seed: 's', options: { judgementDeck: 'no-such-deck' } })).toThrow(
    'JOG-DECK-001',
  );
});

test('a position is refused by a match of other rulings', () => {
  const { state } = createMatch(game, { players: 4, seed: 's' });
  const again = createMatch(game, {
    players: 4,
    seed: 's',
    position: JSON.parse(JSON.stringify(state)) as typeof state,
  });
  expect(again.decisions).toHaveLength(1);
  expect(() => createMatch(game, { players: 4, seed: 's', position: state, options: { adjacency: 'king' } })).toThrow(
    'other-rulings at position.rulings.adjacency',
  );
});

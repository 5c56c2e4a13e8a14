import { expect, test } from 'vitest';
import type { Term } from '../card.js';
import { isObject } from '../match/json.js';
import { printedCards } from './printed.js';

const terms: readonly Term[] = [
  { id: 'dash', label: 'Dash', text: 'may run', rule: 'R-1' },
  { id: 'burn', label: 'Burn (X)', text: 'X more rolls', rule: 'R-2' },
  { id: 'charm', label: 'Charm', text: '+1 INT', rule: 'R-3' },
  { id: 'captain', label: 'Captaincy', text: 'leads', rule: 'R-4' },
];

const pack = {
  id: 'a-pack',
  units: {
    captain: {
      name: 'The Captain',
      source: 'original',
      skills: [{ id: 'dash' }, { id: 'burn', x: 2 }],
      items: [
        { item: 'charm', quantity: 1 },
        { item: 'old-boots', quantity: 2 },
      ],
      abilities: [{ id: 'shout', name: 'Shout', text: 'Everybody hears it.', effects: [{ op: 'hear' }] }],
      weapons: [{ name: 'Pike', reach: 2, damage: [1, 2] }],
      warbandBonus: { name: 'Zeal', rolls: [{ op: 'roll', by: 1, when: { on: [[1], [2]] } }] },
      upgrades: [],
    },
  },
  charms: { charm: { name: 'Charm', cost: 1, changes: [{ op: 'attribute', by: 1 }] } },
  places: {
    vault: {
      name: 'The Vault',
      text: 'Open it.',
      hidden: false,
      doors: [{ id: 'door', base: 40, at: [{ x: 22860, y: 100 }], use: { limit: 'once', effects: [{ op: 'open' }] } }],
      abilities: [{ id: 'groan', name: 'Groan', when: { window: 'end' }, effects: [{ op: 'hear' }] }],
      scoring: [{ element: 'door', per: 'token', points: 1 }],
    },
  },
  decks: { first: { cards: [{ id: 'rain', name: 'Rain', text: 'Lose wood.', effects: [{ op: 'lose' }] }] } },
  numbers: { most: 3 },
};

const card = (name: string) => printedCards({ pack }, terms).find(one => one.name === name);

test('a printed card tells its facts in words, and the meanings of the rule words that it names', () => {
  expect(card('The Captain')).toEqual({
    id: 'captain',
    name: 'The Captain',
    lines: [
      'Skills: Dash, Burn (2)',
      'Items: Charm, Old Boots (quantity 2)',
      'Abilities:',
      '  - Shout: Everybody hears it.',
      'Weapons:',
      '  - Pike, reach 2, damage 1, 2',
      'Warband bonus:',
      '  Zeal',
      '  Rolls:',
      '    - op roll, by 1, when 1, 2',
      'Dash: may run (R-1)',
      'Burn (X): X more rolls (R-2)',
      'Charm: +1 INT (R-3)',
    ],
  });
});

test('a card with a meaning or a text tells it in place of the facts that rules read', () => {
  expect(card('Charm')?.lines).toEqual(['Charm: +1 INT (R-3)', 'Cost: 1']);
  expect(card('Rain')?.lines).toEqual(['Text: Lose wood.']);
  expect(card('The Vault')?.lines).toEqual([
    'Text: Open it.',
    'Doors: Door (base 40)',
    'Abilities: Groan',
    'Scoring:',
    '  - Door, per token, points 1',
  ]);
});

test('a game tells the parts of its cards that have no text', () => {
  const tell = (part: unknown): string | undefined =>
    isObject(part) && Array.isArray(part.damage) ? `${part.damage.join(' / ')} up to ${part.reach}` : undefined;
  const [captain] = printedCards({ pack }, terms, tell);
  expect(captain?.lines).toContain('  - Pike: 1 / 2 up to 2');
  const groans = (part: unknown): string | undefined =>
    isObject(part) && Array.isArray(part.effects) ? 'all hear it' : undefined;
  const vault = printedCards({ pack }, terms, groans).find(({ id }) => id === 'vault');
  expect(vault?.lines).toContain('Abilities:');
  expect(vault?.lines).toContain('  - Groan: all hear it');
});

test('a game names the fields of its cards, leaves some out, and needs no heading for a list alone', () => {
  const units = {
    guard: {
      name: 'Guard',
      limit: 3,
      hp: 2,
      kind: 'unit',
      timing: 'end-of-game',
      bonus: { name: 'Zeal', abilities: [{ name: 'Zeal', text: 'All run.' }] },
      gifts: { abilities: [{ name: 'Shout', text: 'Everybody hears it.' }] },
      isLeader: true,
      weapons: [{ name: 'Pike', hp: 1, limit: 2 }],
    },
  };
  const fields = { limit: 'At most # of it', hp: 'HP', kind: '', isLeader: 'Leads' };
  const [guard] = printedCards({ pack: { units } }, [], undefined, fields);
  expect(guard?.lines).toEqual([
    'At most 3 of it',
    'HP: 2',
    'Timing: end of game',
    'Bonus: Zeal: All run.',
    'Gifts: Shout: Everybody hears it.',
    'Leads',
    'Weapons:',
    '  - Pike, HP 1, at most 2 of it',
  ]);
});

test('cards stand in the order of the content, those of decks too; a game without content has none', () => {
  expect(printedCards({ pack }, terms).map(({ id }) => id)).toEqual(['captain', 'charm', 'vault', 'rain']);
  expect(printedCards({}, terms)).toEqual([]);
});

test('a field with a number in its name, and a number below zero, read as words', () => {
  const quests = { raid: { name: 'The Raid', rewards: { tier3: 3, tier4Dead: 1, brokenOath: -2 } } };
  expect(printedCards({ pack: { quests } }, [])[0]?.lines).toEqual([
    'Rewards: tier 3: 3, tier 4 dead 1, broken oath −2',
  ]);
});

test('a value is told as it is, whatever signs it has', () => {
  const pack = { units: { broker: { name: 'Broker', source: 'original', motto: "$& and $'" } } };
  const [told] = printedCards({ pack }, [], undefined, { motto: 'Says “#”' });
  expect(JSON.stringify(told)).toContain("Says “$& and $'”");
});

import { withDefaults } from '@rulewright/core';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { bookNumbers } from '../rulebook/book-numbers.js';
import { rulings } from '../rulings.js';
import { packWith, plainProfile } from '../testing/index.js';
import type { EldOptions } from '../vocabulary/index.js';
import type { PartyList, Upgrade } from '../vocabulary/pack.js';
import { costOf, type Muster } from './game-size.js';
import { modelsOf } from './models.js';
import { randomParty, suggestedParties } from './muster.js';
import { partyRefusal } from './refusal.js';

const upgrade = (faction: string, cost: number, more: Partial<Upgrade> = {}): Upgrade => ({
  name: faction,
  faction,
  cost,
  limit: null,
  changes: [],
  ...more,
});

const pack = packWith({
  factions: { neutral: { name: 'Neutral' }, soga: { name: 'Soga' }, helian: { name: 'Helian' } },
  profiles: {
    samurai: { ...plainProfile, factions: ['soga'], cost: 10, limit: 2 },
    split: { ...plainProfile, factions: ['helian', 'neutral'], cost: 5 },
    knight: { ...plainProfile, factions: ['helian'], cost: 5 },
    drifter: { ...plainProfile, factions: ['neutral'], cost: 1, limit: 20 },
    creature: { ...plainProfile, factions: [], cost: 1 },
    hostile: { ...plainProfile, factions: ['neutral'], cost: 1, behaviour: 'card' },
    spearman: {
      ...plainProfile,
      factions: ['soga'],
      cost: 10,
      inventory: { space: 6, items: [{ item: 'bow', quantity: 1 }] },
    },
  },
  upgrades: {
    any: upgrade('neutral', 2, { limit: 2 }),
    own: upgrade('soga', 3),
    lance: upgrade('soga', 2, { costWithPrimary: { bow: 1 } }),
    foreign: upgrade('helian', 1),
    free: upgrade('soga', 0),
    paimon: upgrade('soga', 2, { code: 'devotion-paimon' }),
    unprinted: { name: 'Unprinted', faction: 'neutral', cost: 0, changes: [] },
  },
});

const musterOf = (options: Partial<EldOptions> = {}): Muster => ({
  pack,
  numbers: bookNumbers,
  options: withDefaults<EldOptions>(rulings, { gameSize: 30, ...options }),
});

const list = (models: readonly string[], more: Partial<PartyList> = {}): PartyList => ({
  faction: 'soga',
  models: models.map(profile => ({ profile })),
  upgrades: [],
  leader: 0,
  ...more,
});

const code = (value: unknown, options: Partial<EldOptions> = {}) => {
  const found = partyRefusal(musterOf(options), value, 'choice');
  return found && [found.code, found.rule, found.path];
};

test('models and Upgrades cost at most the Game Size [ELD-PARTY-001, ELD-PARTY-008, ELD-PARTY-013, ELD-PROFILE-016, ELD-UPGRADE-001]', () => {
  expect(code(list(['samurai', 'samurai', 'drifter'], { upgrades: ['own', 'own', 'own'] }))).toBeUndefined();
  expect(code(list(['samurai', 'samurai', 'drifter', 'drifter'], { upgrades: ['own', 'own', 'own'] }))).toEqual([
    'too-expensive',
    'ELD-PARTY-008',
    'choice',
  ]);
  expect(
    code(list(['samurai', 'samurai', 'drifter', 'drifter'], { upgrades: ['own', 'own', 'own'] }), { gameSize: 31 }),
  ).toBeUndefined();
});

test('a faction enlists models with its crest and Neutral ones, split banners included [ELD-PARTY-002, ELD-PARTY-003, ELD-PROFILE-029, ELD-PROFILE-030]', () => {
  expect(code(list(['samurai', 'split', 'drifter']))).toBeUndefined();
  expect(code(list(['samurai', 'knight']))).toEqual(['other-faction', 'ELD-PARTY-003', 'choice.models[1].profile']);
  expect(code(list(['samurai', 'creature']))).toEqual(['unknown-profile', 'ELD-PARTY-003', 'choice.models[1].profile']);
  expect(code(list(['samurai', 'hostile']))).toEqual(['unknown-profile', 'ELD-PARTY-003', 'choice.models[1].profile']);
  expect(code(list(['samurai'], { faction: 'nobody' }))).toEqual([
    'unknown-faction',
    'ELD-PARTY-002',
    'choice.faction',
  ]);
});

test('a party of a faction has one model with its crest; a Neutral party is Neutral throughout [ELD-PARTY-004, ELD-PARTY-005]', () => {
  expect(code(list(['drifter']))).toEqual(['no-model-of-the-faction', 'ELD-PARTY-004', 'choice.models']);
  expect(code(list(['split'], { faction: 'helian' }))).toBeUndefined();
  expect(code(list(['drifter', 'split'], { faction: 'neutral', upgrades: ['any'] }))).toBeUndefined();
  expect(code(list(['drifter', 'samurai'], { faction: 'neutral' }))?.[1]).toBe('ELD-PARTY-005');
  expect(code(list(['drifter'], { faction: 'neutral', upgrades: ['own'] }))?.[1]).toBe('ELD-PARTY-005');
});

test('ten models are the most, and no more copies than the Limit [ELD-PARTY-006, ELD-PARTY-007, ELD-PROFILE-017]', () => {
  const drifters = (count: number) => Array<string>(count).fill('drifter');
  expect(code(list(['samurai', ...drifters(9)]))).toBeUndefined();
  expect(code(list(['samurai', ...drifters(10)]))).toEqual(['too-many-models', 'ELD-PARTY-006', 'choice.models']);
  expect(code(list(['samurai', 'samurai', 'samurai']))).toEqual([
    'too-many-copies',
    'ELD-PARTY-007',
    'choice.models[2].profile',
  ]);
});

test('in Guildsworn any models go together, each once; in Rivalry the core rules hold [ELD-PARTY-010, ELD-PARTY-011]', () => {
  expect(code(list(['samurai', 'knight']), { format: 'guildsworn' })).toBeUndefined();
  expect(code(list(['samurai', 'knight']), { format: 'rivalry' })?.[1]).toBe('ELD-PARTY-003');
  expect(code(list(['samurai', 'samurai']), { format: 'guildsworn' })?.[1]).toBe('ELD-PARTY-011');
});

test('a party of Guildsworn buys the Upgrades of its faction and Neutral ones, or by option any [ELD-PARTY-014]', () => {
  const mixed = list(['samurai', 'knight'], { upgrades: ['any', 'own', 'foreign'] });
  expect(code(mixed, { format: 'guildsworn' })).toEqual(['other-faction', 'ELD-UPGRADE-002', 'choice.upgrades[2]']);
  expect(code(mixed, { format: 'guildsworn', guildswornUpgrades: 'any' })).toBeUndefined();
  // In Rivalry the option changes nothing.
  const rival = list(['samurai'], { upgrades: ['foreign'] });
  expect(code(rival, { guildswornUpgrades: 'any' })?.[1]).toBe('ELD-UPGRADE-002');
});

test('only Neutral Upgrades and those of the faction are bought, up to their Limit [ELD-UPGRADE-002, ELD-UPGRADE-004]', () => {
  expect(code(list(['samurai'], { upgrades: ['own', 'any', 'any'] }))).toBeUndefined();
  expect(code(list(['samurai'], { upgrades: ['foreign'] }))?.[1]).toBe('ELD-UPGRADE-002');
  expect(code(list(['samurai'], { upgrades: ['any', 'any', 'any'] }))?.[1]).toBe('ELD-UPGRADE-004');
  const four = list(['samurai'], { upgrades: ['unprinted', 'unprinted', 'unprinted', 'unprinted'] });
  expect(code(four)).toBeUndefined();
  expect(code(four, { missingUpgradeLimit: 'three' })?.[2]).toBe('choice.upgrades[3]');
  expect(code(four, { missingUpgradeLimit: 'one' })?.[2]).toBe('choice.upgrades[1]');
});

test('a Primary Weapon makes an Upgrade cheaper, once for each such model [ELD-UPGRADE-019, ELD-UPGRADE-021]', () => {
  const cost = (models: readonly string[], upgrades: readonly string[]) =>
    costOf(musterOf(), list(models, { upgrades })) - 10 * models.length;
  expect(cost(['samurai'], ['lance'])).toBe(2);
  expect(cost(['spearman'], ['lance'])).toBe(1);
  expect(cost(['spearman'], ['lance', 'lance'])).toBe(3);
});

test('Devotion: Paimon makes all Upgrades but its first copy cheaper by 1, never below 1 [ELD-UPGRADE-032]', () => {
  const cost = (upgrades: readonly string[]) => costOf(musterOf(), list(['spearman'], { upgrades })) - 10;
  expect(cost(['paimon'])).toBe(2);
  expect(cost(['paimon', 'paimon'])).toBe(3);
  expect(cost(['paimon', 'own', 'lance'])).toBe(2 + 2 + 1);
  // One that costs nothing stays as it is.
  expect(cost(['paimon', 'free'])).toBe(2);
});

test('one model of the list is the Leader [ELD-LEADER-001]', () => {
  expect(code(list(['samurai', 'drifter'], { leader: 1 }))).toBeUndefined();
  expect(code(list(['samurai', 'drifter'], { leader: 2 }))).toEqual(['no-leader', 'ELD-LEADER-001', 'choice.leader']);
  expect(code(list(['samurai'], { leader: -1 }))?.[1]).toBe('ELD-LEADER-001');
});

test.each([
  [null],
  [{}],
  [[]],
  [{ ...list(['samurai']), more: 1 }],
  [list(['samurai'], { leader: 0.5 })],
  [{ ...list([]), models: [{}] }],
])('a value of another shape is refused: %j', value => {
  expect(code(value)).toBeDefined();
});

test('models are named by their places in the list, and the highest Items are equipped [ELD-ITEM-003, ELD-ITEM-017]', () => {
  const found = modelsOf({ pack }, 'p1', list(['samurai', 'drifter', 'samurai']));
  expect(found.map(({ id, hp, where, equipped }) => [id, hp, where, ...equipped])).toEqual([
    ['p1:1', 2, 'waiting', 'sword'],
    ['p1:2', 2, 'waiting', 'sword'],
    ['p1:3', 2, 'waiting', 'sword'],
  ]);
});

test.each([25, 60, 90, 120])(
  'at %i points suggested and random parties of the default content are legal [ELD-PARTY-008]',
  gameSize => {
    const muster = { ...musterOf({ gameSize }), pack: defaultContent };
    const suggested = suggestedParties(muster);
    expect(suggested.length).toBeGreaterThan(1);
    let now = gameSize;
    const below = (n: number): number => {
      now = (now * 1103515245 + 12345) % 2147483648;
      return Math.floor(now / 65536) % n;
    };
    const random = Array.from({ length: 8 }, () => randomParty(muster, below));
    for (const one of [...suggested, ...random]) expect(partyRefusal(muster, one, '')).toBeUndefined();
  },
);

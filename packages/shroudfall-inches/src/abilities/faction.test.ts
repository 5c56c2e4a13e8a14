import { expect, test } from 'vitest';
import { unitOf } from '../match/lookups.js';
import { laidOut } from '../testing/index.js';
import { factionAim, factionLimit, factionUseOf } from './faction.js';
import { faction } from './scenario-words.js';

test('the card of a faction says how its abilities are used; without it the option does [SFI-CARD-017]', () => {
  const { table } = laidOut('A B', { cards: { B: { keywords: ['TEST', 'MOSS'] } } });
  const use = { cost: { grey: 1 }, range: 6, onlyOnOwnActivation: true, oncePerActivation: false };
  const moss = { name: 'Moss', source: 'original', keyword: 'MOSS', use };
  const both = { ...table, pack: { ...table.pack, factions: { moss } } };
  expect(factionUseOf(both, unitOf(table.state, 'B'))).toEqual(use);
  expect(factionUseOf(both, unitOf(table.state, 'A'))).toEqual(table.options['faction.abilityUse']);
});

test('an order aims where its own text says, else as the card of the faction says [SFI-CARD-017]', () => {
  const use = { cost: {}, range: 6, onlyOnOwnActivation: true, oncePerActivation: true };
  expect(factionAim(faction(), use)).toEqual({ how: 'choose', what: 'unit', side: 'friend', within: 6 });
  const own = faction({ aim: { how: 'choose', what: 'model', side: 'any', within: 3 } });
  expect(factionAim(own, use)).toEqual({ how: 'choose', what: 'model', side: 'any', within: 3 });
  expect(factionLimit(faction(), use)).toBe('once-per-activation');
  expect(factionLimit(faction({ limit: 'once-per-game' }), use)).toBe('once-per-game');
  expect(factionLimit(faction(), { ...use, oncePerActivation: false })).toBe(undefined);
});

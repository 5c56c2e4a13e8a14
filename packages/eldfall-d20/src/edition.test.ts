import { expect, test } from 'vitest';
import { numbersInCode, ownNumbers, rulesOf } from '../../tools/unit/own-numbers.js';
import { bookEdition } from './edition.js';
import { rulings } from './rulings.js';

const rules = rulesOf(import.meta.url, /^(?:rulebook|vocabulary|testing)\/|^rulings\.ts$/);
const code = rules.map(({ text }) => text).join('\n');

const isRead = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);

test('every number of the edition is read by a rule', () => {
  const names = Object.values(bookEdition.numbers).flatMap(chapter => Object.keys(chapter));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter(name => !isRead(name))).toEqual([]);
});

test('every option is read by a rule, and every value of one that has names is known to a rule', () => {
  expect(Object.keys(rulings).filter(name => !isRead(name))).toEqual([]);
  const unknown = Object.entries(rulings).flatMap(([name, { values }]) => {
    if (typeof values === 'function') return [];
    const named = values.filter((value): value is string => typeof value === 'string');
    // One value may be what remains when no other one is asked for.
    const asked = named.filter(value => new RegExp(`['"]${value}['"]|\\b${value}:`).test(code));
    return named.length - asked.length > 1 ? [name] : [];
  });
  expect(unknown).toEqual([]);
});

test('no rule has a number of its own: an edition may change every number of the book', () => {
  const effort = /^(?:content|presentation|evaluation|odds|movement|routes)\/|proposal\.ts |muster\.ts /;
  // These bound what is looked for, listed or read; none is a number of the book.
  expect(ownNumbers(rules).filter(one => !effort.test(one))).toEqual([
    'actions/assist.ts LISTED',
    'actions/ritual.ts MOST',
    'actions/trade.ts listed',
    'battlefield/sight.ts UNIT',
    'hostiles/run-over.ts MOST_VICTIMS',
    'parties/refusal.ts MOST_ENTRIES',
    'set-up/position/declared-shape.ts FARTHEST',
    'states/engaged/bans.ts rounding',
  ]);
  // Numbers of players, levels of arts and tiers by which rules are named, directions, and edges of the table are no
  // numbers of the book, nor
  // are the limits of a position that is read.
  const read = /^set-up\/position\//;
  expect(numbersInCode(rules).filter(one => !effort.test(one) && !read.test(one))).toEqual([
    'arts/archery.ts 3 4',
    'arts/assassination.ts 3 4 5',
    'arts/fencing.ts 3 4 5',
    'battlefield/structures.ts 1000 924 383 707 707 383 924',
    'battlefield/templates.ts 1000',
    'game.ts 4',
    'parties/refusal.ts 3',
    'quests/obelisk.ts 3 4',
    'set-up/zones.ts 3 3',
  ]);
});

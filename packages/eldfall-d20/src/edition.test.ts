import { readdirSync, readFileSync } from 'node:fs';
import { reviseEdition } from '@rulewright/core/editions';
import { expect, test } from 'vitest';
import { bookEdition } from './edition.js';
import { modelOf } from './match/lookups.js';
import { distanceOf } from './movement/speed.js';
import { currentOf } from './profiles/current.js';
import { rulings } from './rulings.js';
import { type LaidOut, laidOut } from './testing/index.js';
import type { Attribute, MovementKind, StateId } from './vocabulary/words.js';

/** The rules of the game: all code but tests, the lists of numbers and options themselves, and generated files. */
const code = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !/(test|scenario|gen)\.ts$/.test(file))
  .filter(file => !/^(rulebook\/|rulings\.ts|vocabulary\/)/.test(file.replaceAll('\\', '/')))
  .map(file => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

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

const three = { value: 3 };
const revised = reviseEdition(bookEdition, 'thirds', {
  numbers: {
    states: {
      confusedDivisor: three,
      crippledDivisor: three,
      crouchedDivisor: three,
      weakenedDivisor: three,
      slowedDivisor: three,
      flyingFactor: three,
    },
    movement: { runFactor: three, climbDivisor: three, jumpDivisor: three },
  },
});
const table = (lay: LaidOut) => laidOut('A', { edition: revised, ...lay }).table;

test.each<[StateId, Attribute, number]>([
  ['confused', 'OFF', 4],
  ['crippled', 'SPD', 2],
  ['crouched', 'SPD', 2],
  ['weakened', 'T', 4],
  ['slowed', 'SPD', 2],
  ['flying', 'SPD', 18],
])('another edition may divide or multiply by another number for a model that is %s', (state, attribute, value) => {
  const laid = table({ states: { A: [state] } });
  expect(currentOf(laid, modelOf(laid.state, 'A'), attribute)).toBe(value);
});

test.each<[MovementKind, number]>([
  ['run', 18],
  ['climb', 2],
  ['jump', 2],
])('another edition may have another number for a %s', (kind, value) => {
  const laid = table({});
  expect(distanceOf(laid, modelOf(laid.state, 'A'), { kind, skills: [] }).total).toBe(value);
});

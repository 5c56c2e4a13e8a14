import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookEdition } from './edition.js';
import { rulings } from './rulings.js';

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

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Part } from '@rulewright/core';
import type { Cited } from '@rulewright/core/editions';
import { expect, test } from 'vitest';
import { hexEdition } from '../edition.js';
import { v11Edition } from './edition.js';
import { catalogue } from './rulebook/index.js';

/*
 * The differences of the edition, taken from the edition itself, are those that the catalogue tells.
 */

type Relation = 'same' | 'units' | 'changed' | 'added' | 'dropped' | 'bridge';
/** The ids of the rules that stand so to the hex edition. */
const told = (...relations: readonly Relation[]): readonly string[] =>
  catalogue.filter(({ differs = '' }) => relations.some(one => differs.startsWith(`${one}:`))).map(({ id }) => id);

type Tables = Readonly<Record<string, Readonly<Record<string, Cited<unknown>>>>>;
const { keeps = {} } = v11Edition;
const before = hexEdition.numbers as unknown as Tables;
const numbers = Object.entries(v11Edition.numbers as unknown as Tables).flatMap(([chapter, table]) =>
  Object.entries(table).map(([name, { value, rule }]) => {
    const was = before[chapter]?.[name];
    return { rule, stated: was?.rule !== rule, changed: JSON.stringify(was?.value) !== JSON.stringify(value) };
  }),
);
/** The rules of numbers that the sheet states, and of those among them that differ. */
const stated = numbers.flatMap(one => (one.stated ? [one.rule] : []));
const changed = numbers.flatMap(one => (one.changed ? [one.rule] : []));

/** The rules of the steps that the edition adds or replaces. */
const steps = Object.entries(v11Edition.procedures).flatMap(([name, { parts }]) => {
  const old = hexEdition.procedures[name as keyof typeof hexEdition.procedures].parts as readonly unknown[];
  return (parts as readonly Part<never, never>[]).flatMap(part => (old.includes(part) ? [] : [part.rule]));
});

const defaults = Object.values(v11Edition.defaults ?? {}).map(({ rule }) => rule);

/** The ids that files of some folders name, tests apart. */
const named = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap(folder => {
    const path = fileURLToPath(new URL(folder, import.meta.url));
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !/\.(?:test|scenario|twin)\.ts$|-words\.ts$/.test(name))
      .flatMap(name => readFileSync(`${path}/${name}`, 'utf8').match(/JV11-[A-Z]+-\d{3}/g) ?? []);
  });
/** The ground in inches, its maps, and the code of changed steps. */
const ground = named('../ground/inches', 'maps');
const code = named('attack', 'round');

/** The rules that differ in words only: what they change makes no difference to a match. */
const inWordsOnly = [
  // The order inside the negative modifiers does not change the number of dice.
  'JV11-DICE-005',
  // Pin and fear stay for the cards of the hex edition that apply them.
  'JV11-COND-015',
];

test('every rule that the catalogue calls different is a difference of the edition or of its ground', () => {
  const cited = [...stated, ...steps, ...defaults, ...ground, ...code, ...inWordsOnly];
  const differs = (id: string): boolean => cited.some(one => one === id);
  expect(told('changed', 'added', 'dropped').filter(id => !differs(id))).toEqual([]);
  // A rule in other units is such a difference, or a rule of the hex edition on a ground that measures otherwise.
  expect(told('units').filter(id => !differs(id) && !Object.hasOwn(keeps, id))).toEqual([]);
});

test('every changed number and step is a rule that the catalogue calls different or a bridge', () => {
  const different = told('changed', 'added', 'dropped', 'units', 'bridge');
  expect([...new Set([...changed, ...steps, ...defaults])].filter(id => !different.includes(id))).toEqual([]);
});

test('a rule that the catalogue calls the same changes no number and no step', () => {
  const same = told('same');
  expect([...changed, ...steps, ...defaults].filter(id => same.includes(id))).toEqual([]);
});

test('every number that differs names its rule of the sheet', () => {
  expect(numbers.filter(one => one.changed && !one.rule.startsWith('JV11-'))).toEqual([]);
});

test('each rule of the sheet that the code of the hex edition carries out names the hex rules that it keeps', () => {
  const rules = Object.entries(keeps);
  expect(rules.map(([id, hex]) => [id, hex])).toEqual(
    rules.map(([id]) => [id, catalogue.find(rule => rule.id === id)?.replaces]),
  );
  expect(rules.map(([id]) => id).filter(id => [...stated, ...steps, ...defaults].some(rule => rule === id))).toEqual(
    [],
  );
});

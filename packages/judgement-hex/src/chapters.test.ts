import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The contents page: files import from earlier chapters only. The files beside the chapters come last. */
const chapters: readonly string[] = [
  'v11/rulebook',
  'rulebook',
  'vocabulary',
  'ground',
  'content',
  'match',
  'hero-cards',
  'winning',
  'special-rules',
  'beside-table',
  'combat',
  'monsters-and-souls',
  'key-models',
  'abilities',
  'round',
  'set-up',
  'numbers',
  '.',
  'v11',
  'board',
  'odds',
  'evaluation',
  'presentation',
];

const source = fileURLToPath(new URL('.', import.meta.url));
const notRules = /\.(?:test|scenario|twin)\.ts$|(?:scenario|pool|window)-words\.ts$|(?:^|\/)testing\//;
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  name => name.endsWith('.ts') && !notRules.test(name),
);

const importsOf = (file: string): readonly string[] => {
  const found = readFileSync(join(source, file), 'utf8').matchAll(/ from '(\.[^']+)\.js';$/gm);
  return [...found].map(([, path = '']) => normalize(join(dirname(file), `${path}.ts`)));
};
const arrows = files.flatMap(file => importsOf(file).map(to => [file, to] as const));

test('every folder on the first level is a chapter', () => {
  const folders = new Set(files.filter(file => file.includes('/')).map(file => file.slice(0, file.indexOf('/'))));
  expect([...folders].sort()).toEqual(chapters.filter(chapter => !/[./]/.test(chapter)).sort());
});

test('no chapter imports a later one', () => {
  const place = (file: string): number => {
    if (!file.includes('/')) return chapters.indexOf('.');
    return chapters.findIndex(chapter => file.startsWith(`${chapter}/`));
  };
  const upwards = arrows.filter(([from, to]) => place(to) > place(from));
  expect(upwards.map(arrow => arrow.join(' imports '))).toEqual([]);
});

test('no sections import each other in a circle', () => {
  const left = new Map<string, Set<string>>();
  for (const [from, to] of arrows) {
    const section = dirname(from);
    const imported = left.get(section) ?? new Set();
    left.set(section, imported);
    if (dirname(to) !== section) imported.add(dirname(to));
  }
  // A section is removed as soon as everything that it imports is removed: the sections that stay form a circle.
  for (let gone = true; gone; ) {
    gone = false;
    for (const [section, imported] of left) {
      if ([...imported].some(one => left.has(one))) continue;
      left.delete(section);
      gone = true;
    }
  }
  expect([...left.keys()]).toEqual([]);
});

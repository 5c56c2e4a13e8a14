import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The contents page: files import from earlier chapters only. The files beside the chapters come nearly last. */
const chapters: readonly string[] = [
  'rulebook',
  'vocabulary',
  'match',
  'battlefield',
  'unit-cards',
  'terrain',
  'sight',
  'melee',
  'content',
  'essence',
  'rolls',
  'timing',
  'scenario',
  'victory',
  'units',
  'harm',
  'conditions',
  'reaches',
  'movement',
  'attack',
  'round',
  'abilities',
  'set-up',
  '.',
  'evaluation',
  'numbers',
  'odds',
  'presentation',
];

const source = fileURLToPath(new URL('.', import.meta.url));
const notRules = /\.(?:test|scenario|twin)\.ts$|scenario-words\.ts$|^testing\//;
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
  expect([...folders].sort()).toEqual(chapters.filter(chapter => chapter !== '.').sort());
});

test('no chapter imports a later one', () => {
  const place = (file: string): number => {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : '.';
    return chapters.indexOf(folder);
  };
  const upwards = arrows.filter(([from, to]) => place(to) > place(from));
  expect(upwards.map(arrow => arrow.join(' imports '))).toEqual([]);
});

test('no files import each other in a circle', () => {
  // Types of the vocabulary describe one another, and are erased.
  const left = new Map<string, Set<string>>();
  for (const file of files) if (!file.startsWith('vocabulary/')) left.set(file, new Set());
  for (const [from, to] of arrows) left.get(from)?.add(to);
  // A file is removed as soon as everything that it imports is removed: the files that stay form a circle.
  for (let gone = true; gone; ) {
    gone = false;
    for (const [file, imported] of left) {
      if ([...imported].some(one => left.has(one))) continue;
      left.delete(file);
      gone = true;
    }
  }
  expect([...left.keys()]).toEqual([]);
});

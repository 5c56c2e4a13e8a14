import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playableContent } from '../playable.js';

/** The titles of the scenarios of this folder. */
const titles = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.scenario.ts'))
  .flatMap(file => [
    ...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/^ *(?:scenario\(\s*)'((?:[^'\\]|\\.)*)'/gm),
  ])
  .map(([, title = '']) => title);

test('a scenario of this folder plays every ability of the shipped units, by its name', () => {
  const names = Object.values(playableContent.units).flatMap(({ abilities }) => abilities.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter(name => !titles.some(title => title.startsWith(`${name}: `)))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineRefusals } from './engine-refusals.js';

test('every code with which the engine refuses an answer or an undo has words, and there are no other words', () => {
  const files = ['act', 'concede', 'rewind', 'dice-source', 'json'];
  const codes = files.flatMap(file => {
    const text = readFileSync(new URL(`../match/${file}.ts`, import.meta.url), 'utf8');
    return [...text.matchAll(/(?:code: | \? | : |\bno\(|\bwrong\()'([a-z]+(?:-[a-z]+)*)'/g)].flatMap(
      ([, code]) => code ?? [],
    );
  });
  expect([...new Set(codes)].sort()).toEqual(Object.keys(engineRefusals).sort());
});

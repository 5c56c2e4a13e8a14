import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refusalInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import { refusals } from './refusals.en.js';
import { english } from './words.en.js';

const laid = laidOut('A b', { profiles: { b: { name: 'Night Runner' } } });
const words = english(laid.table.pack);
const told = (code: string, detail?: Readonly<Record<string, unknown>>): string =>
  refusalInWords(words, { code, rule: 'ELD-MOVE-003', ...(detail ? { detail } : {}) }, laid.setup.position);

test('a refusal is a reason with its rule, and names the obstacle or the number', () => {
  expect(told('no-points')).toBe('the model has no Activation Points left (ELD-MOVE-003)');
  expect(told('through-an-enemy', { enemy: 'b' })).toBe('an enemy is in the way: Night Runner (b) (ELD-MOVE-003)');
  expect(told('too-far', { most: 15_240 })).toBe('it is too far, at most 6" (ELD-MOVE-003)');
  expect(told('too-expensive', { cost: 130, most: 120 })).toBe(
    'the party costs too many Recruitment Points, at most 120 (ELD-MOVE-003)',
  );
  expect(told('players-of-the-quest', { min: 2, max: 4 })).toBe(
    'the Quest is for another number of players, 2 to 4 (ELD-MOVE-003)',
  );
});

test('a reason without words of its own is told by its code', () => {
  expect(told('never-heard-of')).toBe('never heard of (ELD-MOVE-003)');
});

/** The folders whose refusals answer people who write packs and positions, not players. */
const ofOthers = /^(content\/|presentation\/|testing\/|odds\/)/;

test('every code of a refusal in the rules has words', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(
      file =>
        file.endsWith('.ts') && !/\.(test|scenario)\.ts$|scenario-words|rules\.gen/.test(file) && !ofOthers.test(file),
    );
  const codes = files.flatMap(file =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/(?:\bcode: |refuse\(|refusal\(|failed\()'([a-z-]+)'/g)].map(
      ([, code]) => code,
    ),
  );
  expect(codes.length).toBeGreaterThan(60);
  expect([...new Set(codes)].filter(code => code !== undefined && !(code in refusals))).toEqual([]);
});

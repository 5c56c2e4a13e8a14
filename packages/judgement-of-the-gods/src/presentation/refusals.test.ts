import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engineRefusals, refusalInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/index.js';
import { refusals } from './refusals.en.js';
import { english } from './words.en.js';

const words = english(defaultContent);
const told = (code: string, detail?: Readonly<Record<string, unknown>>): string =>
  refusalInWords(words, { code, rule: 'JOG-TURN-006', ...(detail ? { detail } : {}) });

test('a refusal is a reason with its rule, and names the building, the resources or the number', () => {
  expect(told('already-moved')).toBe('the character has moved already (JOG-TURN-006)');
  expect(told('wrong-building', { needs: 'temple' })).toBe(
    'the character stands in another building, not in the Temple (JOG-TURN-006)',
  );
  expect(told('cannot-pay', { missing: ['wood', 'stone'] })).toBe(
    'the village has too little wood and stone (JOG-TURN-006)',
  );
  expect(told('over-the-limit', { most: 16 })).toBe(
    'it is more than the character may exchange, at most 16 (JOG-TURN-006)',
  );
});

test('a reason without words of its own is told by its code', () => {
  expect([told('never-heard-of'), told('constructor')]).toEqual([
    'never heard of (JOG-TURN-006)',
    'constructor (JOG-TURN-006)',
  ]);
});

/** The folders whose refusals answer people who write packs and positions, not players. */
const ofOthers = /^(content|presentation|testing|set-up)\//;

test('every code of a refusal in the rules has words, and there are no other words', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && !/\.(test|scenario)\.ts$|\.gen\.ts$/.test(file) && !ofOthers.test(file));
  const codes = files.flatMap(file =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/\bcode: '([a-z-]+)'/g)].flatMap(([, code]) => code ?? []),
  );
  expect(codes.length).toBeGreaterThan(25);
  expect(Object.keys(refusals).sort()).toEqual([...new Set([...codes, ...Object.keys(engineRefusals)])].sort());
});

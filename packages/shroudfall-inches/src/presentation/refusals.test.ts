import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refusalInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import { refusals } from './refusals.en.js';
import { english } from './words.en.js';

const laid = laidOut('A b', { cards: { b: { name: 'Deckhands' } } });
const words = english(laid.table.pack);
const told = (code: string, detail?: Readonly<Record<string, unknown>>): string =>
  refusalInWords(words, { code, rule: 'SFI-MOVE-005', ...(detail ? { detail } : {}) }, laid.setup.position);

test('a refusal is a reason with its rule, and names the obstacle or the number', () => {
  expect(told('no-action-left')).toBe('both actions are spent (SFI-MOVE-005)');
  expect(told('tool-on-obstacle', { obstacle: 'b/1' })).toBe(
    'the tool lies on something: Deckhands (b) (SFI-MOVE-005)',
  );
  expect(told('too-many-points', { points: 210, most: 200 })).toBe(
    'the army costs too many points, at most 200 (SFI-MOVE-005)',
  );
  expect(told('too-small', { least: 1 })).toBe('a number is too small, at least 1 (SFI-MOVE-005)');
  expect(told('no-weaver', { needs: 'ESSENCE WEAVER' })).toBe(
    'the army lacks a unit with a keyword: ESSENCE WEAVER (SFI-MOVE-005)',
  );
});

test('a reason without words of its own is told by its code', () => {
  expect(told('never-heard-of')).toBe('never heard of (SFI-MOVE-005)');
});

/** The folders whose refusals answer people who write packs and positions, not players. */
const ofOthers = /^(content\/reading\/(?!army)|set-up\/position\/|presentation\/|testing\/)/;

test('every code of a refusal in the rules has words', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && !/\.(test|scenario)\.ts$|rules\.gen/.test(file) && !ofOthers.test(file));
  const codes = files.flatMap(file =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/(?:\bcode: |refuse\()([^,;})]*)/g)].flatMap(([, given = '']) =>
      // A code may be one of two: `solid ? 'on-impassable-terrain' : 'on-linear-terrain'`.
      [...given.matchAll(/(?:^|[?:] )'([a-z-]+)'/g)].map(([, code]) => code),
    ),
  );
  expect(codes.length).toBeGreaterThan(60);
  expect([...new Set(codes)].filter(code => code !== undefined && !(code in refusals))).toEqual([]);
});

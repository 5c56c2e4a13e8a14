import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engineRefusals, refusalInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { laidOut as laidOnHexes } from '../testing/index.js';
import { laidOut as laidInInches } from '../v11/testing/laid-out.js';
import { conditions } from '../vocabulary/words.js';
import { hexWords } from './hexes/places.en.js';
import { inchWords } from './inches/places.en.js';
import { refusals } from './words/refusals.en.js';
import { english } from './words/words.en.js';

const rule = 'JHX-MOVE-001';
const hexes = laidOnHexes('A     b\n   .').table;
const table = laidInInches('. . .\n. A b', { at: { b: [6000, 1500] } }).table;
const told = (
  code: string,
  detail: Readonly<Record<string, string | number>>,
  on = hexes,
  wordsOf = hexWords,
): string => refusalInWords(english(on.pack, on.maps, wordsOf), { code, rule, detail }, on.state);

test('a refusal is a reason with its rule, and names the obstacle or the number in the words of the ground', () => {
  expect(told('occupied', { cell: 3, piece: 'effigy:p1' })).toBe(
    'something stands there: the Effigy of p1 (JHX-MOVE-001)',
  );
  expect(told('impassable', { feature: 'forest-1' })).toBe('the ground there is impassable: Forest 1 (JHX-MOVE-001)');
  expect(told('too-far', { most: 2 })).toBe('it is too far away, at most 2 hexes (JHX-MOVE-001)');
  expect(told('too-far', { most: 2 }, table, inchWords)).toBe('it is too far away, at most 2 inches (JHX-MOVE-001)');
  expect(told('not-there', { cell: 6_000_001_500 }, table, inchWords)).toBe(
    'the place is none of those that are allowed (JHX-MOVE-001)',
  );
});

test('a reason without words of its own is told by its code', () => {
  expect([told('never-heard-of', {}), told('constructor', {})]).toEqual([
    'never heard of (JHX-MOVE-001)',
    'constructor (JHX-MOVE-001)',
  ]);
});

/** The folders whose refusals answer people who write packs, maps and positions or ask for odds, not players. */
const ofOthers =
  /^(content|presentation|testing|odds|set-up|v11\/(maps|testing)|ground\/inches\/deployment)\/|open-ground\.ts$/;
test('every code of a refusal in the rules has words on either ground, and there are no other words', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(
      file => file.endsWith('.ts') && !/\.(test|scenario|twin)\.ts$|\.gen\.ts$/.test(file) && !ofOthers.test(file),
    );
  const codes = files.flatMap(file =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/(?:\bcode: |\bno\()'([a-z]+(?:-[a-z]+)*)'/g)].flatMap(
      ([, code]) => code ?? [],
    ),
  );
  expect(codes.length).toBeGreaterThan(100);
  const all = [...new Set([...codes, ...Object.keys(engineRefusals), ...Object.keys(conditions)])];
  expect(Object.keys(refusals).sort()).toEqual(all.sort());
});

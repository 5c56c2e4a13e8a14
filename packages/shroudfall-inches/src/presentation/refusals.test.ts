import { refusalInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import { english } from './words.en.js';

const laid = laidOut('A b', { cards: { b: { name: 'Deckhands' } } });
const words = english(laid.table.pack);
const told = (code: string, detail?: Readonly<Record<string, unknown>>): string =>
  refusalInWords(words, { code, rule: 'SFI-MOVE-005', ...(detail ? { detail } : {}) }, laid.setup.position);

test('a refusal is a reason with its rule, and names the obstacle or the number', () => {
  expect(told('no-action-left')).toBe('both actions are spent (SFI-MOVE-005)');
  expect(told('tool-on-obstacle', { obstacle: 'b/1' })).toBe(
    'the tool lies on something: Deckhands (a) (SFI-MOVE-005)',
  );
  expect(told('too-many-points', { points: 210, most: 200 })).toBe(
    'the army costs too many points, at most 200 (SFI-MOVE-005)',
  );
  expect(told('too-small', { least: 1 })).toBe('a number is too small, at least 1 (SFI-MOVE-005)');
  expect(told('no-weaver', { needs: 'ESSENCE WEAVER' })).toBe(
    'an army needs an Essence Weaver: ESSENCE WEAVER (SFI-MOVE-005)',
  );
});

test('a reason without words of its own is told by its code', () => {
  expect(told('never-heard-of')).toBe('never heard of (SFI-MOVE-005)');
});

import { act, createMatch } from '@rulewright/core';
import { replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import { createPresentation } from './index.js';

/** The remarks of a replay on an attack action of two models, far from a unit of enemies. */
const remarks = (enemies: number, near?: { readonly x: number; readonly y: number }): readonly string[] => {
  const places = Array.from({ length: enemies }, (_, n) => [`b/${n + 1}`, { x: 76_200, y: 5_080 * (n + 1) }] as const);
  const at = { ...Object.fromEntries(places), ...(near && { 'b/1': near }) };
  const { game, setup } = laidOut('A A b', { at, active: 'A' });
  const begun = createMatch(game, setup);
  const [decision] = begun.decisions;
  if (!decision) throw new Error('nothing is asked');
  const match = act(begun, { decision: decision.id, by: decision.by, choice: { do: 'attack' } });
  return replayOf(match, createPresentation(game)).frames.flatMap(frame => frame.remarks ?? []);
};

test('an attack without a target is remarked on: a whole unit by its name, and many enemies by none', () => {
  const why = 'the target is out of range (SFI-ATTACK-016).';
  expect(remarks(1)[0]).toBe(`Fighter (A) cannot attack Fighter (b) with Blade: ${why}`);
  expect(remarks(4)).toEqual([
    `Fighter (A) cannot attack with Blade: ${why}`,
    `Fighter (A) cannot attack with Bow: ${why}`,
  ]);
});

test('an attack action that has a target is not remarked on', () => {
  expect(remarks(1, { x: 7_620, y: 7_620 })).toEqual([]);
});

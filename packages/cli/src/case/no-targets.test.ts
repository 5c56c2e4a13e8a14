import { act, createMatch } from '@rulewright/core';
import { laidOut } from '@rulewright/shroudfall-inches/testing';
import { expect, test } from 'vitest';
import { found } from '../games/shroudfall-inches.js';

/** The remarks about an attack action of two models, far from a unit of enemies. */
const remarks = (enemies: number): readonly string[] => {
  const places = Array.from({ length: enemies }, (_, n) => [`b/${n + 1}`, { x: 76_200, y: 5_080 * (n + 1) }] as const);
  const { game, setup } = laidOut('A A b', { at: Object.fromEntries(places), active: 'A' });
  const begun = createMatch(game, setup);
  const [decision] = begun.decisions;
  if (!decision) throw new Error('nothing is asked');
  const match = act(begun, { decision: decision.id, by: decision.by, choice: { do: 'attack' } });
  return found.remarks?.(match as never, begun.length) ?? [];
};

test('an attack without a target is remarked in a story: a whole unit by its name, and many enemies by none', () => {
  const why = 'the target is out of range (SFI-ATTACK-016)';
  expect(remarks(1)[0]).toBe(`no target for Fighter (A): not Fighter (b) with Blade: ${why}`);
  expect(remarks(4)).toEqual([
    `no target for Fighter (A) with Blade: ${why}`,
    `no target for Fighter (A) with Bow: ${why}`,
  ]);
});

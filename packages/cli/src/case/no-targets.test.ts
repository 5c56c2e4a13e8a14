import { act, createMatch } from '@rulewright/core';
import { laidOut } from '@rulewright/shroudfall-inches/testing';
import { expect, test } from 'vitest';
import { found } from '../games/shroudfall-inches.js';
import { tellStory } from '../story.js';
import type { Terminal } from '../terminal.js';

/** An attack action of two models, far from a unit of enemies, and the number of records before it. */
const attacking = (enemies: number) => {
  const places = Array.from({ length: enemies }, (_, n) => [`b/${n + 1}`, { x: 76_200, y: 5_080 * (n + 1) }] as const);
  const { game, setup } = laidOut('A A b', { at: Object.fromEntries(places), active: 'A' });
  const begun = createMatch(game, setup);
  const [decision] = begun.decisions;
  if (!decision) throw new Error('nothing is asked');
  const match = act(begun, { decision: decision.id, by: decision.by, choice: { do: 'attack' } });
  return { match, since: begun.length };
};

/** The remarks about that attack action. */
const remarks = (enemies: number): readonly string[] => {
  const { match, since } = attacking(enemies);
  return found.remarks?.(match as never, since) ?? [];
};

test('an attack without a target is remarked in a story: a whole unit by its name, and many enemies by none', () => {
  const why = 'the target is out of range (SFI-ATTACK-016)';
  expect(remarks(1)[0]).toBe(`no target for Fighter (A): not Fighter (b) with Blade: ${why}`);
  expect(remarks(4)).toEqual([
    `no target for Fighter (A) with Blade: ${why}`,
    `no target for Fighter (A) with Bow: ${why}`,
  ]);
});

test('a story that is told at once has each remark after the moment that it is about', () => {
  const { match, since } = attacking(4);
  const [decision] = match.decisions;
  if (!decision || !found.presentation) throw new Error('nothing is asked');
  // One more answer, after which the story is told from its beginning.
  const later = act(match, { decision: decision.id, by: decision.by, choice: { do: 'end' } });
  const lines = (whole: typeof match, from = 0): readonly string[] => {
    const told: string[] = [];
    const terminal = { width: 1000, color: false, out: (line: string) => told.push(line) } as unknown as Terminal;
    const telling = { since: from, remarks: found.remarks };
    tellStory(terminal, found.presentation as never, whole as never, new Map(), telling);
    return told.filter(line => /^ {2}[›·⚄×]/.test(line));
  };
  const attack = lines(match, since);
  expect(attack.slice(-2)).toEqual(remarks(4).map(text => `  × ${text}`));
  expect(lines(later)).toEqual([...lines(match), ...lines(later, match.length)]);
  expect(lines(later).filter(line => line.includes('×'))).toHaveLength(2);
});

import { act, createMatch } from '@rulewright/core';
import { createPresentation } from '@rulewright/shroudfall-inches/presentation';
import { laidOut } from '@rulewright/shroudfall-inches/testing';
import { expect, test } from 'vitest';
import { tellStory } from './story.js';
import type { Terminal } from './terminal.js';

test('a remark follows the record that it is about, however much of a match is told at once', () => {
  const { game, setup } = laidOut('A A b', { at: { 'b/1': { x: 76_200, y: 5_080 } }, active: 'A' });
  const begun = createMatch(game, setup);
  const answered = (match: typeof begun, choice: unknown): typeof begun => {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nothing is asked');
    return act(match, { decision: decision.id, by: decision.by, choice });
  };
  const attack = answered(begun, { do: 'attack' });
  // One more answer, after which the story is told from its beginning.
  const later = answered(attack, { do: 'end' });
  const lines = (whole: typeof begun, since = 0): readonly string[] => {
    const told: string[] = [];
    const terminal = { width: 1000, color: false, out: (line: string) => told.push(line) } as unknown as Terminal;
    tellStory(terminal, createPresentation(game) as never, whole as never, { since });
    return told.filter(line => /^ {2}[›·⚄×]/.test(line));
  };
  const ofAttack = lines(attack, begun.length);
  const remarks = ofAttack.slice(-2).map(line => line.split(':')[0]);
  expect(remarks).toEqual(['Blade', 'Bow'].map(name => `  × Fighter (A) cannot attack Fighter (b) with ${name}`));
  expect(lines(later)).toEqual([...lines(begun), ...ofAttack, ...lines(later, attack.length)]);
});

test('the answer to a question follows its question mark, also where brackets stand behind it', () => {
  const { game, setup } = laidOut('A   b', { active: 'A' });
  const begun = createMatch(game, setup);
  const [decision] = begun.decisions;
  if (!decision) throw new Error('nothing is asked');
  const match = act(begun, { decision: decision.id, by: decision.by, choice: { do: 'end' } });
  const presentation = createPresentation(game);
  const asking = (question: string): string | undefined => {
    const told: string[] = [];
    const terminal = { width: 1000, color: false, out: (line: string) => told.push(line) } as unknown as Terminal;
    const words = { ...presentation.words, decision: () => question };
    tellStory(terminal, { ...presentation, words } as never, match as never);
    return told.find(line => line.startsWith('  ›'));
  };
  expect(asking('what now? (1 of 2)')).toMatch(/what now\? \(1 of 2\) End/);
  expect(asking('what now?')).toMatch(/what now\? End/);
  expect(asking('what now? At most 2')).toMatch(/what now\? At most 2: End/);
});

test('a heading is that of the moment of its line, not of the end of the match', () => {
  const { game, setup } = laidOut('A   b', { active: 'A' });
  const begun = createMatch(game, setup);
  const [decision] = begun.decisions;
  if (!decision) throw new Error('nothing is asked');
  const match = act(begun, { decision: decision.id, by: decision.by, choice: { do: 'end' } });
  const kinds: string[] = [];
  const told: string[] = [];
  const terminal = { width: 1000, color: false, out: (line: string) => told.push(line) } as unknown as Terminal;
  const headed = {
    ...createPresentation(game),
    chapter: ({ records }: { readonly records: readonly { readonly kind: string; readonly seq: number }[] }) => {
      kinds.push(records.at(-1)?.kind ?? 'none');
      return `after ${records.at(-1)?.seq}`;
    },
  };
  tellStory(terminal, headed as never, match as never);
  expect(kinds.slice(0, 2)).toEqual(['action', 'event']);
  const headings = told.filter(line => /^\n?after/.test(line));
  expect(new Set(headings).size).toBe(told.filter(line => /^ {2}[›·⚄]/.test(line)).length);
});

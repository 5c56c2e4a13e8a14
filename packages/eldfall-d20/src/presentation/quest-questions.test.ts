import type { Decision } from '@rulewright/core';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';
import { english } from './words.en.js';

const laid = laidOut('A b', { profiles: { A: { name: 'Night Runner' } } });

/** The question about a yes or a no with these facts. */
const asked = (about: Readonly<Record<string, string>>): string => {
  const decision: Decision<Eld> = {
    id: 1,
    by: 'p1',
    kind: 'yes',
    rule: 'ELD-QUEST-030',
    options: [true, false],
    about,
  };
  return english(laid.table.pack).decision(decision, laid.setup.position);
};

test('the questions of Quests name the exit and the thing that explodes or is triggered', () => {
  expect(asked({ model: 'A', exit: 'zone' })).toContain('does Night Runner (A) leave the field by its own zone?');
  expect(asked({ model: 'A', exit: 'exit-1' })).toContain('does Night Runner (A) leave the field by');
  expect(asked({ model: 'A', dodges: 'sigil-1' })).toContain('does Night Runner (A) dodge');
});

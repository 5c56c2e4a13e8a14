import type { Decision, GameTypes } from '@rulewright/core';
import { choiceInWords, eventInWords, questionInWords } from '@rulewright/core/words';
import { expect, test } from 'vitest';
import { plainPresentation } from './games.js';

const { words } = plainPresentation({ id: 'darts' } as never);
const asked = {
  id: 0,
  by: 'ann',
  kind: 'throw',
  rule: 'DARTS-1',
  about: { at: { ring: 3 }, left: [1, 2] },
} as unknown as Decision;

test('a game without words is told by the names and values of its data', () => {
  const scored = { type: 'Scored', by: 'ann', points: 5, on: { ring: 3, clean: true } } as GameTypes['event'];
  expect(eventInWords(words, scored, undefined as never)).toBe('Scored: by ann, points 5, on (ring 3, clean true)');
  expect(eventInWords(words, { type: 'Missed' } as GameTypes['event'], undefined as never)).toBe('Missed');
  expect(questionInWords(words, asked, 'bull', undefined as never)).toContain('throw (at (ring 3), left [1,2])');
  const choices = ['bull', 20, { ring: 3 }].map(choice => choiceInWords(words, asked, choice, undefined as never));
  expect(choices).toEqual(['bull', '20', 'ring 3']);
  expect(words.outcome({ reason: 'points', winners: [], rule: 'DARTS-9' })).toBe('points: nobody');
});

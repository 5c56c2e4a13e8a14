import { createMatch } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { marked, unmarkedWords } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { shownOf } from '../../../tools/unit/shown.js';
import { shroudfallInches as game } from '../index.js';
import type { Sfi } from '../vocabulary/index.js';
import { createPresentation, english, englishPictures } from './index.js';

/** The names that a content pack gives to things, and the words that its cards print. */
const namesIn = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'string') return ['name', 'text', 'type', 'shape', 'keywords'].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(one => namesIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([own, one]) => namesIn(one, own));
};

test('every word on pictures, panels, cards and in the story comes from the tables of words', () => {
  const bot = randomBot<Sfi>('words');
  const start = createMatch(game, { players: ['ann', 'bob'], seed: 'words' });
  const match = playOut(start, { ann: bot, bob: bot }, { maxActions: 160 });
  const presentation = createPresentation(game, marked(english(game.pack)), marked(englishPictures));
  const shown = shownOf(match, presentation);
  expect(shown.page.frames.length).toBeGreaterThan(150);
  expect(unmarkedWords(shown, ['ann', 'bob', ...namesIn(game.pack)])).toEqual([]);
});

import { createMatch } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { marked, unmarkedWords } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { shownOf } from '../../../tools/unit/shown.js';
import { eldfallD20 as game } from '../index.js';
import type { Eld } from '../vocabulary/index.js';
import { createPresentation, english, englishPictures } from './index.js';

/** The names that a content pack gives to things, and the ids that stand in logs. */
const namesIn = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'string') return key === 'name' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(one => namesIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([own, one]) => namesIn(one, own));
};

test.each(['unexpected-encounter', 'antechamber'])(
  'every word on pictures, panels, cards and in the story comes from the tables of words (%s)',
  quest => {
    const bot = randomBot<Eld>('words');
    const players = quest === 'antechamber' ? ['ann'] : ['ann', 'bob'];
    const start = createMatch(game, { players, options: { quest }, seed: 'words', checked: false });
    const match = playOut(start, { ann: bot, bob: bot }, { maxActions: 120 });
    const presentation = createPresentation(game, marked(english(game.pack)), marked(englishPictures));
    const shown = shownOf(match, presentation, { everything: true });
    expect(shown.page.frames.length).toBeGreaterThan(30);
    expect(unmarkedWords(shown, [...players, ...namesIn(game.pack)])).toEqual([]);
  },
);

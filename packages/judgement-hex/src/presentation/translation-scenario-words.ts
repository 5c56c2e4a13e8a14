import { createMatch, type Presentation } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { marked, unmarkedWords } from '@rulewright/core/testing';
import { expect } from 'vitest';
import { shownOf } from '../../../tools/unit/shown.js';
import type { JhxGame } from '../vocabulary/game.js';
import type { Jhx } from '../vocabulary/index.js';
import { englishPictures } from './index.js';
import type { PlaceWordsOf } from './words/places.js';
import { english } from './words/words.en.js';

/** The words of a game in tables in which everything is marked. */
export const markedWords = (
  game: JhxGame,
  placesOf: PlaceWordsOf,
): readonly [ReturnType<typeof english>, typeof englishPictures & { readonly places: PlaceWordsOf }] => {
  const places: PlaceWordsOf = (...at) => marked(placesOf(...at));
  return [marked(english(game.pack, game.maps, places)), { ...marked(englishPictures), places }];
};

/** The names that a content pack gives to things, and the ids and types that are shown as they are. */
const namesIn = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'string')
    return ['name', 'type', 'race', 'classes', 'id', 'kind', 'god'].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(one => namesIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([own, one]) => [own, ...namesIn(one, own)]);
};

/** Expects every word of a whole match to come from the marked tables of a presentation. */
export const expectMarkedWords = (game: JhxGame, presentation: Presentation<Jhx>): void => {
  const bot = randomBot<Jhx>('words');
  const start = createMatch(game, { players: ['ann', 'bob'], seed: 'words', checked: false });
  const match = playOut(start, { ann: bot, bob: bot }, { maxActions: 200 });
  const shown = shownOf(match, presentation);
  expect(shown.page.frames.length).toBeGreaterThan(200);
  expect(unmarkedWords(shown, ['ann', 'bob', ...namesIn(game.pack), ...namesIn(game.maps)])).toEqual([]);
};

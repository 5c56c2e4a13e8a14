import { createMatch, type Presentation } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { marked, unmarkedWords } from '@rulewright/core/testing';
import { replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { judgementHex } from '../index.js';
import { judgementV11 } from '../v11/index.js';
import type { JhxGame } from '../vocabulary/game.js';
import type { Jhx } from '../vocabulary/index.js';
import { hexWords } from './hexes/places.en.js';
import { inchWords } from './inches/places.en.js';
import { createPresentation, englishPictures } from './index.js';
import { createPresentation as createV11 } from './v11/index.js';
import type { PlaceWordsOf } from './words/places.js';
import { english } from './words/words.en.js';

const { pack, maps } = judgementHex;
const wordsFor = (game: JhxGame, placesOf: PlaceWordsOf) => {
  const places: PlaceWordsOf = (...at) => marked(placesOf(...at));
  return [marked(english(game.pack, game.maps, places)), { ...marked(englishPictures), places }] as const;
};

/** The names that a content pack gives to things, and the ids and types that are shown as they are. */
const namesIn = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'string')
    return ['name', 'type', 'race', 'classes', 'id', 'kind', 'god'].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(one => namesIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([own, one]) => [own, ...namesIn(one, own)]);
};

const editions: readonly (readonly [string, JhxGame, Presentation<Jhx>])[] = [
  ['hex', judgementHex, createPresentation(pack, maps, undefined, ...wordsFor(judgementHex, hexWords))],
  ['v11', judgementV11, createV11(judgementV11, ...wordsFor(judgementV11, inchWords))],
];

test.each(editions)(
  '%s: every word on pictures, panels, cards and in the story comes from the tables',
  (_, game, presentation) => {
    const bot = randomBot<Jhx>('words');
    const start = createMatch(game, { players: ['ann', 'bob'], seed: 'words', checked: false });
    const match = playOut(start, { ann: bot, bob: bot }, { maxActions: 200 });
    const replay = replayOf(match, presentation);
    expect(replay.frames.length).toBeGreaterThan(200);
    expect(unmarkedWords(replay, ['ann', 'bob', ...namesIn(pack), ...namesIn(maps)])).toEqual([]);
  },
);

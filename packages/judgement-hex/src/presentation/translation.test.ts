import { test } from 'vitest';
import { judgementHex } from '../index.js';
import { hexWords } from './hexes/places.en.js';
import { createPresentation } from './index.js';
import { expectMarkedWords, markedWords } from './translation-scenario-words.js';

test('every word on pictures, panels, cards and in the story comes from the tables', () => {
  const { pack, maps } = judgementHex;
  expectMarkedWords(judgementHex, createPresentation(pack, maps, undefined, ...markedWords(judgementHex, hexWords)));
});

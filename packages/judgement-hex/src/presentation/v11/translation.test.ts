import { test } from 'vitest';
import { judgementV11 } from '../../v11/index.js';
import { inchWords } from '../inches/places.en.js';
import { expectMarkedWords, markedWords } from '../translation-scenario-words.js';
import { createPresentation } from './index.js';

test('every word on pictures, panels, cards and in the story in inches comes from the tables', () => {
  expectMarkedWords(judgementV11, createPresentation(judgementV11, ...markedWords(judgementV11, inchWords)));
});

import { testChapters } from '../../tools/unit/chapters.js';

/** The contents page: files import from earlier chapters only. The files beside the chapters come last. */
testChapters(
  import.meta.url,
  [
    'v11/rulebook',
    'rulebook',
    'vocabulary',
    'ground',
    'content',
    'match',
    'hero-cards',
    'winning',
    'special-rules',
    'beside-table',
    'combat',
    'monsters-and-souls',
    'key-models',
    'abilities',
    'round',
    'set-up',
    'numbers',
    '.',
    'v11',
    'board',
    'odds',
    'evaluation',
    'presentation',
  ],
  { sections: true },
);

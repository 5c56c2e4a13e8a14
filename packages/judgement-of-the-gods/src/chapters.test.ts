import { testChapters } from '../../tools/unit/chapters.js';

/** The contents page: files import from earlier chapters only. The files beside the chapters come nearly last. */
testChapters(
  import.meta.url,
  [
    'rulebook',
    'content',
    'vocabulary',
    'match',
    'end',
    'turn',
    'move',
    'terrain',
    'roles',
    'special',
    'judgement',
    'explore',
    'produce',
    'hallow',
    'build',
    'statue',
    'set-up',
    'edition',
    '.',
    'evaluation',
    'presentation',
  ],
  { sections: true },
);

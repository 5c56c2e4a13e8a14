import type { Match, ReplayFrame } from '@rulewright/core';

import { replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { createPresentation } from '../presentation/index.js';
import { game, playPair } from '../testing/pairs.js';
import type { Eld } from '../vocabulary/index.js';

/** The numbers of the pairs; among them is one whose secret models may be Rangers. Set `ELDFALL_PAIRS` for a long search. */
const numbers = process.env.ELDFALL_PAIRS
  ? Array.from({ length: Number(process.env.ELDFALL_PAIRS) }, (_, at) => at)
  : [5, 15];

const presentation = createPresentation(game);

/** Everything that the page of a match shows to one viewer. */
const pageOf = (match: Match<Eld>, viewer?: string): readonly ReplayFrame[] =>
  replayOf(match, presentation, viewer === undefined ? {} : { viewer }).frames;

/** True where pages are the same; where they differ, names the first frame that does. */
const lookAlike = (real: Match<Eld>, twin: Match<Eld>, viewer?: string): boolean => {
  const [one, two] = [pageOf(real, viewer), pageOf(twin, viewer)];
  one.forEach((frame, at) => {
    if (JSON.stringify(two[at]) !== JSON.stringify(frame)) expect(two[at]).toEqual(frame);
  });
  return JSON.stringify(one) === JSON.stringify(two);
};

test('the pages of an enemy and of spectators do not differ between tables that differ in a secret model, its Upgrades and Items, and in Schemes [ELD-DEF-018, ELD-SCHEME-001]', () => {
  for (const number of numbers) {
    const { real, twin } = playPair(number, {}).last;
    for (const viewer of ['p2', undefined]) expect(lookAlike(real, twin, viewer)).toBe(true);
    // The page of the owner tells what the other pages do not.
    expect(JSON.stringify(pageOf(twin, 'p1'))).not.toBe(JSON.stringify(pageOf(real, 'p1')));
  }
});

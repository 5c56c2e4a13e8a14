import { createMatch, type Game } from '@rulewright/core';
import { type Jhx, judgementHex } from '@rulewright/judgement-hex';
import { judgementV11 } from '@rulewright/judgement-hex/v11';
import { wholeMatches } from '../matches/random.js';
import type { Bench } from '../measure/types.js';

const HEXES = 'the same on hexes';

/** Whole random 3v3 matches of an edition, its deployment included; counts events. */
const matches = (game: Game<Jhx>) =>
  wholeMatches(seed => createMatch(game, { players: 2, seed, options: { mode: '3v3' }, checked: false }));

/** The edition of Judgement on a table in inches, beside the edition on hexes. */
export const prepare = (): Bench => ({
  cases: { 'matches in inches': matches(judgementV11), [HEXES]: matches(judgementHex) },
  warmUp: { 'matches in inches': 48, [HEXES]: 48 },
  comparisons: [
    { title: 'Judgement v11 3v3, random matches', unit: 'events/s', ours: 'matches in inches', peer: HEXES, goal: 0.5 },
  ],
});

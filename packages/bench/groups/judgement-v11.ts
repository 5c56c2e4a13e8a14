import { act, createMatch, type Game, type Match } from '@rulewright/core';
import { randomBot } from '@rulewright/core/bots';
import { type Jhx, judgementHex } from '@rulewright/judgement-hex';
import { judgementV11 } from '@rulewright/judgement-hex/v11';
import type { Bench } from '../measure/types.js';

const HEXES = 'the same on hexes';

/** Whole random 3v3 matches of an edition, its deployment included: the same ten again and again; counts events. */
const matches = (game: Game<Jhx>) => {
  let played = 0;
  return (): number => {
    const seed = `bench ${played++ % 10}`;
    let match: Match<Jhx> = createMatch(game, { players: 2, seed, options: { mode: '3v3' }, checked: false });
    let events = 0;
    while (!match.outcome) {
      const [decision] = match.decisions;
      if (!decision) throw new Error('a match without decisions that is not over');
      match = act(match, randomBot<Jhx>(`${seed} ${decision.by}`).answer(match, decision));
      for (const { kind } of match.records) if (kind === 'event') events++;
    }
    return events;
  };
};

/** The edition of Judgement on a table in inches, beside the edition on hexes. */
export const prepare = (): Bench => ({
  cases: { 'matches in inches': matches(judgementV11), [HEXES]: matches(judgementHex) },
  warmUp: { 'matches in inches': 48, [HEXES]: 48 },
  comparisons: [
    { title: 'Judgement v11 3v3, random matches', unit: 'events/s', ours: 'matches in inches', peer: HEXES, goal: 0.5 },
  ],
});

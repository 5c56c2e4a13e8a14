import { act, type Decision, type GameTypes, type Match } from '@rulewright/core';
import { randomBot } from '@rulewright/core/bots';
import type { Lots } from '../measure/lots.js';

/** The match after an answer at random to its first open decision. */
const step = <G extends GameTypes>(match: Match<G>, seed: string): Match<G> => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('a match without decisions that is not over');
  return act(match, randomBot<G>(`${seed} ${decision.by}`).answer(match, decision));
};

/** Whole random matches, from their beginning on; their seeds come from the lots. Counts events. */
export const wholeMatches =
  <G extends GameTypes>(lots: Lots, begin: (seed: string) => Match<G>): (() => number) =>
  () => {
    const seed = `bench ${lots.below(0x1000000)}`;
    let [match, events] = [begin(seed), 0];
    while (!match.outcome) {
      match = step(match, seed);
      for (const { kind } of match.records) if (kind === 'event') events++;
    }
    return events;
  };

/**
 * Moments after the set-up of random matches in which a decision of a kind is open, each in a match of its own, the
 * latest after `apart` others.
 */
export const moments = <G extends GameTypes & { state: { readonly round: number } }>(
  begin: (seed: string) => Match<G>,
  kind: Decision<G>['kind'],
  count: number,
  apart: number,
): readonly Match<G>[] => {
  const found: Match<G>[] = [];
  for (let n = 0; found.length < count; n++) {
    let match = begin(`moment ${n}`);
    for (let later = n % apart; !match.outcome; match = step(match, `moment ${n}`)) {
      if (match.state.round < 1 || !match.decisions.some(decision => decision.kind === kind)) continue;
      if (later-- > 0) continue;
      found.push(match);
      break;
    }
  }
  return found;
};

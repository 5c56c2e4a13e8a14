import { act, createMatch, type Decision, legal, type Match } from '@rulewright/core';
import { randomBot } from '@rulewright/core/bots';
import { type Sfi, shroudfallInches } from '@rulewright/shroudfall-inches';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';
import { pkmnBattles } from '../peers/pkmn.js';

const CLONE = 'structuredClone of the state';
const PKMN = '@pkmn/sim gen 9, log lines';

const begin = (seed: string): Match<Sfi> => createMatch(shroudfallInches, { players: 2, seed, checked: false });

/** The match after an answer at random to its first open decision. */
const step = (match: Match<Sfi>, seed: string): Match<Sfi> => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('a match without decisions that is not over');
  return act(match, randomBot<Sfi>(`${seed} ${decision.by}`).answer(match, decision));
};

/** Whole random matches, from the army lists on: the same ten again and again; counts events. */
const matches = () => {
  let played = 0;
  return (): number => {
    const seed = `bench ${played++ % 10}`;
    let [match, events] = [begin(seed), 0];
    while (!match.outcome) {
      match = step(match, seed);
      for (const { kind } of match.records) if (kind === 'event') events++;
    }
    return events;
  };
};

/** Moments of random matches in which a decision of a kind is open, each in a match of its own. */
const moments = (kind: Decision<Sfi>['kind'], count: number): readonly Match<Sfi>[] => {
  const found: Match<Sfi>[] = [];
  for (let n = 0; found.length < count; n++) {
    let match = begin(`moment ${n}`);
    for (let later = n % 20; !match.outcome; match = step(match, `moment ${n}`)) {
      if (match.state.round < 1 || !match.decisions.some(decision => decision.kind === kind)) continue;
      if (later-- > 0) continue;
      found.push(match);
      break;
    }
  }
  return found;
};

/** Shroudfall: whole matches, the choices of an activation, and the suggestions for a move. */
export const prepare = (): Bench => {
  const [active, moving] = [moments('act', 10), moments('move', 10)];
  const clone = (all: readonly Match<Sfi>[]) => (): number => {
    for (const { state } of all) if (structuredClone(state) === state) throw new Error('not a copy');
    return all.length;
  };
  const listed = (all: readonly Match<Sfi>[], suggest: number) => (): number => {
    for (const match of all) if (legal(match, undefined, { suggest }).length === 0) throw new Error('nothing to do');
    return all.length;
  };
  return {
    cases: {
      'whole matches': matches(),
      [PKMN]: pkmnBattles(new Lots(5)),
      'choices of an activation': listed(active, 0),
      '12 suggestions for a move': listed(moving, 12),
      [`${CLONE}, in an activation`]: clone(active),
      [`${CLONE}, in a move`]: clone(moving),
    },
    warmUp: { 'whole matches': 20, [PKMN]: 48 },
    comparisons: [
      { title: 'Shroudfall, random matches', unit: 'events/s', ours: 'whole matches', peer: PKMN },
      {
        title: 'legal() in an activation',
        unit: 'calls/s',
        ours: 'choices of an activation',
        peer: `${CLONE}, in an activation`,
      },
      {
        title: '12 suggestions for a move',
        unit: 'calls/s',
        ours: '12 suggestions for a move',
        peer: `${CLONE}, in a move`,
      },
    ],
  };
};

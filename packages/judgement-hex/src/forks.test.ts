import { act, createMatch, fork, hashJson, legal, type Match } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { expect, test } from 'vitest';
import { judgementHex } from './index.js';
import type { Jhx } from './vocabulary/index.js';

/** Everything that a match shows and that follows from it. */
const shown = ({ state, decisions, records }: Match<Jhx>): string =>
  hashJson([state, decisions, records.map(record => (record.kind === 'beat' ? 'beat' : record))]);

// In checked mode a beat that runs again computes everything again; without checks it takes the values of its first run.
test.each(['a', 'b'])('match %s: a fork at any moment of an unchecked match goes on as the match did', seed => {
  const lots = Random.fromSeed(`forks ${seed}`);
  let match: Match<Jhx> = createMatch(judgementHex, { players: 2, seed, options: { mode: '3v3' }, checked: false });
  let inBeats = 0;
  while (!match.outcome) {
    if (match.decisions.some(({ kind }) => kind !== 'action')) inBeats++;
    const forked = fork(match, { history: false });
    const twice = fork(forked, { history: false });
    const action = lots.pick(legal(match));
    const next = act(match, action);
    const shows = shown(next);
    for (const one of [match, forked, twice]) expect(shown(act(one, action))).toBe(shows);
    match = next;
  }
  expect(inBeats).toBeGreaterThan(10);
});

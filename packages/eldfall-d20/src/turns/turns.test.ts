import { act, createMatch, legal } from '@rulewright/core';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';

test('a turn goes on to the next player when nobody acts, and the last round ends the match [ELD-TURN-001, ELD-TURN-009, ELD-END-001]', () => {
  const { game, setup } = laidOut('A..b', {});
  let match = createMatch(game, { ...setup, seed: 'turns' });
  let turns = 0;
  for (; !match.outcome; turns++) {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nothing to decide');
    expect(legal(match, decision.by)).toHaveLength(3);
    match = act(match, { decision: decision.id, by: decision.by, choice: 'end' });
  }
  // Rounds 2 to 5 with two turns each.
  expect([turns, match.outcome.reason, match.outcome.winners]).toEqual([8, 'last-round', ['p1', 'p2']]);
});

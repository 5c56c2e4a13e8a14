import { act, choose, createMatch, legal } from '@rulewright/core';
import { scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { game as nim } from '../src/nim.js';

test('a match, move by move', () => {
  const match = createMatch(nim, { players: ['ann', 'bob'], dice: scripted(1, 2, 1) });

  expect(match.state.heaps).toEqual([1, 2, 1]);
  expect(match.decisions).toMatchObject([{ id: 1, by: 'ann', kind: 'take', rule: 'NIM-2' }]);
  expect(legal(match).map(action => action.choice)).toEqual([
    { heap: 0, count: 1 },
    { heap: 1, count: 1 },
    { heap: 1, count: 2 },
    { heap: 2, count: 1 },
  ]);

  const next = act(match, { decision: 1, by: 'ann', choice: { heap: 1, count: 2 } });
  expect(next.state.heaps).toEqual([1, 0, 1]);
  expect(match.state.heaps).toEqual([1, 2, 1]); // acting makes a new match and leaves the old one as it was
  expect(choose(choose(next, { heap: 0, count: 1 }), { heap: 2, count: 1 }).outcome?.winners).toEqual(['ann']);
});

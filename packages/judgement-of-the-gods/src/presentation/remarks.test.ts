import { createMatch, view } from '@rulewright/core';
import { expect, test } from 'vitest';
import { judgementOfTheGods as game } from '../index.js';
import { type Layout, village } from '../testing/village.js';
import { presentation } from './index.js';

/** The remarks on a draw of a mine and a farm with a pool. */
const remarksWith = (pool: Layout['pool']): readonly string[] | undefined => {
  const match = createMatch(game, { ...village(pool ? { pool } : {}), seed: 'remarks' });
  const event = { type: 'BuildingCardsDrawn', character: 'chieftain', cards: ['mine', 'farm'] } as const;
  const record = { kind: 'event', event, rules: ['JOG-BLD-002'], seq: 0 } as const;
  // The cast is safe: remarks read the kind and the event of a record.
  return presentation.remarks?.({ ...view(match), records: [record] as never });
};

test('a draw of which the pool can pay nothing says what each building costs; one that leaves a choice says nothing [JOG-BLD-003]', () => {
  expect(remarksWith({ food: 29, wood: 20, stone: 19, magic: 0 })).toEqual([
    'The pool cannot pay for the Mine (costs 30 food, 20 wood and 10 stone) and the Farm (costs 20 food, 20 wood and 20 stone).',
  ]);
  expect(remarksWith({ food: 20, wood: 20, stone: 20, magic: 0 })).toEqual([]);
  expect(remarksWith({ food: 30, wood: 20, stone: 10, magic: 0 })).toEqual([]);
});

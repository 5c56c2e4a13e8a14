import { fuzz } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { createGame } from '../game.js';
import type { Eld } from '../vocabulary/index.js';

const quests = Object.fromEntries(
  Object.entries(defaultContent.quests).map(([id, quest]) => [id, { ...quest, duels: false }]),
);
const game = createGame({ pack: { ...defaultContent, quests } });

test('players at random play a Quest with Hostiles from createMatch to its end [ELD-HOSTILE-001, ELD-HOSTILE-002]', () => {
  const { reasons, cited } = fuzz<Eld>(game, {
    setup: { players: 2, options: { quest: 'unexpected-encounter' } },
    matches: 1,
    seed: 'hostile turns',
    maxActions: 3000,
  });
  expect(Object.values(reasons)).toEqual([1]);
  for (const rule of ['ELD-HOSTILE-002', 'ELD-HOSTILE-007', 'ELD-HOSTILE-017']) expect(cited[rule]).toBeGreaterThan(0);
});

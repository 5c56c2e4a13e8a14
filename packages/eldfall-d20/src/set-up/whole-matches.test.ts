import { fuzz } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { createGame } from '../game.js';
import type { Eld } from '../vocabulary/index.js';

// The round limit does not end a duel (ELD-DUEL-014), and random players may fight one for ever: so there is none here.
const quests = Object.fromEntries(
  Object.entries(defaultContent.quests).map(([id, quest]) => [id, { ...quest, duels: false }]),
);
const game = createGame({ pack: { ...defaultContent, quests } });

test.each(['open-hostilities', 'unexpected-encounter', 'battle-royale-arena'])(
  '%s is played from createMatch to its end',
  quest => {
    const { reasons, cited } = fuzz<Eld>(game, {
      setup: { players: 2, options: { quest } },
      matches: 1,
      seed: `whole ${quest}`,
      maxActions: 3000,
    });
    expect(Object.values(reasons)).toEqual([1]);
    expect(cited['ELD-SETUP-013']).toBeGreaterThan(0);
  },
);

import { hashJson } from '@rulewright/core';
import { readLog, replay } from '@rulewright/core/log';
import { FuzzFailure, fuzz } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { defaultContent } from './content/default.js';
import { createGame } from './game.js';
import { checkInvariants } from './testing/index.js';
import type { Eld } from './vocabulary/index.js';

const game = createGame({ pack: defaultContent });

test.each(['battle-royale-arena'])(
  'a match of %s that plays what was played least ends, and breaks no invariant',
  quest => {
    const { reasons, actions } = fuzz<Eld>(game, {
      setup: { players: 2, options: { quest, duelLimit: 'rounds' } },
      matches: 1,
      seed: 'properties',
      maxActions: 20_000,
      invariant: checkInvariants,
    });
    expect(Object.values(reasons)).toEqual([1]);
    expect(actions).toBeGreaterThan(50);
  },
);

test('the log of a match gives the same match again', () => {
  const log = (): string => {
    try {
      fuzz<Eld>(game, {
        setup: { players: 2, options: { quest: 'battle-royale-arena', duelLimit: 'rounds' } },
        matches: 1,
        seed: 'log',
        maxActions: 40,
      });
    } catch (failure) {
      if (failure instanceof FuzzFailure) return failure.log;
    }
    return '';
  };
  const [once, again] = [log(), log()];
  expect(once).toBe(again);
  const { match, drift } = replay(game, readLog(once));
  expect(drift).toBeUndefined();
  expect(hashJson(JSON.parse(JSON.stringify(match.state)))).toBe(hashJson(match.state));
});

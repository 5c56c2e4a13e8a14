import { createMatch, type Match } from '@rulewright/core';
import { type Bot, greedyBot, mctsBot, playOut, randomBot } from '@rulewright/core/bots';
import { expect, test } from 'vitest';
import { evaluate } from '../evaluation/index.js';
import type { Jhx } from '../vocabulary/index.js';
import { judgementV11 } from './game.js';

const played = (seed: string, bot: Bot<Jhx>): Match<Jhx> => {
  const options = { mode: '3v3', map: '3v3-1', roundLimit: 1 } as const;
  const start = createMatch(judgementV11, { players: ['p1', 'p2'], seed, options, checked: false });
  return playOut(start, { p1: bot, p2: randomBot<Jhx>(seed) });
};

test('a greedy bot and a bot that searches play matches in inches to their ends', () => {
  const seed = 'bots';
  expect(played(seed, greedyBot(evaluate, { seed })).outcome).toBeDefined();
  expect(played(seed, mctsBot({ seed, iterations: 2, evaluate })).outcome).toBeDefined();
});

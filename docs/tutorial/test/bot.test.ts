import { mctsBot, randomBot, selfPlay } from '@rulewright/core/bots';
import { expect, test } from 'vitest';
import { game as nim } from '../src/nim.js';

test('a bot that searches beats one that does not', () => {
  const thinker = 'p1';
  const matches = selfPlay(nim, {
    players: 2,
    matches: 10,
    seed: 'tutorial',
    bot: (player, seed) => (player === thinker ? mctsBot({ seed, iterations: 150 }) : randomBot(seed)),
  });
  const wins = [...matches].filter(match => match.outcome?.winners.includes(thinker)).length;
  expect(wins).toBeGreaterThanOrEqual(8);
});

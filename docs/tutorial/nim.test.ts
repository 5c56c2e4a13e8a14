import { act, choose, createMatch, legal } from '@rulewright/core';
import { mctsBot, playOut, randomBot, selfPlay } from '@rulewright/core/bots';
import { readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { conformance, scenarios, scripted } from '@rulewright/core/testing';
import { renderReplay, replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { type Nim, game as nim } from './nim.js';
import { presentation } from './nim-words.js';

test('a match, move by move', () => {
  // #region by-hand
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
  expect(match.state.heaps).toEqual([1, 2, 1]); // the old match is as good as new
  expect(choose(choose(next, { heap: 0, count: 1 }), { heap: 2, count: 1 }).outcome?.winners).toEqual(['ann']);
  // #endregion
});

// #region scenario
const scenario = scenarios<Nim['rule']>(test);
const players = ['ann', 'bob'];

scenario('who takes the last counter wins', ['NIM-1', 'NIM-2', 'NIM-3'], play => {
  play(nim, { players, dice: [1, 1, 1] })
    .choose('ann', { heap: 2, count: 1 })
    .options('bob', [
      { heap: 0, count: 1 },
      { heap: 1, count: 1 },
    ])
    .refuses('bob', { heap: 2, count: 1 }, { code: 'not-an-option', rule: 'NIM-2' })
    .choose('bob', { heap: 0, count: 1 })
    .choose('ann', { heap: 1, count: 1 })
    .events(
      { type: 'HeapsRolled', heaps: [1, 1, 1] },
      { type: 'Took', heap: 2, count: 1 },
      { type: 'Took', heap: 0, count: 1 },
      { type: 'Took', heap: 1, count: 1 },
    )
    .ends({ reason: 'last-counter', winners: ['ann'] });
});

scenario('under the other ruling the last counter loses', 'NIM-3', play => {
  const position = { heaps: [0, 1, 0], next: 0 };
  play(nim, { players, position, options: { lastOne: 'loses' } })
    .choose('ann', { heap: 1, count: 1 })
    .ends({ reason: 'last-counter', winners: ['bob'] });
});
// #endregion

// #region conformance
conformance(test, nim, { setups: [{ players: 2 }, { players: 2, options: { lastOne: 'loses' } }] });
// #endregion

test('a bot that searches beats one that does not', () => {
  // #region bots
  const thinker = 'p1';
  const matches = selfPlay(nim, {
    players: 2,
    matches: 10,
    seed: 'tutorial',
    bot: (player, seed) => (player === thinker ? mctsBot({ seed, iterations: 150 }) : randomBot(seed)),
  });
  const wins = [...matches].filter(match => match.outcome?.winners.includes(thinker)).length;
  expect(wins).toBeGreaterThanOrEqual(8);
  // #endregion
});

test('a log and a page to watch', async () => {
  // #region log
  const start = createMatch(nim, { players: ['ann', 'bob'], seed: 'tutorial' });
  const match = playOut(start, { ann: randomBot('a'), bob: randomBot('b') });

  const text = writeLog(toLog(match)); // JSON Lines, ready for a file
  expect(replay(nim, readLog(text)).drift).toBeUndefined();

  const page = renderReplay(replayOf(match, presentation)); // one HTML file, no network
  // #endregion
  expect(page).toMatch(/^<!doctype html>/i);
  expect(page).toContain('counters');
  await expect(text).toMatchFileSnapshot('./nim.jsonl');
});

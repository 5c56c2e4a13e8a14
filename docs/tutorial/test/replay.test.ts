import { createMatch } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { renderReplay, replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { game as nim, presentation } from '../src/nim.js';

test('a log and a page to watch', () => {
  const start = createMatch(nim, { players: ['ann', 'bob'], seed: 'tutorial' });
  const match = playOut(start, { ann: randomBot('a'), bob: randomBot('b') });

  const text = writeLog(toLog(match)); // JSON Lines, ready for a file
  expect(replay(nim, readLog(text)).drift).toBeUndefined();

  const page = renderReplay(replayOf(match, presentation)); // one HTML file, no network
  expect(page).toContain('counters');
});

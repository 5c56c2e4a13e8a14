import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold, readLog, replay, resume, toLog, writeLog } from '@rulewright/core/log';
import { describe, expect, test } from 'vitest';
import { judgementOfTheGods } from './index.js';

/** Logs that released versions wrote, by version of the rules. Logs are added here and never changed. */
const corpus = fileURLToPath(new URL('../corpus/', import.meta.url));
const logs = readdirSync(corpus).flatMap(version =>
  readdirSync(`${corpus}${version}`).map(file => `${version}/${file}`),
);
const read = (file: string): string => readFileSync(`${corpus}${file}`, 'utf8');

describe('every log of the corpus', () => {
  test.each(logs)('%s replays without drift, folds, and is written again byte for byte', file => {
    const log = readLog(read(file));
    expect(replay(judgementOfTheGods, log).drift).toBeUndefined();
    expect(fold(judgementOfTheGods, log).length).toBeGreaterThan(10);
    expect(writeLog(toLog(resume(judgementOfTheGods, log)))).toBe(read(file));
  });
});

test('together they show every phase, every way a card ends a match, and the Trade', () => {
  const told = logs.flatMap(file =>
    readLog(read(file)).records.flatMap(record => ('event' in record ? [record.event] : [])),
  );
  const reasons = told.flatMap(event =>
    event.type === 'GameEnded' ? [(event as never as { ending: { reason: string } }).ending.reason] : [],
  );
  expect([...new Set(reasons)].sort()).toEqual(
    expect.arrayContaining(['exhausted-by-card', 'statue-completed', 'third-judgement-day']),
  );
  const types = new Set(told.map(event => event.type));
  for (const type of [
    'RoundBegan',
    'JudgementPhaseBegan',
    'TileHallowed',
    'BuildingBuilt',
    'StatuePiecePlaced',
    'TradeProposed',
    'TradeDeclined',
  ]) {
    expect(types).toContain(type);
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold, readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { describe, expect, test } from 'vitest';
import { eldfallD20 } from './index.js';

/**
 * Logs that released versions wrote, by version of the rules: `npm run golden -- --game eldfall-d20`. A log is never changed;
 * new ones are added.
 */
const corpus = fileURLToPath(new URL('../corpus/', import.meta.url));
const logs = readdirSync(corpus).flatMap(version =>
  readdirSync(`${corpus}${version}`).map(file => `${version}/${file}`),
);
const read = (file: string): string => readFileSync(`${corpus}${file}`, 'utf8');

const shown = { reasons: new Set<string>(), quests: new Set<string>(), players: new Set<number>() };

describe('every log of the corpus', () => {
  test.each(logs)('%s replays without drift, folds, and is written again byte for byte', file => {
    const log = readLog(read(file));
    const { match, drift } = replay(eldfallD20, log);
    expect(drift).toBeUndefined();
    expect(fold(eldfallD20, log).length).toBeGreaterThan(10);
    expect(writeLog(toLog(match))).toBe(read(file));
    shown.reasons.add(match.outcome?.reason ?? '');
    shown.quests.add(match.state.quest.card);
    shown.players.add(match.state.players.length);
  });
});

describe('together they show', () => {
  test('every way a match ends', () => {
    expect([...shown.reasons].sort()).toEqual(['duel', 'last-round', 'party-fallen', 'quest']);
  });

  test('every Quest of the pack, and every number of players', () => {
    expect([...shown.quests].sort()).toEqual(Object.keys(eldfallD20.pack.quests).sort());
    expect([...shown.players].sort()).toEqual([1, 2, 3, 4]);
  });
});

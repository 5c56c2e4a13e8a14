import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold, readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { describe, expect, test } from 'vitest';
import { shroudfallInches } from './index.js';
import { windowsAsked } from './testing/index.js';
import { endRules } from './victory/outcome.js';
import type { WindowId } from './vocabulary/ability.js';

/**
 * Logs that released versions wrote, by version of the rules: `npm run golden -- --game shroudfall-inches`. A log is never changed;
 * new ones are added.
 */
const corpus = fileURLToPath(new URL('../corpus/', import.meta.url));
const logs = readdirSync(corpus).flatMap(version =>
  readdirSync(`${corpus}${version}`).map(file => `${version}/${file}`),
);
const read = (file: string): string => readFileSync(`${corpus}${file}`, 'utf8');

const shown = { reasons: new Set<string>(), windows: new Set<string>(), scenarios: new Set<string>() };

describe('every log of the corpus', () => {
  test.each(logs)('%s replays without drift, folds, and is written again byte for byte', file => {
    const log = readLog(read(file));
    const { match, drift } = replay(shroudfallInches, log);
    expect(drift).toBeUndefined();
    expect(fold(shroudfallInches, log).length).toBeGreaterThan(10);
    expect(writeLog(toLog(match))).toBe(read(file));
    shown.reasons.add(match.outcome?.reason ?? '');
    for (const id of match.state.scenarios) shown.scenarios.add(id);
    for (const window of windowsAsked(match)) shown.windows.add(window);
  });
});

describe('together they show', () => {
  test('every way a match ends', () => {
    expect([...shown.reasons].sort()).toEqual(Object.keys(endRules).sort());
  });

  test('every scenario of the pack', () => {
    expect([...shown.scenarios].sort()).toEqual(Object.keys(shroudfallInches.pack.scenarios).sort());
  });

  test('the windows of every part of a match', () => {
    const asked: readonly WindowId[] = [
      'round-start',
      'round-end',
      'activation-end',
      'model-ends-move',
      'unit-ends-move',
      'targeted',
      'missed',
      'hit',
      'damaged',
      'damage-marked',
      'attacked',
      'interacted',
    ];
    expect([...shown.windows]).toEqual(expect.arrayContaining([...asked]));
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold, readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { describe, expect, test } from 'vitest';
import { judgementHex } from './index.js';
import { windowsAsked } from './testing/windows-asked.js';
import { windows } from './vocabulary/words.js';
import { endRules } from './winning/outcome.js';

/**
 * Logs that released versions wrote, by version of the rules: `npm run golden`. A log is never changed; new ones are
 * added.
 */
const corpus = fileURLToPath(new URL('../corpus/', import.meta.url));
const logs = readdirSync(corpus).flatMap(version =>
  readdirSync(`${corpus}${version}`).map(file => `${version}/${file}`),
);
const read = (file: string): string => readFileSync(`${corpus}${file}`, 'utf8');

const shown = { reasons: new Set<string>(), maps: new Set<string>(), windows: new Set<string>(), formats: new Set() };

describe('every log of the corpus', () => {
  test.each(logs)('%s replays without drift, folds, and is written again byte for byte', file => {
    const log = readLog(read(file));
    const { match, drift } = replay(judgementHex, log);
    expect(drift).toBeUndefined();
    expect(fold(judgementHex, log).length).toBeGreaterThan(50);
    expect(writeLog(toLog(match))).toBe(read(file));
    const { outcome, state, header } = match;
    shown.reasons.add(outcome?.reason ?? '');
    shown.maps.add(state.map ?? '');
    shown.formats.add(header.options.format);
    for (const window of windowsAsked(match)) shown.windows.add(window);
  });
});

describe('together they show', () => {
  test('every way a match ends', () => {
    expect([...shown.reasons].sort()).toEqual(Object.keys(endRules).sort());
  });

  test('every map and every format', () => {
    expect([...shown.maps].sort()).toEqual(judgementHex.maps.map(({ id }) => id).sort());
    expect([...shown.formats].sort()).toEqual(['blind-pick', 'immunity', 'veto']);
  });

  test('every window in which a player can be asked', () => {
    expect([...shown.windows].sort()).toEqual(Object.keys(windows).sort());
  });
});

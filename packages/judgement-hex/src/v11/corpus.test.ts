import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold, readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { describe, expect, test } from 'vitest';
import { judgementV11 } from './game.js';

/** Logs of the edition in inches, by version of the rules: `npm run golden -- --game judgement-hex-v11`. */
const corpus = fileURLToPath(new URL('../../corpus-v11/', import.meta.url));
const logs = readdirSync(corpus).flatMap(version =>
  readdirSync(`${corpus}${version}`).map(file => `${version}/${file}`),
);
const read = (file: string): string => readFileSync(`${corpus}${file}`, 'utf8');

const shown = { reasons: new Set<string>(), modes: new Set<string>() };

describe('every log of the corpus in inches', () => {
  test.each(logs)('%s replays without drift, folds, and is written again byte for byte', file => {
    const log = readLog(read(file));
    const { match, drift } = replay(judgementV11, log);
    expect(drift).toBeUndefined();
    expect(fold(judgementV11, log).length).toBeGreaterThan(20);
    expect(writeLog(toLog(match))).toBe(read(file));
    shown.reasons.add(match.outcome?.reason ?? '');
    shown.modes.add(match.state.mode);
  });

  test('together they show both modes and the ways a match ends, but for the first Soul', () => {
    expect([...shown.modes].sort()).toEqual(['3v3', '5v5']);
    expect([...shown.reasons].sort()).toEqual([
      'draw',
      'effigy-captured',
      'less-damage',
      'more-effigy-damage',
      'more-levels',
      'more-souls',
    ]);
  });
});

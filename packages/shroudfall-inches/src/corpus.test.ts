import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { history } from '@rulewright/core';
import { fold, readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { describe, expect, test } from 'vitest';
import { shroudfallInches } from './index.js';
import { windowsAsked } from './testing/index.js';
import { endRules } from './victory/outcome.js';
import { windows } from './vocabulary/ability.js';

/**
 * Logs that released versions wrote, by version of the rules: `npm run golden -- --game shroudfall-inches`. A log is never changed;
 * new ones are added.
 */
const corpus = fileURLToPath(new URL('../corpus/', import.meta.url));
const logs = readdirSync(corpus).flatMap(version =>
  readdirSync(`${corpus}${version}`).map(file => `${version}/${file}`),
);
const read = (file: string): string => readFileSync(`${corpus}${file}`, 'utf8');

const shown = {
  reasons: new Set<string>(),
  windows: new Set<string>(),
  scenarios: new Set<string>(),
  /** The scenarios whose elements scored points. */
  scoring: new Set<string>(),
  pieces: new Set<string>(),
};

describe('every log of the corpus', () => {
  test.each(logs)('%s replays without drift, folds, and is written again byte for byte', file => {
    const log = readLog(read(file));
    const { match, drift } = replay(shroudfallInches, log);
    expect(drift).toBeUndefined();
    expect(fold(shroudfallInches, log).length).toBeGreaterThan(10);
    expect(writeLog(toLog(match))).toBe(read(file));
    shown.reasons.add(match.outcome?.reason ?? '');
    for (const id of match.state.scenarios) shown.scenarios.add(id);
    for (const { card, part } of match.state.terrain) shown.pieces.add(`${card} ${part.kind} ${part.at}`);
    for (const window of windowsAsked(match)) shown.windows.add(window);
    const scenarioOf = new Map<string, string>();
    for (const { records } of history(match)) {
      for (const one of records) {
        if (one.kind !== 'event') continue;
        if (one.event.type === 'ElementPlaced') scenarioOf.set(one.event.element.id, one.event.element.scenario);
        if (one.event.type === 'PointsScored') shown.scoring.add(scenarioOf.get(one.event.why) ?? 'a destroyed weaver');
      }
    }
  });
});

describe('together they show', () => {
  const { pack } = shroudfallInches;

  test('every way a match ends', () => {
    expect([...shown.reasons].sort()).toEqual(Object.keys(endRules).sort());
  });

  test('every scenario of the pack, each of which scores points, as does a destroyed weaver', () => {
    expect([...shown.scenarios].sort()).toEqual(Object.keys(pack.scenarios).sort());
    expect([...shown.scoring].sort()).toEqual([...Object.keys(pack.scenarios), 'a destroyed weaver'].sort());
  });

  test('every main and side piece of every terrain card of the pack', () => {
    const all = Object.entries(pack.terrain).flatMap(([card, { main, side }]) => [
      ...main.map((_, at) => `${card} main ${at}`),
      ...side.map((_, at) => `${card} side ${at}`),
    ]);
    expect([...shown.pieces].sort()).toEqual(all.sort());
  });

  test('every window of the charts', () => {
    expect([...shown.windows].sort()).toEqual(Object.keys(windows).sort());
  });
});

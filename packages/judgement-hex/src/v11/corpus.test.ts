import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { history, type Match } from '@rulewright/core';
import { fold, readLog, replay, toLog, writeLog } from '@rulewright/core/log';
import { choiceInWords, eventInWords } from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';
import { presentation } from '../presentation/v11/index.js';
import type { Jhx } from '../vocabulary/index.js';
import { endRules } from '../winning/outcome.js';
import { judgementV11 } from './game.js';

const { words } = presentation;

/** Logs of the edition in inches, by version of the rules: `npm run golden -- --game judgement-hex-v11`. */
const corpus = fileURLToPath(new URL('../../corpus-v11/', import.meta.url));
const logs = readdirSync(corpus).flatMap(version =>
  readdirSync(`${corpus}${version}`).map(file => `${version}/${file}`),
);
const read = (file: string): string => readFileSync(`${corpus}${file}`, 'utf8');

/** Every text of a match: its questions, answers and events. */
const textsOf = (match: Match<Jhx>): ReadonlySet<string> => {
  const said = new Set<string>();
  const moments = history(match);
  for (const [i, { records, state, decisions }] of moments.entries()) {
    const before = moments[i - 1];
    for (const decision of decisions) said.add(words.decision(decision, state));
    for (const record of records) {
      if (record.kind === 'event') said.add(eventInWords(words, record.event, state, before?.state));
      if (record.kind !== 'action') continue;
      const decision = before?.decisions.find(({ id }) => id === record.decision);
      if (decision) said.add(choiceInWords(words, decision, record.choice, before?.state));
    }
  }
  return said;
};

const shown = { reasons: new Set<string>(), modes: new Set<string>() };

describe('every log of the corpus in inches', () => {
  test.each(logs)(
    '%s replays without drift, folds, is told in words of places, and is written again byte for byte',
    file => {
      const log = readLog(read(file));
      const { match, drift } = replay(judgementV11, log);
      expect(drift).toBeUndefined();
      expect(fold(judgementV11, log).length).toBeGreaterThan(20);
      expect(writeLog(toLog(match))).toBe(read(file));
      const said = [...textsOf(match)];
      expect(said.length).toBeGreaterThan(20);
      expect(said.filter(text => /\bhex(?:es)?\b|\d{7}|undefined|NaN|nowhere/.test(text))).toEqual([]);
      shown.reasons.add(match.outcome?.reason ?? '');
      shown.modes.add(match.state.mode);
    },
  );

  test('together they show both modes and every way a match ends', () => {
    expect([...shown.modes].sort()).toEqual(['3v3', '5v5']);
    expect([...shown.reasons].sort()).toEqual(Object.keys(endRules).sort());
  });
});

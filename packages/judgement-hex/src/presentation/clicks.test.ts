import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { choose, createMatch, type Decision, history, isObject, view } from '@rulewright/core';
import { type Button, type Clicks, checkClicks, clickConformance, clicksOn } from '@rulewright/core/clicks';
import { readLog, resume } from '@rulewright/core/log';
import { scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { judgementHex } from '../index.js';
import { column, faces, type LaidOut, laidOut } from '../testing/index.js';
import type { Jhx } from '../vocabulary/index.js';
import { createPresentation, presentation } from './index.js';

clickConformance(test, judgementHex, presentation, {
  setups: [
    { players: 2, options: { mode: '3v3', format: 'veto' } },
    { players: 2, options: { mode: '3v3', format: 'immunity', pushDirection: 'away', shareDamageIsHealing: true } },
    { players: 2, options: { mode: '5v5', roundLimit: 2 } },
  ],
});

/** The sorts of answers that a decision has. */
const sortsOf = ({ kind, options = [] }: Decision<Jhx>): readonly string[] =>
  options.map((one: unknown) => {
    if (!isObject(one)) return kind;
    const push = isObject(one.push) ? Object.keys(one.push) : [];
    return [kind, one.do ?? one.ability ?? Object.keys(one), ...push].join(' ');
  });

test('in the matches of the corpus on one map every sort of answer can be reached by clicks', () => {
  const corpus = fileURLToPath(new URL('../../corpus/', import.meta.url));
  const sorts = new Set<string>();
  for (const file of readdirSync(corpus, { recursive: true, encoding: 'utf8' })) {
    if (!/3v3-3.*\.jsonl$/.test(file)) continue;
    for (const moment of history(resume(judgementHex, readLog(readFileSync(`${corpus}${file}`, 'utf8'))))) {
      const found = moment.decisions.flatMap(sortsOf);
      if (found.every(sort => sorts.has(sort))) continue;
      checkClicks(moment, presentation);
      for (const sort of found) sorts.add(sort);
    }
  }
  expect(sorts.size).toBeGreaterThan(50);
});

/** The meaning of clicks on a table for a player. */
const clicksAt = (drawing: string, lay: LaidOut, player = 'p1') => {
  const laid = laidOut(drawing, lay);
  const match = createMatch(laid.game, { ...laid.setup, dice: scripted() });
  checkClicks(match, createPresentation(laid.table.pack, laid.table.maps));
  return clicksOn(createPresentation(laid.table.pack, laid.table.maps), view(match, player));
};

const choices = (buttons: readonly Button<Jhx>[]): readonly unknown[] =>
  buttons.map(({ answer }) => answer.action.choice);

const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

/** The answers that clicks can still become. */
const ends = (meaning: (clicked: readonly string[]) => Clicks<Jhx>, clicked: readonly string[]): readonly unknown[] =>
  meaning(clicked).answers.map(({ action }) => action.choice);

const arena = `
     .
  1     2
     .
  A     3
     .
  .     b
     .
`;

test('an action is a click on the model, then on its target; answers that clicks do not tell apart are buttons', () => {
  const meaning = clicksAt(arena, { active: 'A' });
  expect(ids(meaning([]).things)).toEqual(['A']);
  expect(choices(meaning([]).buttons)).toEqual([{ do: 'end' }]);
  expect(choices(meaning(['A']).buttons)).toEqual([
    { do: 'aim', model: 'A' },
    { do: 'advance', model: 'A' },
  ]);
  expect(ids(meaning(['A']).things)).toEqual(['b']);
  expect(choices(meaning(['A', 'b']).buttons)).toEqual([
    { do: 'attack', model: 'A', weapon: 'bow', target: 'b' },
    { do: 'attack', model: 'A', weapon: 'staff', target: 'b' },
  ]);
});

test('a Charge is then a click on the hex where it ends, and clicks on hexes of its path where several paths lead there', () => {
  const meaning = clicksAt(arena, { active: 'A' });
  const [end] = ids(meaning(['A', 'b']).things);
  const ways = ends(meaning, ['A', 'b', end ?? '']);
  expect(ways.length).toBeGreaterThan(1);
  const last = ways.map(way => (isObject(way) && Array.isArray(way.path) ? way.path.at(-1) : undefined));
  expect(new Set(last).size).toBe(1);
  const [on] = ids(meaning(['A', 'b', end ?? '']).things);
  const fewer = ends(meaning, ['A', 'b', end ?? '', on ?? '']);
  expect(fewer.length).toBeGreaterThan(0);
  expect(fewer.length).toBeLessThan(ways.length);
  for (const way of fewer) expect(way).toMatchObject({ do: 'charge', model: 'A', target: 'b', weapon: 'blade' });
});

test('a Push is a click on the pushed model, then on the hex where it ends', () => {
  const laid = laidOut(column('A', 'b', '.', '.', '.'), { active: 'A' });
  const start = createMatch(laid.game, { ...laid.setup, dice: scripted(...faces('bbb')) });
  let match = choose(start, { do: 'attack', model: 'A', weapon: 'blade', target: 'b' });
  while (match.decisions[0]?.kind !== 'manoeuvre') match = choose(match, match.decisions[0]?.options?.[0]);
  const shown = createPresentation(laid.table.pack, laid.table.maps);
  checkClicks(match, shown);
  const meaning = clicksOn(shown, view(match, 'p1'));
  expect(choices(meaning([]).buttons)).toEqual(['none']);
  expect(ids(meaning(['b']).things)).toEqual(['hex-1,3', 'hex-1,4']);
  expect(choices(meaning(['b', 'hex-1,3']).buttons)).toEqual([{ push: { target: { hexes: 1, direction: 5 } } }]);
  expect(meaning(['b', 'hex-1,3', 'A', 'hex-1,2']).answer?.action.choice).toEqual({
    push: { target: { hexes: 1, direction: 5 }, attacker: { hexes: 1, direction: 5 } },
  });
});

import { createMatch, type Replay } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { englishPage, germanPage, renderReplay, replayOf } from '@rulewright/viewer';
import { expect, test } from 'vitest';
import { defaultContent } from '../content/index.js';
import { judgementOfTheGods as game } from '../index.js';
import type { Jog } from '../vocabulary/index.js';
import { createPresentation, english, german } from './index.js';
import { germanRefusals } from './refusals.de.js';
import { refusals } from './refusals.en.js';

/** The keys of a table of words with the keys of the tables inside, without the names of things. */
const keysOf = (table: object, path = ''): readonly string[] =>
  Object.entries(table).flatMap(([key, value]) => {
    if (path === '' && ['names', 'secret', 'roll'].includes(key)) return [];
    const own = `${path}${key}`;
    return typeof value === 'object' && value !== null ? [own, ...keysOf(value, `${own}.`)] : [own];
  });

test('every key of the one table of words is in the other, for the game and for the page', () => {
  expect([...keysOf(german(defaultContent))].sort()).toEqual([...keysOf(english(defaultContent))].sort());
  expect(Object.keys(germanRefusals).sort()).toEqual(Object.keys(refusals).sort());
  expect(Object.keys(germanPage).sort()).toEqual(Object.keys(englishPage).sort());
  // The values in a text are the same in every language.
  const holes = (text: string): readonly string[] => [...(text.match(/\{\w+\}/g) ?? [])].sort();
  for (const key of Object.keys(englishPage) as (keyof typeof englishPage)[]) {
    expect(holes(germanPage[key])).toEqual(holes(englishPage[key]));
  }
});

const bot = randomBot<Jog>('german');
const end = playOut(createMatch(game, { players: 3, seed: 'german' }), { p1: bot, p2: bot, p3: bot });
const replayIn = (language: ReturnType<typeof english>): Replay =>
  replayOf(end, createPresentation(defaultContent, language), { everything: true });

/** The words of four letters and more in all texts of a replay that people read. */
const wordsOf = ({ frames, ...rest }: Replay): ReadonlySet<string> => {
  const texts: string[] = [];
  const note = (value: unknown, key = ''): void => {
    if (
      typeof value === 'string' &&
      ![
        'id',
        'picture',
        'kind',
        'shape',
        'color',
        'fill',
        'outline',
        'form',
        'pattern',
        'rule',
        'who',
        'die',
        'anchor',
        'symbol',
        'key',
      ].includes(key)
    )
      texts.push(value);
    else if (Array.isArray(value)) for (const one of value) note(one, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) if (name !== 'rules') note(one, name);
  };
  note(rest);
  for (const frame of frames) note(frame);
  return new Set(texts.join(' ').match(/[A-Za-zÄÖÜäöüß]{4,}/g) ?? []);
};

test('a page in German holds no English word, neither of the game nor of the page', () => {
  const [inEnglish, inGerman] = [wordsOf(replayIn(english(defaultContent))), wordsOf(replayIn(german(defaultContent)))];
  expect(inGerman.size).toBeGreaterThan(80);
  expect([...inGerman].filter(word => inEnglish.has(word))).toEqual(['Gold', 'Winter']);
  const page = renderReplay(replayIn(german(defaultContent)), { words: germanPage });
  expect(page).toContain('<html lang="de">');
  const read = page
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*?(?:(?:aria-label|title|placeholder)="([^"]*)"[^>]*)*>/g, ' $1 ');
  for (const text of Object.values(englishPage)) {
    if (text.length < 4 || Object.values<string>(germanPage).includes(text)) continue;
    expect(read.split(/[^\p{L} ]+/u).map(part => part.trim())).not.toContain(text);
  }
});

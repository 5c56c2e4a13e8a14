import { readFileSync } from 'node:fs';
import { readLog, replay } from '@rulewright/core/log';
import { renderReplay, replayOf } from '@rulewright/viewer';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../tools/browser/chromium.js';
import { HtmlShelf } from '../../../viewer/src/fixtures/browser.js';
import { findGame } from '../games.js';

/** Short golden matches of every game: the first one by default, all of them and long ones with REPLAY_PAGES=all. */
const short: readonly (readonly [game: string, log: string, edition?: string])[] = [
  ['shroudfall-inches', 'corpus/0.1.0/beside-the-boar-golden-8'],
  ['eldfall-d20', 'corpus/0.1.0/at-the-exit-golden-1'],
  ['judgement-of-the-gods', 'corpus/1.0.0/rulings'],
  ['judgement-hex', 'corpus/1.0.0/5v5-2-golden-4'],
  ['judgement-hex', 'corpus-v11/1.0.0/3v3-1-golden-1', 'v11'],
];
const long: typeof short = [
  ['shroudfall-inches', 'corpus/0.1.0/lone-greedy-golden-21'],
  ['eldfall-d20', 'corpus/0.1.0/battle-royale-arena-2-golden-11'],
  ['eldfall-d20', 'corpus/0.1.0/antechamber-1-golden-22'],
  ['judgement-of-the-gods', 'corpus/1.0.0/2b'],
  ['judgement-hex', 'corpus/1.0.0/3v3-1-golden-6'],
  ['judgement-hex', 'corpus-v11/1.0.0/3v3-1-golden-8', 'v11'],
];
const watched = process.env.REPLAY_PAGES === 'all' ? [...short, ...long] : short.slice(0, 1);

/** Steps through every record of a page by the keyboard, each with the card of the next piece, and tells the words that are wrong. */
const STEPS = `(() => {
  const press = key => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const pace = document.querySelector('#pace');
  pace.value = 'record';
  pace.dispatchEvent(new Event('change'));
  press('Home');
  const seen = { records: 0, cards: 0, wrong: [] };
  for (;;) {
    press('m');
    seen.records += 1;
    if (!document.querySelector('#card').hidden) seen.cards += 1;
    const told = document.querySelector('#now .told').textContent;
    const words = ['#now', '#card', '#panels', '#legend'].map(part => document.querySelector(part).textContent).join(' ');
    const broken = words.match(/undefined|NaN|\\[object/);
    if (told.trim() === '' || broken) seen.wrong.push(location.hash + ' ' + told + ' ' + broken);
    if (document.querySelector('#next').getAttribute('aria-disabled') === 'true') return seen;
    press('ArrowRight');
  }
})()`;

const shelf = new HtmlShelf();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  shelf.clear();
});

test.each(watched)(
  'the pages of %s (%s) step through every record from each seat without an error',
  async (...match) => {
    const [id, file, edition] = match;
    const { game, presentation } = await findGame(id, edition);
    if (!presentation) throw new Error(`${id} has no pictures`);
    const log = readLog(readFileSync(new URL(`../../../${id}/${file}.jsonl`, import.meta.url), 'utf8'));
    const { match: played } = replay(game, log);
    for (const viewer of [undefined, ...log.header.players]) {
      const told = replayOf(played, presentation, viewer === undefined ? {} : { viewer });
      shelf.put('match.html', renderReplay(told));
      const { page, complaints, requests } = await shelf.open(browser, 'match.html');
      const { records, cards, wrong } = await page.evaluate<{ records: number; cards: number; wrong: string[] }>(STEPS);
      expect({ viewer, records, wrong, complaints, requests }).toEqual({
        viewer,
        records: told.frames.length,
        wrong: [],
        complaints: [],
        requests: [],
      });
      expect(cards).toBeGreaterThan(0);
    }
  },
);

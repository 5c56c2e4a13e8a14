import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../packages/tools/browser/chromium.js';
import { games } from './games.js';
import { type Served, serve } from './server.js';

/** Something that a person could do now: click a thing or a button, or wish for a place. Answers with what was done. */
const ONE_ACT = `(seed => {
  const of = list => list[seed % list.length];
  if (document.body.dataset.busy) return 'waits';
  const mine = document.querySelector('#asked').textContent;
  if (mine.startsWith('waiting')) return 'waits';
  const things = [...document.querySelectorAll('#board [data-id].can'), ...document.querySelectorAll('#buttons button')];
  if (things.length > 0) {
    const thing = of(things);
    const box = thing.getBoundingClientRect();
    const at = { bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    if (thing.tagName === 'BUTTON') thing.click();
    else thing.dispatchEvent(new MouseEvent('click', at));
    return 'clicks';
  }
  const svg = document.querySelector('#board svg');
  const box = svg.getBoundingClientRect();
  const at = { bubbles: true, clientX: box.x + box.width * ((seed % 97) / 97), clientY: box.y + box.height * ((seed % 89) / 89) };
  svg.dispatchEvent(new MouseEvent('click', at));
  return 'wishes';
})`;

describe('tables in two browsers', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-tables-'));
  let served: Served;
  let browser: Browser;
  const at = (path: string): string => `http://localhost:${served.port}${path}`;

  beforeAll(async () => {
    served = await serve(folder);
    browser = await openBrowser();
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const opened = async (game: string, more: object = {}): Promise<string> => {
    const body = JSON.stringify({ game, players: 2, seed: 'clicks', ...more });
    const { id } = (await (await fetch(at('/tables'), { method: 'POST', body })).json()) as { id: string };
    return id;
  };

  /** A page of somebody who sits down, or only watches, with all that came over its socket. */
  const guest = async (id: string, sits: boolean): Promise<{ readonly page: Page; readonly heard: string[] }> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const heard: string[] = [];
    page.on('websocket', socket => void socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    page.on('pageerror', error => heard.push(`error: ${String(error)}`));
    await page.goto(at(`/t/${id}`));
    await page.waitForSelector('#board svg');
    if (sits) {
      await page.click('#sit');
      await page.waitForFunction(`/^p\\d/.test(document.querySelector('#seat').textContent)`);
    }
    return { page, heard };
  };

  test.each(Object.keys(games))('%s is played by clicks, watched, and ends', async game => {
    const id = await opened(game);
    const [one, two, third] = [await guest(id, true), await guest(id, true), await guest(id, false)];
    const done: string[] = [];
    for (let turn = 0; done.length < 24 && turn < 600; turn++) {
      for (const { page } of [one, two]) {
        const act = await page.evaluate<string>(`${ONE_ACT}(${turn * 7919 + 13})`);
        if (act !== 'waits') done.push(act);
        else await page.waitForTimeout(10);
      }
    }
    expect(done.length).toBeGreaterThanOrEqual(24);
    expect(await third.page.locator('#story li').count()).toBeGreaterThan(1);
    await one.page.click('#concede');
    await third.page.waitForFunction(`!document.querySelector('#asked').textContent.startsWith('waiting')`);
    expect([...one.heard, ...two.heard, ...third.heard].filter(line => line.startsWith('error'))).toEqual([]);
    // Nobody but its player may know the answers to a decision.
    const answers = /"options":\[|"type":"suggested"/;
    expect(one.heard.some(line => answers.test(line))).toBe(true);
    expect(third.heard.filter(line => answers.test(line))).toEqual([]);
    for (const { page } of [one, two, third]) await page.context().close();
  });

  test('a match goes on after the server was killed, and after a client was away', async () => {
    const id = await opened('judgement-of-the-gods');
    const [one, two] = [await guest(id, true), await guest(id, true)];
    for (let turn = 0; turn < 20; turn++)
      for (const { page } of [one, two]) await page.evaluate(`${ONE_ACT}(${turn * 31 + 5})`);
    const log = readFileSync(join(folder, `${id}.jsonl`), 'utf8');
    const told = await one.page.innerText('#story');
    const { port } = served;
    await served.close();
    served = await serve(folder, port);
    await one.page.waitForFunction(`document.querySelector('#around').textContent.includes('p1, p2')`);
    expect(readFileSync(join(folder, `${id}.jsonl`), 'utf8')).toBe(log);
    expect(await one.page.innerText('#story')).toBe(told);
    expect(await one.page.innerText('#seat')).toBe('p1');
    expect(readdirSync(folder).filter(file => file.endsWith('.new'))).toEqual([]);
    for (const { page } of [one, two]) await page.context().close();
  });

  test('an action is taken back when all others agree', async () => {
    const id = await opened('judgement-of-the-gods');
    const [one, two] = [await guest(id, true), await guest(id, true)];
    const asked = async (): Promise<string> => one.page.innerText('#asked');
    const first = await asked();
    await one.page.click('#buttons button, #board [data-id].can');
    await one.page.waitForFunction(`document.querySelector('#asked').textContent !== ${JSON.stringify(first)}`);
    await one.page.click('#undo');
    await two.page.click('#said button');
    await one.page.waitForFunction(`document.querySelector('#asked').textContent === ${JSON.stringify(first)}`);
    for (const { page } of [one, two]) await page.context().close();
  });
});

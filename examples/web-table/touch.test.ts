import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { playByClicks } from './clicker.js';
import { openHall } from './hall.js';
import { leave, openTable, visit } from './visitors.js';

const hall = openHall();

type Touch = { readonly x: number; readonly y: number };

/** A finger that is put on the glass, moved, and lifted. The page gets pointer events only if it does not scroll by them. */
const drag = async (session: CDPSession, from: Touch, to: Touch): Promise<void> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Touch[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    await new Promise(later => setTimeout(later, 50));
  }
  await touch('touchEnd', []);
};

test('shroudfall-inches: a suggestion is drawn while its button has the focus, a finger scrolls an enlarged board, and a drag over the whole board shows the nearest legal answer, which a tap gives', {
  timeout: 120_000,
}, async () => {
  const { browser, origin } = hall;
  const id = await openTable(origin, 'shroudfall-inches');
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const [one, two] = [await visit(browser, origin, id, true, phone), await visit(browser, origin, id, true)];
  // Both seats click until the first one is asked for a place, which no list can hold.
  const isMine = `document.body.dataset.turn === 'mine' && document.body.dataset.busy === undefined`;
  const isPlace = `Boolean(${isMine} && document.querySelector('#wish')?.title.includes('place'))`;
  for (let i = 0; i < 400 && !(await one.page.evaluate(isPlace)); i++) {
    for (const { page } of [one, two]) {
      const waits = await page.evaluate(`Boolean(${isMine})`);
      const isThere = page === one.page && (await page.evaluate(isPlace));
      if (waits && !isThere) await page.evaluate(playByClicks, { seed: i + 1, most: 1 });
    }
  }
  const { page, errors } = one;
  expect(await page.evaluate(isPlace)).toBe(true);
  await page.locator('#board svg').scrollIntoViewIfNeeded();
  const box = await page.locator('#board').boundingBox();
  if (!box) throw new Error('no board');
  const at = (x: number, y: number): Touch => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  const before = await page.evaluate('scrollY');
  const session = await page.context().newCDPSession(page);
  const suggestion = page.locator('[data-suggested]').first();
  const drawn = (): Promise<number> => page.locator('#board svg *').count();
  const plain = await drawn();
  await suggestion.focus();
  expect(await drawn()).toBeGreaterThan(plain);
  await suggestion.blur();
  expect(await drawn()).toBe(plain);
  // A finger moves an enlarged board, and asks for nothing.
  await page.locator('#larger').tap();
  const places = `[document.body.dataset.zoom, document.querySelector('#board').scrollTop, document.querySelectorAll('#buttons .do').length]`;
  await page.evaluate(`document.querySelector('#board').scrollTop = 0`);
  await drag(session, at(0.25, 0.3), at(0.25, 0.1));
  await page.waitForFunction(`document.querySelector('#board').scrollTop > 0`);
  expect(await page.evaluate(places)).toEqual(['2', expect.any(Number), 0]);
  await page.locator('#smaller').tap();
  await page.waitForFunction(`document.body.dataset.zoom === '1'`);
  await drag(session, at(0.5, 0.5), at(0.4, 0.2));
  await page.waitForSelector('#buttons .do');
  // The answer that is drawn is not offered twice.
  const offered = (await page.innerText('#buttons .do')).replace('Do it: ', '');
  expect(await page.locator('#buttons [data-suggested]').allInnerTexts()).not.toContain(offered);
  expect(await page.evaluate('scrollY')).toBe(before);
  const records = one.heard.length;
  // A browser takes a tap right after a drag for the end of the drag.
  await new Promise(later => setTimeout(later, 700));
  await page.locator('#buttons .do').tap();
  await page.waitForFunction(`!document.querySelector('#buttons .do')`, undefined, { timeout: 10_000 });
  // The table has taken the answer.
  expect(one.heard.slice(records).some(({ type }) => type === 'change')).toBe(true);
  expect(errors).toEqual([]);
  await leave(one, two);
});

test('an enlarged board scrolls to a piece that the question is about, and a closed panel stays closed', {
  timeout: 120_000,
}, async () => {
  const { browser, origin } = hall;
  const id = await openTable(origin, 'judgement-hex', { bots: 1, options: { roundLimit: 2 } });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const visitor = await visit(browser, origin, id, true, phone);
  const { page, errors } = visitor;
  const isMine = `document.body.dataset.turn !== 'waits' && document.body.dataset.busy === undefined`;
  for (const _ of [1, 2]) await page.locator('#larger').tap();
  expect(await page.getAttribute('body', 'data-zoom')).toBe('3');
  /** The numbers of pieces that can be clicked, and of those in the window of the board. */
  const marked = (): Promise<readonly [all: number, seen: number]> =>
    page.evaluate<[number, number]>(`(() => {
      const window = document.querySelector('#board').getBoundingClientRect();
      const boxes = [...document.querySelectorAll('#board g.can[transform]')].map(one => one.getBoundingClientRect());
      const isSeen = ({ left, right, top, bottom }) =>
        left >= window.left && right <= window.right && top >= window.top && bottom <= window.bottom;
      return [boxes.length, boxes.filter(isSeen).length];
    })()`);
  // A panel that the reader closes stays closed, and is drawn with every change nevertheless.
  const panel = `document.querySelector('#panels details')`;
  const before = await page.evaluate(`${panel}.removeAttribute('open'), ${panel}.textContent`);
  let questions = 0;
  for (let i = 0; i < 150 && questions < 12; i++) {
    await page.waitForFunction(isMine);
    if (await page.evaluate(`document.body.dataset.turn === 'over'`)) break;
    const [all, seen] = await marked();
    if (all > 0) {
      questions++;
      expect(`${i}: ${all} marked, ${Math.min(1, seen)} seen`).toBe(`${i}: ${all} marked, 1 seen`);
    }
    await page.evaluate(playByClicks, { seed: i + 1, most: 1 });
  }
  expect(questions).toBe(12);
  expect(await page.evaluate(`${panel}.hasAttribute('open')`)).toBe(false);
  expect(await page.evaluate(`${panel}.textContent`)).not.toBe(before);
  expect(errors).toEqual([]);
  await leave(visitor);
});

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { FromServer } from './wire.js';

/** A page at a table, with everything that came over its socket. */
export interface Visitor {
  readonly page: Page;
  readonly heard: FromServer[];
  /** The errors of the page's scripts. */
  readonly errors: string[];
}

/** Opens a table by the server's interface, and answers with its id. */
export const openTable = async (origin: string, game: string, more: object = {}): Promise<string> => {
  const body = JSON.stringify({ game, players: 2, seed: 'clicks', ...more });
  const { id } = (await (await fetch(`${origin}/tables`, { method: 'POST', body })).json()) as { id: string };
  return id;
};

/** A page of somebody who sits down at a table, or only watches. */
export const visit = async (
  browser: Browser,
  origin: string,
  id: string,
  sits: boolean,
  device: BrowserContextOptions = {},
): Promise<Visitor> => {
  const page = await (await browser.newContext(device)).newPage();
  const visitor: Visitor = { page, heard: [], errors: [] };
  page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => void visitor.heard.push(JSON.parse(String(payload)) as FromServer));
  });
  page.on('pageerror', error => visitor.errors.push(String(error)));
  page.on('dialog', dialog => void dialog.accept());
  await page.goto(`${origin}/t/${id}`);
  await page.waitForSelector('#board svg');
  if (sits) {
    await page.click('#sit');
    await page.waitForFunction(`document.querySelector('#sit').hidden`);
  }
  return visitor;
};

/** Closes the pages of visitors. */
export const leave = async (...visitors: readonly Visitor[]): Promise<void> => {
  for (const { page } of visitors) await page.context().close();
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../../packages/tools/browser/chromium.js';
import { serve } from './server.js';

/** A server of tables and a browser, for the tests of a file. */
export interface Hall {
  /** The folder of the logs. */
  readonly folder: string;
  readonly origin: string;
  readonly browser: Browser;
}

/** Opens a server and a browser before the tests of a file, and closes both after them. */
export const openHall = (): Hall => {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-tables-'));
  const hall = { folder } as { -readonly [K in keyof Hall]: Hall[K] };
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    const served = await serve(folder);
    close = served.close;
    hall.origin = `http://localhost:${served.port}`;
    hall.browser = await openBrowser();
  }, 60_000);
  afterAll(async () => {
    await hall.browser.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  return hall;
};

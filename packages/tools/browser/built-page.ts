import { join } from 'node:path';
import { build, preview } from 'vite';
import { openBrowser } from './chromium.js';

/** The result of a page: its title after its modules have run, and every error that it raised or logged. */
export interface Told {
  readonly title: string;
  readonly errors: readonly string[];
}

/** Builds the page of a folder (its `index.html`) with Vite and loads it in headless Chromium from this machine alone. */
export const browserGives = async (folder: string): Promise<Told> => {
  await build({ root: folder, configFile: false, logLevel: 'warn', build: { outDir: join(folder, 'page') } });
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: join(folder, 'page') },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(String(error)));
    page.on('console', message => {
      // Every browser asks for an icon, and this page has none.
      if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico')) errors.push(message.text());
    });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForLoadState('networkidle');
    return { title: await page.title(), errors };
  } finally {
    await browser.close();
    await server.close();
  }
};

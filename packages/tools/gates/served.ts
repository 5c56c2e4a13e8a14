import { spawn } from 'node:child_process';
import { playByClicks } from '../../../examples/web-table/clicker.js';
import { openBrowser } from '../browser/chromium.js';
import type { Finished } from '../build/run.js';

/** The longest time until a server that is installed first answers, in milliseconds. */
const LONGEST = 300_000;

/** Opens a table against a bot in the lobby, and plays a whole match there by clicks. Answers with the end of the match in words. */
const playedAt = async (origin: string, game: string | undefined): Promise<string> => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    // The compiler of this program names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = made => made');
    await page.goto(origin);
    if (game !== undefined) await page.selectOption('select[name=game]', game);
    await page.click('#new button');
    await page.waitForSelector('#board svg');
    await page.click('#sit');
    await page.waitForFunction(`document.querySelector('#sit').hidden`);
    await page.evaluate(playByClicks, { seed: 7, most: 3000 });
    return `${await page.title()}: ${await page.innerText('#asked')}`;
  } finally {
    await browser.close();
  }
};

/**
 * Runs commands that end in a server, plays a match of the first game of its lobby and one of `game` by clicks in a browser, and ends
 * the server.
 */
export const playServed = (commands: string, cwd: string, env: NodeJS.ProcessEnv, game: string): Promise<Finished> =>
  new Promise(resolve => {
    const options = { cwd, env: { ...env, PORT: '0' }, detached: true, timeout: LONGEST } as const;
    const child = spawn('bash', ['-c', `set -euo pipefail\n${commands}`], options);
    let output = '';
    let playing = false;
    const end = (ok: boolean): void => {
      // The server is a grandchild: the whole group of processes ends.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      resolve({ ok, output });
    };
    const hear = (chunk: unknown): void => {
      output += String(chunk);
      const origin = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (origin === undefined || playing) return;
      playing = true;
      Promise.all([undefined, game].map(one => playedAt(origin, one))).then(
        told => {
          output += told.join('\n');
          end(true);
        },
        (error: unknown) => {
          output += String(error);
          end(false);
        },
      );
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', () => {
      if (!playing) resolve({ ok: false, output });
    });
  });

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '/tmp/wt/web/packages/tools/browser/chromium.js';
import { playByClicks } from '/tmp/wt/web/examples/web-table/clicker.js';
import { serve } from '/tmp/wt/web/examples/web-table/server.js';
const only = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'shots-'));
const served = await serve(folder);
const browser = await openBrowser();
const at = (path: string) => `http://localhost:${served.port}${path}`;
for (const [game, most] of [['judgement-of-the-gods', 5], ['judgement-hex', 75], ['shroudfall-inches', 29], ['eldfall-d20', 17]] as const) {
  if (only && !game.includes(only)) continue;
  const { id } = await (await fetch(at('/tables'), { method: 'POST', body: JSON.stringify({ game, players: 2, bots: 1, seed: 'shots' }) })).json() as { id: string };
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.addInitScript('globalThis.__name = f => f');
  page.on('pageerror', e => console.log(String(e)));
  await page.goto(at(`/t/${id}`));
  await page.waitForSelector('#board svg');
  await page.click('#sit');
  await page.waitForFunction(`document.querySelector('#sit').hidden`);
  if (process.argv[3] === 'drag') {
    for (let i = 0; i < 90; i++) {
      await page.evaluate(playByClicks, { seed: 9 + i, most: 1 });
      await page.waitForFunction(`document.body.dataset.turn !== 'waits' && !document.body.dataset.busy`);
      if (await page.evaluate(`!!document.querySelector('#wish') && /move/.test(document.querySelector('#asked').textContent)`)) break;
    }
  } else await page.evaluate(playByClicks, { seed: 9, most });
  await page.waitForFunction(`document.body.dataset.turn !== 'waits' && !document.body.dataset.busy`);
  if (process.argv[3] === 'drag') {
    await page.mouse.move(400, 400); await page.mouse.down(); await page.mouse.move(420, 380); await page.mouse.move(450, 350);
    await page.waitForTimeout(1500); await page.mouse.up(); await page.waitForTimeout(1500);
  }
  for (const [name, width, height] of [['desk', 1280, 800], ['phone', 390, 844]] as const) for (const scheme of ['light', 'dark'] as const) {
    if (process.argv[4] && !`${name}-${scheme}`.includes(process.argv[4])) continue;
    await page.setViewportSize({ width, height }); await page.emulateMedia({ colorScheme: scheme });
    await page.waitForTimeout(100);
    await page.screenshot({ path: `/tmp/shots/${game}-${name}-${scheme}.png` });
  }
  await page.context().close();
}
await browser.close(); await served.close(); process.exit(0);

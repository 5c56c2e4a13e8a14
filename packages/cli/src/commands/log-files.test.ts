import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from '../notebook.js';
import { EXIT } from '../terminal.js';

const folder = emptyFolder();
const jog = 'judgement-of-the-gods';
const played = join(folder, `${jog}-cli.jsonl`);
await run(['play', jog, '--seed', 'cli', '--bot', 'random', '--out', folder, '--quiet']);

describe('logs', () => {
  test('verify accepts what was played', async () => {
    expect(await run(['verify', played])).toMatchObject({
      code: EXIT.ok,
      out: expect.stringMatching(/replay to the same hash/),
    });
  });

  test('verify names the first record of an edited log', async () => {
    const lines = readFileSync(played, 'utf8').split('\n');
    const at = lines.findIndex(line => line.includes('"beat"'));
    const edited = join(folder, 'edited.jsonl');
    writeFileSync(edited, lines.with(at, `{"n":${at - 1},"beat":"0000000000000000"}`).join('\n'));
    const { code, err } = await run(['verify', edited]);
    expect(code).toBe(EXIT.found);
    expect(err).toMatch(new RegExp(`drift at record ${at - 1}\\b`));
  });

  test('a broken file is refused with its line', async () => {
    const broken = join(folder, 'broken.jsonl');
    writeFileSync(broken, readFileSync(played, 'utf8').slice(0, 700));
    expect(await run(['verify', broken])).toMatchObject({
      code: EXIT.input,
      err: expect.stringMatching(/broken\.jsonl: .*line \d+/),
    });
  });

  test('replay tells the story again, or makes the page', async () => {
    const { code, out } = await run(['replay', played]);
    expect(code).toBe(EXIT.ok);
    expect(out).toMatch(/JOG-SETUP/);
    expect(await run(['replay', played, '--viewer', 'p2'])).toMatchObject({ code: EXIT.ok });
    expect(await run(['replay', played, '--viewer', 'zed'])).toMatchObject({
      code: EXIT.usage,
      err: 'rulewright: --viewer: no seat is called "zed"; seats are p1, p2, p3, p4',
    });
    const page = join(folder, 'again.html');
    await run(['replay', played, '--html', page]);
    expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>/i);
  });
});

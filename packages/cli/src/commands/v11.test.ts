import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../main.js';
import { EXIT, type Terminal } from '../terminal.js';

const run = async (args: readonly string[], typed: readonly string[] = []) => {
  const out: string[] = [];
  const err: string[] = [];
  const lines = [...typed];
  const terminal: Terminal = {
    width: 100,
    color: false,
    out: line => out.push(line),
    err: line => err.push(line),
    progress: () => undefined,
    ask: async () => lines.shift(),
  };
  const code = await main(args, terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
};

const folder = (): string => mkdtempSync(join(tmpdir(), 'rulewright-v11-'));

test('a match of the v11 edition is left in words of places, and its log resumes by the edition that it names', async () => {
  const out = folder();
  const begun = await run(
    [
      'play',
      'judgement-hex',
      '--edition',
      'v11',
      '--map',
      'causeway',
      '--human',
      'p1',
      '--seed',
      'words',
      '--out',
      out,
    ],
    ['1'],
  );
  expect([begun.code, begun.err]).toEqual([EXIT.ok, '']);
  const [file = ''] = readdirSync(out).filter(name => name.endsWith('.jsonl'));
  const [header = ''] = readFileSync(join(out, file), 'utf8').split('\n');
  expect(JSON.parse(header)).toMatchObject({ game: 'judgement-hex', edition: { id: 'v11' } });
  const resumed = await run(['play', '--resume', join(out, file), '--human', 'p1', '--out', out], []);
  expect([resumed.code, resumed.err]).toEqual([EXIT.ok, '']);
  const page = join(out, 'page.html');
  expect((await run(['replay', join(out, file), '--html', page])).code).toBe(EXIT.ok);
  expect(readFileSync(page, 'utf8')).toContain('<svg');
});

test('an edition that a game does not have is refused with those that it has', async () => {
  const wrong = await run(['play', 'judgement-hex', '--edition', 'v12']);
  expect([wrong.code, wrong.err]).toEqual([
    EXIT.usage,
    'rulewright: judgement-hex has no edition v12; there are: v11, and the newest one where none is named',
  ]);
  const none = await run(['play', 'judgement-of-the-gods', '--edition', 'v11']);
  expect([none.code, none.err]).toEqual([EXIT.usage, 'rulewright: judgement-of-the-gods has one edition']);
});
